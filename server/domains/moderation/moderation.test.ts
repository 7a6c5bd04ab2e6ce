import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import type { ModerationAct } from '../../../contract/moderation/acts.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const moderator: Actor = await registerAdmin(portal);
const otherModerator = await registerAdmin(portal);

const PLAIN = 'Keeps the books of a mill with 200 people in the middle of Indore.';
const SWINDLE =
  'Registration fee of Rs 500 is to be paid before joining. Message us on WhatsApp 98765 43210.';
const REASON = 'The posting asks for money before work.';

let towns = 0;
/** Posts over HTTP like a recruiter, and runs the check of postings. */
async function post(as: Actor, description = `${PLAIN} Gate ${'x'.repeat((towns += 1))}.`) {
  const body = { title: 'Accountant', location: 'Indore', employment_type: 'full_time' as const };
  const posted = await portal.call('POST /barong/resource/jobs', {
    as,
    body: { ...body, description },
  });
  await portal.work();
  return posted.body.id;
}
async function openHiring(facts: object = {}) {
  const company = await openCompany(portal, facts);
  const recruiter = await registerRecruiter(portal, company.id);
  return { company, recruiter };
}

const moderate = (id: number, act: ModerationAct, as = moderator) =>
  portal.call('POST /barong/admin/moderation/jobs/:id/acts', {
    as,
    params: { id },
    body: { act, reason: REASON },
  });
const caseOf = async (id: number) =>
  (await portal.call('GET /barong/admin/moderation/jobs/:id', { as: moderator, params: { id } }))
    .body;
const ownOf = async (as: Actor, id: number) =>
  (await portal.call('GET /barong/resource/jobs/:id/moderation', { as, params: { id } })).body;
const appeal = (as: Actor, id: number) =>
  portal.call('POST /barong/resource/jobs/:id/appeals', {
    as,
    params: { id },
    body: { text: 'The fee is for the bus pass, and is given back.' },
  });
const pageOf = async (id: number) =>
  (await portal.call('GET /barong/public/jobs/:id', { params: { id } })).status;
const found = async (companyId: number) =>
  (await portal.call('GET /barong/public/jobs', { query: { company_id: companyId } })).body.jobs
    .length;
const subjectsTo = ({ user }: Session) => portal.subjectsTo(user.email);
const newsOf = async (as: Actor, kind: string) =>
  (await portal.call('GET /barong/resource/notifications', { as })).body.notifications.filter(
    (one) => one.kind === kind,
  );
const openReportsOf = async (id: number) =>
  (await caseOf(id)).reports.filter(({ decided_at }) => decided_at === null);

