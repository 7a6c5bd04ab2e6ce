import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

// Pay that nothing else in an answer is likely to contain.
const CURRENT = 7.6543;
const EXPECTED = 8.7654;
const FIGURES = /7\.?65,?43|8\.?76,?54/;

let recruiter: Session;
let seeker: Session;
let companyId: number;
let jobId: number;

const portal = await openPortal();

beforeEach(async () => {
  // Its list shows the pay that others have shared with it.
  ({ companyId, recruiter } = await openTeam(portal));
  jobId = await openJob(portal, companyId);
  seeker = await register(portal);
  await portal.call('POST /barong/resource/user_profile', {
    as: seeker,
    body: {
      name: 'Asha Rao',
      current_ctc_lpa: CURRENT,
      expected_ctc_lpa: EXPECTED,
      experience: [],
      education: [],
      notice_period_days: 45,
    },
  });
});

async function send(letter: object): Promise<number> {
  const { status, body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as: seeker,
    params: { id: jobId },
    body: { cover_letter: 'I kept the books.', ...letter },
  });
  expect(status).toBe(201);
  return body.id;
}

const candidate = (id: number) =>
  portal.call('GET /barong/resource/applications/:id/candidate', {
    as: recruiter,
    params: { id },
  });

/** Everything that the company is told about an application, as text. */
async function textsForCompany(id: number): Promise<string> {
  const asked = (as: Actor) => ({ as, params: { id }, query: {} });
  const answers = [
    await candidate(id),
    await portal.call('GET /barong/resource/applications/:id', asked(recruiter)),
    await portal.call('GET /barong/resource/applications', asked(recruiter)),
    await portal.call('GET /barong/resource/jobs/:id/applications', {
      as: recruiter,
      params: { id: jobId },
    }),
    await portal.call('GET /barong/resource/notifications', { as: recruiter }),
  ];
  const mails = await portal.mailsTo(recruiter.user.email);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(mails.length).toBeGreaterThan(0);
  return JSON.stringify([answers.map(({ body }) => body), mails]);
}

describe('current and expected pay', () => {
  test('do not reach the company with an application that does not share them', async () => {
    for (const letter of [{}, { share_ctc: false }]) {
      jobId = await openJob(portal, companyId);
      const id = await send(letter);
      expect((await candidate(id)).body).toMatchObject({
        current_ctc_lpa: null,
        expected_ctc_lpa: null,
        notice_period_days: 45,
      });
      expect(await textsForCompany(id)).not.toMatch(FIGURES);
    }
  });

  test('reach the company with an application that shares them, as they were then', async () => {
    const id = await send({ share_ctc: true });
    await portal.call('POST /barong/resource/user_profile', {
      as: seeker,
      body: { name: 'Asha Rao', current_ctc_lpa: 20, experience: [], education: [] },
    });
    const shared = { current_ctc_lpa: CURRENT, expected_ctc_lpa: EXPECTED };
    expect((await candidate(id)).body).toMatchObject(shared);
    expect(await textsForCompany(id)).toMatch(FIGURES);
  });

  test('are taken back where the application is sent again without them', async () => {
    const id = await send({ share_ctc: true });
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: seeker,
      params: { id },
    });
    expect(await send({})).toBe(id);
    expect(await textsForCompany(id)).not.toMatch(FIGURES);
  });
});

test('an application from before profiles had these fields is shown without them', async () => {
  const id = await send({});
  const { name, phone, title, location, about, skills, education } = (await candidate(id)).body;
  const worked = { startDate: '2020-01', endDate: '2020-12', current: false };
  const entry = { id: 'a', title: 'Clerk', company: '', location: '', ...worked, description: '' };
  const old = { name, phone, title, location, about, skills, experience: [entry], education };
  await portal.db
    .updateTable('applications')
    .set({ candidate: JSON.stringify(old) })
    .where('id', '=', id)
    .execute();
  expect((await candidate(id)).body).toMatchObject({
    experience: [{ ...entry, skills: [] }],
    total_experience_months: 12,
    notice_period_days: null,
    preferred_locations: [],
    languages: [],
    work_authorisation: null,
    current_ctc_lpa: null,
  });
});
