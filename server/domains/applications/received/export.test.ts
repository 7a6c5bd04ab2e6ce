import { describe, expect, test } from 'vitest';
import { CompanyFilters } from '../../../../contract/applications/company-filters.ts';
import { dayIn } from '../../../../contract/format/today.ts';
import type { Sent } from '../../../../contract/endpoint.ts';
import type { ownJobs } from '../../../../contract/jobs/own-jobs.ts';
import { openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';
import { readSession } from '../../../platform/sessions.ts';
import { eachReceived } from './received.ts';

// The received applications as a spreadsheet.

const SHEET = 'GET /barong/resource/applications.csv';
const PHONE = '98450 31277';

const form: NonNullable<Sent<(typeof ownJobs)['POST /barong/resource/jobs']>['body']> = {
  title: 'Weaver',
  description: 'Weaves.',
  location: 'Indore',
  employment_type: 'full_time',
  questions: [
    { kind: 'yes_no', text: 'Can you weave?', accepted: ['yes'] },
    { kind: 'number', text: 'Years at the loom?', least: 2 },
    { kind: 'text', text: 'Why us?' },
  ],
};

async function send(as: Actor, jobId: number, said: string[], more: object = {}): Promise<number> {
  const { body: job } = await portal.call('GET /barong/public/jobs/:id', { params: { id: jobId } });
  const { status, body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id: jobId },
    body: {
      cover_letter: 'I weave.',
      answers: said.map((answer, index) => ({
        question_id: job.questions[index]?.id ?? '',
        answer,
        explanation: 'I learn fast.',
      })),
      ...more,
    },
  });
  expect(status).toBe(201);
  return body.id;
}

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Godavari Looms' } });
const asha = await register(portal, { name: 'Asha Rao' });
const meera = await register(portal, { name: '=Meera Joshi' });
await portal.call('POST /barong/resource/user_profile', {
  as: asha,
  body: {
    name: 'Asha Rao',
    title: 'Weaver',
    location: 'Indore',
    expected_ctc_lpa: 3.2,
    notice_period_days: 15,
    experience: [],
    education: [],
  },
});
const posted = await portal.call('POST /barong/resource/jobs', {
  as: recruiter,
  body: form,
});
const weaving = posted.body.id;
const driving = await openJob(portal, companyId, { title: 'Driver' });
await send(asha, weaving, ['yes', '1', 'The silk'], { share_ctc: true });
await send(meera, weaving, ['yes', '4', `Call ${PHONE}`], { share_contact: false });
await send(asha, driving, []);