describe('a moderator', () => {
  test('reads a job’s text as visitors do, without any markup of its own', async () => {
    const { recruiter } = await openHiring();
    const id = await post(recruiter, `${PLAIN}\n\n## Tasks\n\n- <b>Keep</b> books`);
    const { job } = await caseOf(id);
    expect(job.description_html).toContain(
      '<h3>Tasks</h3><ul><li>&lt;b&gt;Keep&lt;/b&gt; books</li></ul>',
    );
  });

  test('holds a job: nobody finds it or applies, and the company reads why', async () => {
    const { company, recruiter } = await openHiring();
    const id = await post(recruiter);
    expect([await pageOf(id), await found(company.id)]).toEqual([200, 1]);
    const held = await moderate(id, 'held');
    expect(held.body.job.state).toBe('held');
    expect([await pageOf(id), await found(company.id)]).toEqual([410, 0]);
    const { preview_token: token } = await portal.db
      .selectFrom('jobs')
      .select('preview_token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const preview = await portal.call('POST /barong/public/jobs/:id/preview', {
      params: { id },
      body: { token },
    });
    expect(preview.status).toBe(410);
    const seeker = await register(portal);
    const refused = await portal.call('POST /barong/resource/jobs/:id/apply', {
      as: seeker,
      params: { id },
      body: { cover_letter: 'I keep books.' },
    });
    expect(refused.body.errors).toEqual(['resource.job.not_open']);

    const own = await portal.call('GET /barong/resource/hr/jobs', {
      as: recruiter,
      query: { status: 'held' },
    });
    expect(own.body.jobs[0]).toMatchObject({ state: 'held', paused_by_moderation: true });
    expect((await ownOf(recruiter, id)).acts).toMatchObject([{ act: 'held', reason: REASON }]);
    expect(await subjectsTo(recruiter)).toEqual(['“Accountant” is on hold']);
    expect(await newsOf(recruiter, 'job_moderated')).toHaveLength(1);

    const released = await moderate(id, 'released');
    expect(released.body.acts.map(({ act, by }) => [act, typeof by])).toEqual([
      ['released', 'string'],
      ['held', 'string'],
    ]);
    expect([await pageOf(id), await found(company.id)]).toEqual([200, 1]);
  });

  test('removes a job for good: its company cannot open it, and those who applied are warned', async () => {
    const { recruiter } = await openHiring();
    const id = await post(recruiter);
    const seeker = await register(portal);
    await apply(portal, seeker, id);
    const hired = await register(portal);
    await addApplication(portal.db, hired.user.id, id, { status: 'hired' });
    await portal.call('POST /barong/public/jobs/:id/reports', {
      params: { id },
      body: { reason: 'money' },
    });
    await moderate(id, 'removed');
    expect(await pageOf(id)).toBe(410);
    const codes = await Promise.all([
      portal.call('PUT /barong/resource/jobs/:id', {
        as: recruiter,
        params: { id },
        body: { title: 'Clerk' },
      }),
      portal.call('POST /barong/resource/jobs/:id/reopening', {
        as: recruiter,
        params: { id },
        body: {},
      }),
    ]);
    expect(codes.map(({ body }) => body.errors)).toEqual([
      ['resource.job.removed_by_moderation'],
      ['resource.job.removed_by_moderation'],
    ]);
    for (const one of [seeker, hired]) {
      expect(await subjectsTo(one)).toEqual([
        expect.stringContaining('We have removed Accountant'),
      ]);
    }
    expect(await newsOf(seeker, 'job_removed')).toHaveLength(1);
    // That also answers the reports that people sent.
    expect(await openReportsOf(id)).toEqual([]);
    expect((await caseOf(id)).reports).toMatchObject([
      { outcome: 'upheld', answer: 'We have removed this job. Thank you.' },
    ]);
  });

  test('warns a company, and the job stays open', async () => {
    const { recruiter } = await openHiring();
    const id = await post(recruiter);
    expect((await moderate(id, 'warned')).body.job.state).toBe('active');
    expect(await subjectsTo(recruiter)).toEqual(['About your job “Accountant”']);
  });

  test('is refused actions that the state of the job does not allow, and an unknown job', async () => {
    const { recruiter } = await openHiring();
    const id = await post(recruiter);
    const refused = await moderate(id, 'released');
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['resource.moderation.not_possible'],
    ]);
    await moderate(id, 'removed');
    expect((await moderate(id, 'held')).status).toBe(409);
    expect((await moderate(2_000_000_000, 'held')).status).toBe(404);
  });

  test('who acts at the same moment as another is refused', async () => {
    const { recruiter } = await openHiring();
    const id = await post(recruiter);
    const both = await Promise.all([
      moderate(id, 'removed'),
      moderate(id, 'removed', otherModerator),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await caseOf(id)).acts).toHaveLength(1);
  });
});

describe('an appeal of the company', () => {
  test('is decided by another moderator, and brings the job back', async () => {
    const { recruiter } = await openHiring();
    const id = await post(recruiter);
    const none = await appeal(recruiter, id);
    expect([none.status, none.body.errors]).toEqual([404, ['resource.moderation.not_found']]);
    await moderate(id, 'removed');
    const { status, body } = await appeal(recruiter, id);
    expect(status).toBe(201);
    expect((await appeal(recruiter, id)).body.errors).toEqual(['resource.appeal.exists']);

    const decide = (as: Actor) =>
      portal.call('PUT /barong/admin/appeals/:id', {
        as,
        params: { id: body.id },
        body: { lifted: true, answer: 'It was a bus pass indeed.' },
      });
    expect((await decide(moderator)).body.errors).toEqual(['resource.appeal.own_decision']);
    const decided = await decide(otherModerator);
    expect(decided.body).toMatchObject({
      state: 'removed',
      reason: REASON,
      job: { id, title: 'Accountant' },
      lifted: true,
    });
    expect(await pageOf(id)).toBe(200);
    expect((await ownOf(recruiter, id)).acts).toMatchObject([
      { act: 'released' },
      { act: 'removed', appeal: { lifted: true, answer: 'It was a bus pass indeed.' } },
    ]);
    expect(await subjectsTo(recruiter)).toContain('Your appeal was granted');
  });
});

