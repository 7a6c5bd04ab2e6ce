import { describe, expect, test } from 'vitest';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { applicationStatuses } from '../../../contract/applications/statuses.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, {
  company: { name: 'Sharma Agro Traders' },
});
const { recruiter: stranger } = await openTeam(portal, { recruiter: 'Vikram Seth' });
const seeker = await register(portal, { name: 'Asha Rao' });

const send = (as: Actor | undefined, id: number, body: object = {}, headers = {}) =>
  portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id },
    body: { cover_letter: 'I kept the books of two shops.', ...body },
    headers,
  });
const withdraw = (as: Actor | undefined, id: number) =>
  portal.call('POST /barong/resource/applications/:id/withdrawal', { as, params: { id } });
const putInto = (id: number, status: ApplicationStatus) =>
  portal.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map((answer) => answer.status).toSorted((one, other) => one - other);

describe('applying', () => {
  test('stores the application and mails every recruiter of the company', async () => {
    const colleague = await registerRecruiter(portal, companyId, 'Ravi Menon');
    await portal.db
      .updateTable('accounts')
      .set({ language: 'hi' })
      .where('id', '=', colleague.user.id)
      .execute();
    const job = await openJob(portal, companyId, { title: 'Store Keeper' });
    const { status, body } = await send(seeker, job, { cover_letter: '  Please read me.  ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      tracker_status: 'Applied',
      cover_letter: 'Please read me.',
      job: { id: job, title: 'Store Keeper', company_claimed: true, state: 'active' },
      events: [{ kind: 'applied', status: 'pending', by: { role: 'user', name: 'Asha Rao' } }],
    });
    expect(await portal.subjectsTo(recruiter.user.email)).toContain(
      'Asha Rao applied for Store Keeper',
    );
    expect(await portal.subjectsTo(colleague.user.email)).toContain(
      'Store Keeper के लिए Asha Rao का आवेदन आया',
    );
    const mail = portal.inbox.of(recruiter.user.email).at(-1);
    expect(mail?.text).toContain(`http://vritti.test/hr/applications?application=${body.id}`);
    expect(await portal.subjectsTo(stranger.user.email)).not.toContain(
      'Asha Rao applied for Store Keeper',
    );
  });

  test('works at a company that nobody has joined yet', async () => {
    const job = await openJob(portal, (await openCompany(portal, { source: 'feed' })).id);
    const { status, body } = await send(seeker, job);
    expect([status, body.job.company_claimed]).toEqual([201, false]);
  });

  test.each([
    ['no letter', {}, 'resource.application.missing_cover_letter'],
    ['blanks for a letter', { cover_letter: ' \n ' }, 'resource.application.missing_cover_letter'],
    ['a letter of 5,001 characters', { cover_letter: 'x'.repeat(5_001) }, 'request.too_long'],
  ])('refuses %s', async (_, body, code) => {
    const job = await openJob(portal, companyId);
    const answer = await portal.call('POST /barong/resource/jobs/:id/apply', {
      as: seeker,
      params: { id: job },
      body,
    });
    expect([answer.status, answer.body.errors]).toEqual([422, [code]]);
    expect(Object.keys(answer.body.fields)).toEqual(['cover_letter']);
  });

  test('without a letter sends the current default one', async () => {
    const kavita = await register(portal);
    const first = await openJob(portal, companyId);
    const second = await openJob(portal, companyId);
    const oneClick = (id: number) =>
      portal.call('POST /barong/resource/jobs/:id/apply', { as: kavita, params: { id }, body: {} });
    expect((await oneClick(first)).body.errors).toEqual([
      'resource.application.missing_cover_letter',
    ]);
    await send(kavita, first, { cover_letter: 'My usual letter.', save_as_default: true });
    const { status, body } = await oneClick(second);
    expect([status, body.cover_letter]).toEqual([201, 'My usual letter.']);
  });

  test('an empty letter is refused even if there is a default one', async () => {
    const kavita = await register(portal);
    await send(kavita, await openJob(portal, companyId), { save_as_default: true });
    const answer = await send(kavita, await openJob(portal, companyId), { cover_letter: ' ' });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      ['resource.application.missing_cover_letter'],
    ]);
  });

  test.each([
    ['a draft', { status: 'draft' as const }, 404, 'resource.job.not_found'],
    ['a closed job', { status: 'closed' as const }, 409, 'resource.job.not_open'],
    ['an expired job', { expires_at: new Date(Date.now() - 1000) }, 409, 'resource.job.not_open'],
    ['a deleted job', { deleted_at: new Date() }, 409, 'resource.job.not_open'],
  ])('refuses %s', async (_, more, status, code) => {
    const answer = await send(seeker, await openJob(portal, companyId, more));
    expect([answer.status, answer.body.errors]).toEqual([status, [code]]);
  });

  test('refuses a job that never existed', async () => {
    expect((await send(seeker, 987_654_321)).body.errors).toEqual(['resource.job.not_found']);
  });

  test('a second application for the same job is refused and changes nothing', async () => {
    const job = await openJob(portal, companyId);
    await send(seeker, job, { cover_letter: 'First.' });
    const answer = await send(seeker, job, { cover_letter: 'Second.' });
    expect([answer.status, answer.body.errors]).toEqual([409, ['resource.application.exists']]);
    const kept = await portal.db
      .selectFrom('applications')
      .select('cover_letter')
      .where('job_id', '=', job)
      .execute();
    expect(kept).toEqual([{ cover_letter: 'First.' }]);
  });

  test('five clicks at once are one application', async () => {
    const job = await openJob(portal, companyId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(seeker, job)));
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409]);
  });

  test('the same request twice with an Idempotency-Key is answered twice and stored once', async () => {
    const job = await openJob(portal, companyId);
    const key = { 'idempotency-key': 'tap-1' };
    const answers = await Promise.all([send(seeker, job, {}, key), send(seeker, job, {}, key)]);
    const late = await send(seeker, job, {}, key);
    expect([...answers, late].map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set([...answers, late].map((answer) => answer.body.id)).size).toBe(1);
    const other = await send(seeker, job, { cover_letter: 'Another.' }, key);
    expect(other.body.errors).toEqual(['request.idempotency_key_reused']);
  });

  test('stores the letter as the new default on request', async () => {
    const fresh = await register(portal);
    await send(fresh, await openJob(portal, companyId), {
      cover_letter: 'My usual letter.',
      save_as_default: true,
    });
    const profile = await portal.call('GET /barong/resource/user_profile', { as: fresh });
    expect(profile.body.default_cover_letter).toBe('My usual letter.');
  });

  test("refuses somebody else's document as the resume", async () => {
    const other = await register(portal);
    const { id } = await portal.db
      .insertInto('documents')
      .values({
        account_id: other.user.id,
        doc_type: 'Resume',
        doc_name: 'theirs.pdf',
        media_type: 'application/pdf',
        size_bytes: 3,
        file_key: 'documents/theirs.pdf',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await send(seeker, await openJob(portal, companyId), { resume_document_id: id });
    expect([answer.status, answer.body.errors]).toEqual([404, ['resource.resume.not_found']]);
  });
});

