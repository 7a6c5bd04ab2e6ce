import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { apply, carryOutDecisions, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { sql } from 'kysely';
import { IN_ORDER } from '../../../../contract/test/in-order.ts';

const portal = await openPortal();
let recruiter: Session;
let seeker: Session;
let companyId: number;
let applicationId: number;
let blindJobId: number;

const NAME = 'Kaveri Ramanathan';
const COLLEGE = 'Vellore Weaving College';
const PHONE = '98450 31277';
const LETTER = `I am Kaveri, kaveri@looms.example, ${PHONE}, 24 years old, from ${COLLEGE}. RAMANATHAN is my name. Gender: Female. DOB: 12/03/1999.`;

/** Everything that could reveal who it is. */
const SECRETS = [
  'kaveri',
  'ramanathan',
  'vellore',
  '98450',
  '31277',
  '24 years',
  '2021-06',
  'female',
  '1999',
];

const secretsIn = (said: unknown) => {
  const text = (typeof said === 'string' ? said : JSON.stringify(said)).toLowerCase();
  return SECRETS.filter((secret) => text.includes(secret));
};

const as = () => ({ as: recruiter });

const everything = async () => ({
  list: (await portal.call('GET /barong/resource/applications', as())).body,
  one: (
    await portal.call('GET /barong/resource/applications/:id', {
      ...as(),
      params: { id: applicationId },
    })
  ).body,
  candidate: (
    await portal.call('GET /barong/resource/applications/:id/candidate', {
      ...as(),
      params: { id: applicationId },
    })
  ).body,
  sheet: (await portal.call('GET /barong/resource/applications.csv', as())).text,
  stats: (await portal.call('GET /barong/resource/hr/job_stats', as())).body,
  candidates: (await portal.call('GET /barong/resource/candidates', { ...as(), query: {} })).body,
  byName: (
    await portal.call('GET /barong/resource/candidates', { ...as(), query: { search: 'Kaveri' } })
  ).body,
  ofJob: (
    await portal.call('GET /barong/resource/jobs/:id/applications', {
      ...as(),
      params: { id: blindJobId },
    })
  ).body,
  figures: (await portal.call('GET /barong/resource/hr/figures.csv', { ...as(), query: {} })).text,
  conversations: (await portal.call('GET /barong/resource/conversations', as())).body,
  interviews: (await portal.call('GET /barong/resource/interviews', as())).body,
  offers: (await portal.call('GET /barong/resource/offers', as())).body,
  team: (await portal.call('GET /barong/resource/team/activity', { ...as(), query: {} })).body,
  notifications: (await portal.call('GET /barong/resource/notifications', as())).body,
});

beforeAll(async () => {
  ({ companyId, recruiter } = await openTeam(portal, { company: { name: 'Godavari Looms' } }));
  seeker = await register(portal, { name: NAME });
  await portal.db
    .insertInto('profiles')
    .values({
      account_id: seeker.user.id,
      about: `Kaveri weaves. See www.kaveri.example or call ${PHONE}.`,
      skills: ['Weaving', `Call ${PHONE}`, 'Kaveri brocade', `Looms of ${COLLEGE}`],
      preferred_locations: [`Salem, ${PHONE}`],
      experience: JSON.stringify([
        {
          id: 'w',
          title: 'Weaver',
          company: 'Ramanathan Looms',
          location: `Salem ${PHONE}`,
          startDate: null,
          endDate: null,
          current: true,
          description: '',
          skills: ['Kaveri stitch'],
        },
      ]),
      education: JSON.stringify([
        {
          id: 'e',
          degree: 'Diploma, Vellore Institute of Textiles',
          institution: COLLEGE,
          field: 'Weaving (IIT Vellore)',
          location: 'Vellore',
          startDate: '2018-06',
          endDate: '2021-06',
          current: false,
          description: `At ${COLLEGE}`,
          score: null,
          scoreKind: null,
        },
      ]),
    })
    .execute();
  const blind = await openJob(portal, companyId, { is_blind: true });
  blindJobId = blind;
  applicationId = (await apply(portal, seeker, blind, { cover_letter: LETTER })).id;
  await addResume();
  await portal.work();
});

/** Gives the application a resume, as if it had been sent with it. */
async function addResume(): Promise<void> {
  const { id: resume } = await portal.db
    .insertInto('documents')
    .values({
      account_id: seeker.user.id,
      doc_type: 'Resume',
      doc_name: 'kaveri.pdf',
      media_type: 'application/pdf',
      size_bytes: 3,
      file_key: 'none',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('applications')
    .set({ resume_id: resume, resume_name: 'kaveri.pdf' })
    .where('id', '=', applicationId)
    .execute();
}

describe('an application to a blind job', IN_ORDER, () => {
  test('until somebody is shortlisted no answer, mail or notification says who it is', async () => {
    for (const [what, said] of Object.entries(await everything())) {
      expect([what, secretsIn(said)]).toEqual([what, []]);
    }
    const mails = portal.inbox.of(recruiter.user.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(secretsIn(mail)).toEqual([]);
    const { list, candidate } = await everything();
    const listed = list.applications.find(({ id }) => id === applicationId);
    const code = listed?.user.username ?? '';
    expect(code).toMatch(/^Candidate [2-9A-HJ-NP-Z]{4}$/);
    expect(candidate).toMatchObject({
      id: 0,
      is_hidden: true,
      name: code,
      email: null,
      phone: null,
    });
    expect(mails.some(({ subject }) => subject?.startsWith(`${code} applied`))).toBe(true);
  });

  test('the resume stays closed, and no search finds them by name, college, number or skill', async () => {
    const resume = await portal.call('GET /barong/resource/applications/:id/resume', {
      ...as(),
      params: { id: applicationId },
    });
    expect(resume.status).toBe(403);
    expect(JSON.stringify(resume.body)).toContain('resource.application.reviewed_blind');
    const found = async (search: string) =>
      (await portal.call('GET /barong/resource/applications', { ...as(), query: { search } })).body
        .applications.length;
    const hidden = ['Kaveri', seeker.user.email, COLLEGE, 'Looms of', 'brocade', PHONE, 'Call'];
    hidden.push('कावेरी');
    for (const search of hidden) expect([search, await found(search)]).toEqual([search, 0]);
    expect(await found('weaving')).toBe(1);
  });

  test('asking for notes about one account after another does not tell who applied', async () => {
    const notes = await portal.call('GET /barong/resource/candidates/:id/notes', {
      ...as(),
      params: { id: seeker.user.id },
    });
    expect(notes.status).toBe(404);
  });

  test('an application to an open job of the same company leads to no hidden one', async () => {
    const open = await apply(portal, seeker, await openJob(portal, companyId));
    const { body } = await portal.call('GET /barong/resource/applications/:id/candidate', {
      ...as(),
      params: { id: open.id },
    });
    expect(body.name).toBe(NAME);
    expect(body.applications.map(({ id }) => id)).toEqual([open.id]);
    const hidden = await portal.call('GET /barong/resource/applications/:id/candidate', {
      ...as(),
      params: { id: applicationId },
    });
    expect(hidden.body.applications).toEqual([]);
  });

  test('a letter to the candidate names them, and the company reads the code in its place', async () => {
    await portal.call('PUT /barong/resource/applications/:id/status', {
      ...as(),
      params: { id: applicationId },
      body: { status: 'reviewing', note: `Dear ${NAME}, we are reading.` },
    });
    const { candidate } = await everything();
    expect(secretsIn(candidate.events)).toEqual([]);
    const { body: team } = await portal.call('GET /barong/resource/team/activity', {
      ...as(),
      query: {},
    });
    expect(team.activity.map(({ kind }) => kind)).toContain('status_changed');
    expect(secretsIn(team)).toEqual([]);
    expect(JSON.stringify(candidate.events)).toContain('we are reading.');
  });

  test('a decision that can still be undone reveals nobody; once it counts, the name shows', async () => {
    await portal.call('POST /barong/resource/applications/decisions', {
      ...as(),
      body: { ids: [applicationId], status: 'accepted' },
    });
    expect((await everything()).candidate.is_hidden).toBe(true);
    await carryOutDecisions(portal);
    const { candidate, byName } = await everything();
    expect(candidate).toMatchObject({ is_hidden: false, name: NAME, id: seeker.user.id });
    expect(candidate.events.map(({ kind }) => kind)).toContain('revealed');
    expect(candidate.resumeFileName).toBe('kaveri.pdf');
    expect(byName.candidates.map(({ id }) => id)).toEqual([seeker.user.id]);
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params: { id: applicationId },
    });
    expect(mine.body.events.map(({ kind }) => kind)).toContain('revealed');
  });

  test('a candidate who was shortlisted stays known when rejected later', async () => {
    await portal.call('PUT /barong/resource/applications/:id/status', {
      ...as(),
      params: { id: applicationId },
      body: { status: 'rejected' },
    });
    expect((await everything()).candidate.name).toBe(NAME);
  });
});

test('a job that was not blind when somebody applied hides nobody afterwards', async () => {
  const job = await openJob(portal, companyId);
  const other = await register(portal, { name: 'Ravi Pillai' });
  const { id } = await apply(portal, other, job);
  await portal.db.updateTable('jobs').set({ is_blind: true }).where('id', '=', job).execute();
  const { body } = await portal.call('GET /barong/resource/applications/:id', {
    ...as(),
    params: { id },
  });
  expect(body).toMatchObject({ is_hidden: false, user: { username: 'Ravi Pillai' } });
});

test('codes of a thousand applications in a row are all different', async () => {
  const { rows } = await sql<{ codes: number }>`select count(distinct candidate_code(id)) as codes
    from generate_series(4000, 4999) as id`.execute(portal.db);
  expect(rows[0]?.codes).toBe(1000);
});