describe('the check of postings', () => {
  test('holds what looks like a scam until somebody has looked, and does not ask twice', async () => {
    const { company, recruiter } = await openHiring();
    const id = await post(recruiter, SWINDLE);
    expect([await pageOf(id), await found(company.id)]).toEqual([410, 0]);
    const [report] = await openReportsOf(id);
    expect(report).toMatchObject({ reason: 'money', note: '' });
    expect(report?.signals?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['money_asked', 'leaves_portal', 'unchecked_company']),
    );
    expect((await ownOf(recruiter, id)).acts).toMatchObject([{ act: 'held', reason: '' }]);
    expect(await subjectsTo(recruiter)).toEqual(['“Accountant” is on hold']);

    await moderate(id, 'released');
    expect(await openReportsOf(id)).toEqual([]);
    expect(await pageOf(id)).toBe(200);
    const edited = await portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id },
      body: { title: 'Senior Accountant' },
    });
    expect(edited.status).toBe(200);
    await portal.work();
    expect([await pageOf(id), await openReportsOf(id)]).toEqual([200, []]);

    // Signals that have disappeared are not reported either.
    await portal.db
      .updateTable('companies')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', '=', company.id)
      .execute();
    await portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id },
      body: { title: 'Head Accountant' },
    });
    await portal.work();
    expect([await pageOf(id), await openReportsOf(id)]).toEqual([200, []]);
  });

  test('also reads an edit', async () => {
    const { recruiter } = await openHiring();
    const id = await post(recruiter);
    expect(await openReportsOf(id)).toEqual([]);
    await portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id },
      body: { description: SWINDLE },
    });
    await portal.work();
    expect(await pageOf(id)).toBe(410);
  });

  test('recognises the text of a removed job at another company with another phone number', async () => {
    const text = `${PLAIN} Ask for extension 4411 at the second gate behind the weighbridge.`;
    const first = await openHiring();
    const removed = await post(first.recruiter, text);
    await moderate(removed, 'removed');
    const second = await openHiring();
    const copy = await post(second.recruiter, text.replace('4411', '5-52-2'));
    expect(await pageOf(copy)).toBe(410);
    expect((await caseOf(copy)).same_text).toMatchObject([{ id: removed, state: 'removed' }]);
  });

  test('ignores drafts and ordinary postings', async () => {
    const { recruiter } = await openHiring();
    const draft = await portal.call('POST /barong/resource/jobs', {
      as: recruiter,
      body: { title: 'Accountant', status: 'draft', description: SWINDLE },
    });
    await portal.work();
    const { body } = await portal.call('GET /barong/admin/reports', {
      as: moderator,
      query: { limit: 100 },
    });
    expect(body.reports.filter((one) => one.job_id === draft.body.id)).toEqual([]);
    expect(await openReportsOf(await post(recruiter))).toEqual([]);
  });
});

test('a report by the check can be decided without an answer, one by a person cannot', async () => {
  const { recruiter } = await openHiring();
  const id = await post(recruiter, `${SWINDLE} Second gate.`);
  await portal.call('POST /barong/public/jobs/:id/reports', {
    params: { id: await post(recruiter) },
    body: { reason: 'spam' },
  });
  const reports = (
    await portal.call('GET /barong/admin/reports', { as: moderator, query: { limit: 100 } })
  ).body.reports;
  const decide = (reportId: number | undefined) =>
    portal.call('POST /barong/admin/reports/:id/decision', {
      as: moderator,
      params: { id: reportId ?? 0 },
      body: { outcome: 'unfounded' },
    });
  const byCheck = await decide(reports.find((one) => one.job_id === id)?.id);
  expect([byCheck.status, byCheck.body.outcome]).toEqual([200, 'unfounded']);
  const byPerson = await decide(reports.find((one) => one.reason === 'spam')?.id);
  expect([byPerson.status, byPerson.body.errors]).toEqual([422, ['request.missing']]);
});

describe('first jobs of unchecked companies, if owners want to see them', () => {
  const see = (hold_first_jobs: boolean) =>
    portal.call('PUT /barong/admin/settings/moderation', {
      as: moderator,
      body: { hold_first_jobs },
    });
  beforeEach(() => see(true));
  afterAll(() => see(false));

  test('are held until a moderator has released one; the mail accuses nobody', async () => {
    const { recruiter } = await openHiring();
    const [first, second] = [await post(recruiter), await post(recruiter)];
    expect([await pageOf(first), await pageOf(second)]).toEqual([410, 410]);
    expect(await openReportsOf(first)).toHaveLength(1);
    expect((await portal.mailsTo(recruiter.user.email))[0]?.text).toContain(
      'Nothing is wrong with it',
    );
    await moderate(first, 'released');
    expect(await pageOf(await post(recruiter))).toBe(200);
    // A job that was held before still waits for its own decision.
    expect(await pageOf(second)).toBe(410);
  });

  test('are shown at once if the company is checked or has had jobs before', async () => {
    const known = await openHiring();
    const old = await openJob(portal, known.company.id);
    await portal.db
      .updateTable('jobs')
      .set({ posted_at: sql<string>`now() - interval '25 hours'` })
      .where('id', '=', old)
      .execute();
    expect(await pageOf(await post(known.recruiter))).toBe(200);
    await see(false);
    const { recruiter } = await openHiring();
    expect(await pageOf(await post(recruiter))).toBe(200);
  });
});