describe('withdrawing', () => {
  test.each(applicationStatuses.filter((status) => status !== 'withdrawn'))(
    'is possible once while the application is %s',
    async (status) => {
      const { id } = await apply(portal, seeker, await openJob(portal, companyId));
      await putInto(id, status);
      const answers = await Promise.all([withdraw(seeker, id), withdraw(seeker, id)]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const done = answers.find((answer) => answer.status === 200);
      expect(done?.body).toMatchObject({ status: 'withdrawn', tracker_status: 'Withdrawn' });
      expect(done?.body.events.map((event) => event.kind)).toEqual(['applied', 'withdrawn']);
    },
  );

  test('tells the recruiters', async () => {
    const job = await openJob(portal, companyId, { title: 'Driver' });
    await withdraw(seeker, (await apply(portal, seeker, job)).id);
    expect(await portal.subjectsTo(recruiter.user.email)).toContain(
      'Asha Rao withdrew from Driver',
    );
  });

  test('nobody else can withdraw it: to them it does not exist', async () => {
    const { id } = await apply(portal, seeker, await openJob(portal, companyId));
    const other = await register(portal);
    expect((await withdraw(other, id)).body.errors).toEqual(['resource.application.not_found']);
    expect((await withdraw(recruiter, id)).status).toBe(403);
    expect((await withdraw(undefined, id)).status).toBe(401);
  });

  test('it can be sent again with a new letter while the job is open', async () => {
    const job = await openJob(portal, companyId, { title: 'Tailor' });
    const first = await apply(portal, seeker, job, { cover_letter: 'First letter.' });
    await withdraw(seeker, first.id);
    const again = await apply(portal, seeker, job, { cover_letter: 'Second letter.' });
    expect(again).toMatchObject({
      id: first.id,
      status: 'pending',
      cover_letter: 'Second letter.',
    });
    expect(again.events.map((event) => event.kind)).toEqual([
      'applied',
      'withdrawn',
      'applied_again',
    ]);
    expect(again.created_at > first.created_at).toBe(true);
    expect(await portal.subjectsTo(recruiter.user.email)).toContain(
      'Asha Rao applied again for Tailor',
    );
    await withdraw(seeker, first.id);
    await portal.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', job).execute();
    expect((await send(seeker, job)).body.errors).toEqual(['resource.job.not_open']);
  });
});

test('one application cannot be sent repeatedly without limit', async () => {
  const pest = await register(portal, { name: 'Nobody Nice' });
  const jobId = await openJob(portal, companyId);
  for (let sending = 0; sending < 5; sending += 1) {
    const sent = await send(pest, jobId);
    expect(sent.status).toBe(201);
    expect((await withdraw(pest, sent.body.id)).status).toBe(200);
  }
  const sixth = await send(pest, jobId);
  expect(sixth.status).toBe(429);
  expect(sixth.body.errors).toEqual(['request.too_many_requests']);
  const other = await openJob(portal, companyId);
  expect((await send(pest, other)).status).toBe(201);
});