async function sheet(query: Record<string, unknown> = {}, language = 'en', as = recruiter) {
  const answer = await portal.call(SHEET, { as, query, headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [heading = '', ...rows] = answer.text.replace('\u{FEFF}', '').trimEnd().split('\r\n');
  const cellsOf = (row: string) => row.slice(1, -1).split('","');
  const names = cellsOf(heading);
  return rows.map((row) =>
    Object.fromEntries(cellsOf(row).map((cell, index) => [names[index] ?? '', cell])),
  );
}

test('has a row for every application that the filters leave, in the order of the list', async () => {
  const rowsOf = async (query: Record<string, unknown>) =>
    (await sheet(query)).map((row) => `${row['Candidate']}: ${row['Job Title']}`);
  expect(await rowsOf({})).toEqual([
    'Asha Rao: Driver',
    "'=Meera Joshi: Weaver",
    'Asha Rao: Weaver',
  ]);
  expect(await rowsOf({ search: 'asha' })).toEqual(['Asha Rao: Driver', 'Asha Rao: Weaver']);
  expect(await rowsOf({ job_id: weaving, must_haves: 'missed' })).toEqual(['Asha Rao: Weaver']);
  expect(await rowsOf({ status: ['rejected'] })).toEqual([]);
});

test('says what was sent: must-haves met, notice, pay that was shared, and the answers', async () => {
  const [row] = await sheet({ job_id: weaving, search: 'asha' });
  expect(row).toMatchObject({
    Title: 'Weaver',
    Location: 'Indore',
    Email: asha.user.email,
    Status: 'Pending',
    'Must-Haves Met': '1 of 2',
    'Experience (years)': '0',
    'Notice (days)': '15',
    'Expected Pay (LPA)': '3.2',
    Answers: expect.stringContaining('Years at the loom? · 1 · I learn fast.'),
  });
  const [other] = await sheet({ job_id: driving });
  expect(other?.['Expected Pay (LPA)']).toBe('');
  const [hindi] = await sheet({ job_id: weaving, search: 'asha' }, 'hi');
  expect(hindi).toMatchObject({ 'ज़रूरी शर्तें पूरी': '2 में से 1', स्थिति: 'अभी नहीं देखा' });
});

test('names the portal as its owner does', async () => {
  await portal.db
    .updateTable('applications')
    .set({ source: 'recommended' })
    .where('job_id', '=', driving)
    .execute();
  const [row] = await sheet({ job_id: driving });
  expect(Object.values(row ?? {})).toContain('Recommended by Vritti');
});

test('keeps address and number of candidates who do not share them out of every cell', async () => {
  const [row] = await sheet({ search: 'meera' });
  expect(row).toMatchObject({ Email: 'Not shared' });
  expect(JSON.stringify(row)).not.toContain(meera.user.email);
  expect(JSON.stringify(row)).not.toContain(PHONE);
});

test('is for recruiters, of their own company alone, and notes that somebody exported it', async () => {
  const { recruiter: other } = await openTeam(portal);
  expect(await sheet({ job_id: weaving }, 'en', other)).toEqual([]);
  expect((await portal.call(SHEET, {})).status).toBe(401);
  expect((await portal.call(SHEET, { as: asha })).status).toBe(403);
  expect((await portal.call(SHEET, { as: recruiter, query: { status: 'x' } })).status).toBe(422);
  const noted = await portal.db
    .selectFrom('security_events')
    .select('kind')
    .where('account_id', '=', other.user.id)
    .where('kind', '=', 'export')
    .execute();
  expect(noted).toHaveLength(1);
});

describe('an export that has begun', () => {
  const begun = async () => {
    const team = await openTeam(portal, { colleague: 'Ravi Menon' });
    const { colleague, recruiter: owner } = team;
    await send(asha, await openJob(portal, team.companyId), []);
    const account = await readSession(portal.db, colleague.token);
    if (!account) throw new Error('The colleague is not signed in');
    const services = { ...portal.services, addressOf: () => '' };
    const parts = eachReceived(services, account, CompanyFilters.parse({}));
    return { owner, colleague, nextPart: () => parts.next() };
  };

  test('goes on while its reader may', async () => {
    const { nextPart } = await begun();
    expect((await nextPart()).value).toMatchObject([{ user: { username: 'Asha Rao' } }]);
  });

  test('stops once its reader was removed from the team', async () => {
    const { owner, colleague, nextPart } = await begun();
    const { status } = await portal.call('DELETE /barong/resource/team/members/:id', {
      as: owner,
      params: { id: colleague.user.id },
    });
    expect(status).toBe(200);
    await expect(nextPart()).rejects.toThrow('identity.session.invalid');
  });

  test('stops once its reader has logged out', async () => {
    const { colleague, nextPart } = await begun();
    await portal.call('DELETE /barong/identity/sessions', { as: colleague });
    await expect(nextPart()).rejects.toThrow('identity.session.invalid');
  });
});

test('the list says how many answers are due within a week', async () => {
  const dueIn = async () =>
    (await portal.call('GET /barong/resource/applications', { as: recruiter })).body
      .due_within_week;
  const endOfDayIn = (days: number) => `${dayIn(days)}T23:59:59+05:30`;
  const promise = (answer_due_at: string) =>
    portal.db
      .updateTable('applications')
      .set({ answer_due_at })
      .where('job_id', '=', weaving)
      .execute();
  expect(await dueIn()).toBe(0);
  await promise(endOfDayIn(7));
  expect(await dueIn()).toBe(2);
  await promise(endOfDayIn(8));
  expect(await dueIn()).toBe(0);
});

test('the list says how many answers come in time once that is public', async () => {
  const inTime = async () =>
    (await portal.call('GET /barong/resource/applications', { as: recruiter })).body
      .answers_in_time_percent;
  const { id } = await portal.db
    .selectFrom('jobs')
    .select('company_id as id')
    .where('id', '=', weaving)
    .executeTakeFirstOrThrow();
  const counted = (answers_counted: number, answers_in_time: number) =>
    portal.db
      .updateTable('companies')
      .set({ answers_counted, answers_in_time })
      .where('id', '=', id)
      .execute();
  await counted(9, 9);
  expect(await inTime()).toBeNull();
  await counted(25, 23);
  expect(await inTime()).toBe(92);
});
