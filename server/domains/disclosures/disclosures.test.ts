import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addApplication, addDocument } from '../../../db/world/hiring.ts';
import { openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const read = (as: Actor | undefined, query = {}) =>
  portal.call('GET /barong/resource/disclosures', { as, query });
const shown = async (as: Actor) => (await read(as)).body.disclosures;

test('an application shows which company and job it went to, and what was sent', async () => {
  const seeker = await register(portal);
  const company = await openCompany(portal);
  const { id } = seeker.user;
  const bare = await openJob(portal, company.id, { title: 'Tailor' });
  await addApplication(portal.db, id, bare, { cover_letter: '' });
  const resume = await addDocument(portal.db, id);
  const whole = await openJob(portal, company.id, { title: 'Cutter' });
  await addApplication(portal.db, id, whole, {
    resume_id: resume.id,
    candidate: { phone: '+919876543210', expected_ctc_inr: 500_000 },
  });
  const rows = await shown(seeker);
  expect(
    rows.map(({ kind, company_name, job_title, what }) => [kind, company_name, job_title, what]),
  ).toEqual([
    ['application', company.name, 'Cutter', ['profile', 'letter', 'resume', 'pay']],
    ['application', company.name, 'Tailor', ['profile']],
    ['contact', company.name, null, ['email']],
  ]);
});

test('a company that looked is listed once a day, with all that it opened', async () => {
  const seeker = await register(portal);
  const company = await openCompany(portal);
  const view = { account_id: seeker.user.id, company_id: company.id, reason: 'applied' } as const;
  await portal.db
    .insertInto('profile_views')
    .values([
      { ...view, what: 'resume', day: '2026-02-05', seen_at: '2026-02-05T06:05:00Z' },
      { ...view, what: 'profile', day: '2026-02-05', seen_at: '2026-02-05T06:00:00Z' },
      { ...view, what: 'profile', day: '2026-01-05', seen_at: '2026-01-05T06:00:00Z' },
    ])
    .execute();
  expect(await shown(seeker)).toMatchObject([
    { kind: 'view', company_name: company.name, what: ['profile', 'resume'], until: null },
    { kind: 'view', what: ['profile'], at: '2026-01-05T06:00:00.000Z' },
  ]);
});

test('a public profile has each period in which it was public, with beginning and end', async () => {
  const seeker = await register(portal);
  const { id } = seeker.user;
  const code = (value: string | null) =>
    portal.db
      .updateTable('public_profiles')
      .set({ code: value })
      .where('account_id', '=', id)
      .execute();
  await portal.db.insertInto('public_profiles').values({ account_id: id }).execute();
  expect(await shown(seeker)).toEqual([]);
  await code(`first-${id}`);
  expect(await shown(seeker)).toMatchObject([{ kind: 'public_profile', until: null }]);
  await code(null);
  await code(`second-${id}`);
  const [open, ended, ...others] = await shown(seeker);
  expect([open?.company_name, open?.until, others]).toEqual([null, null, []]);
  expect(Date.parse(ended?.until ?? '')).toBeGreaterThanOrEqual(Date.parse(ended?.at ?? ''));
});

test('an admin who opened the resume is listed with the reason', async () => {
  const seeker = await register(portal);
  const { id } = seeker.user;
  await portal.db
    .insertInto('resume_accesses')
    .values({ account_id: id, doc_name: 'x.pdf', reason: 'It cannot be read.' })
    .execute();
  expect(await shown(seeker)).toMatchObject([
    { kind: 'operator', company_name: null, what: ['resume'], reason: 'It cannot be read.' },
  ]);
});

test('is for seekers only, each about themselves, page by page', async () => {
  const [mine, other] = [await register(portal), await register(portal)];
  const company = await openCompany(portal);
  await addApplication(portal.db, other.user.id, await openJob(portal, company.id));
  expect((await read(mine)).body).toMatchObject({ disclosures: [], meta: { total: 0 } });
  expect((await read(undefined)).status).toBe(401);
  const recruiter = await registerRecruiter(portal, company.id);
  expect((await read(recruiter)).body.errors).toEqual(['authz.unauthorized']);
  expect((await read(mine, { page: 'x' })).status).toBe(422);
});

test('the periods of a public profile are forgotten together with the views from those periods', async () => {
  const { id } = (await register(portal)).user;
  const began_at = '2024-01-05T06:00:00Z';
  await portal.db
    .insertInto('public_profile_periods')
    .values([
      { account_id: id, began_at, ended_at: '2024-02-05T06:00:00Z' },
      { account_id: id, began_at },
    ])
    .execute();
  await sql`select graphile_worker.add_job('forget_old_public_times')`.execute(portal.db);
  await portal.work();
  const left = await portal.db
    .selectFrom('public_profile_periods')
    .select('ended_at')
    .where('account_id', '=', id)
    .execute();
  expect(left).toEqual([{ ended_at: null }]);
});
