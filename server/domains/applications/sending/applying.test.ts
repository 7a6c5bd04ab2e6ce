import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { openCompany, openJob, registerRecruiter } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { waitingForLocks } from '../../../test/locks.ts';
import { openPortal } from '../../../test/portal.ts';
import { pdf, uploadResume } from '../../../test/resumes.ts';

/**
 * How many statements an application takes, with those of its session and transaction, so that
 * nobody adds one by accident.
 */
const STATEMENTS = 8;

const portal = await openPortal();
const companyId = (await openCompany(portal)).id;
await registerRecruiter(portal, companyId);
await registerRecruiter(portal, companyId, 'Ravi Menon');

const sender = async () => {
  const as = await register(portal, { name: 'Asha Rao' });
  await uploadResume(portal, { as, bytes: pdf(), name: 'asha.pdf' });
  return as;
};

test('sending is answered with what the seeker reads of it afterwards', async () => {
  const as = await sender();
  const id = await openJob(portal, companyId, { answer_days: 7 });
  const { body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id },
    body: { cover_letter: 'Hello' },
  });
  expect(body).toMatchObject({
    resume_name: 'asha.pdf',
    answer: { answered_at: null },
    user: {
      id: as.user.id,
      username: 'Asha Rao',
      email: as.user.email,
      profile: { title: null, location: null, skills: [] },
    },
  });
  const params = { id: body.id };
  const read = await portal.call('GET /barong/resource/my/applications/:id', { as, params });
  expect(read.body).toEqual(body);
});

test('sending takes few statements, however many recruiters are told', async () => {
  const id = await openJob(portal, companyId);
  const applyOnce = async (as: Session) => {
    const { status } = await portal.call('POST /barong/resource/jobs/:id/apply', {
      as,
      params: { id },
      body: { cover_letter: 'Hello' },
      headers: { 'idempotency-key': 'once-and-for-all' },
    });
    expect(status).toBe(201);
  };
  // The first application to a server also reads what the server keeps from then on.
  await applyOnce(await sender());
  const as = await sender();
  const before = portal.statements.length;
  await applyOnce(as);
  expect(portal.statements.slice(before)).toHaveLength(STATEMENTS);
});

const CROWD = 12;

test('many who apply at the same moment share statements, and each sends their own', async () => {
  const id = await openJob(portal, companyId);
  const people = await Promise.all(Array.from({ length: CROWD }, sender));
  const apply = (as: Session, number: number) =>
    portal.call('POST /barong/resource/jobs/:id/apply', {
      as,
      params: { id },
      body: { cover_letter: `Letter ${number}` },
      headers: { 'idempotency-key': `crowd ${number}` },
    });
  const before = portal.statements.length;
  const answers = await Promise.all(people.map(apply));
  const statements = portal.statements.slice(before).length;
  expect(statements).toBeLessThan((CROWD * STATEMENTS) / 2);
  for (const [number, as] of people.entries()) {
    const { body, status } = answers[number] ?? {};
    expect([status, body]).toMatchObject([201, { cover_letter: `Letter ${number}` }]);
    const params = { id: body?.id ?? 0 };
    const read = await portal.call('GET /barong/resource/my/applications/:id', { as, params });
    expect(read.body).toEqual(body);
    // The same once again: the key is known.
    const repeated = await apply(as, number);
    expect(repeated.body).toEqual(body);
  }
});

test('of those who apply at the same moment, each has an event in the chain, and only those share their number who chose to', async () => {
  const company = await openCompany(portal);
  const id = await openJob(portal, company.id);
  const people = await Promise.all(Array.from({ length: 4 }, sender));
  await Promise.all(
    people.map((as, at) =>
      portal.call('POST /barong/resource/jobs/:id/apply', {
        as,
        params: { id },
        body: { cover_letter: 'Hello', share_contact: at % 2 === 0 },
      }),
    ),
  );
  const { rows } = await sql`select seeker_id, last_event_hash = hash as is_chained,
      exists (select from contact_shares as share where share.account_id = seeker_id
        and share.company_id = ${company.id} and ended_at is null) as is_shared
    from applications join application_events on application_id = applications.id
    where job_id = ${id} order by seeker_id`.execute(portal.db);
  const expected = people.map(({ user }, at) => ({
    seeker_id: user.id,
    is_chained: true,
    is_shared: at % 2 === 0,
  }));
  expect(rows).toEqual(expected.toSorted((one, other) => one.seeker_id - other.seeker_id));
});

test('of many at the same moment, each company hears of its own, and recruiters who want no mail get none', async () => {
  const companies = await Promise.all(
    ['Malwa Mills', 'Narmada Dyes'].map(async (name) => {
      const { id } = await openCompany(portal, { name });
      const reads = await registerRecruiter(portal, id, `Reader of ${name}`);
      const quiet = await registerRecruiter(portal, id, `Quiet one of ${name}`);
      await portal.db
        .insertInto('notification_choices')
        .values({
          account_id: quiet.user.id,
          kind: 'new_application',
          channel: 'mail',
          is_on: false,
        })
        .execute();
      return { name, jobId: await openJob(portal, id, { title: `Job at ${name}` }), reads, quiet };
    }),
  );
  const people = await Promise.all(Array.from({ length: 4 }, sender));
  const answers = await Promise.all(
    companies.flatMap(({ jobId }) =>
      people.map((as) =>
        portal.call('POST /barong/resource/jobs/:id/apply', {
          as,
          params: { id: jobId },
          body: { cover_letter: 'Hello' },
        }),
      ),
    ),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  await portal.work();
  for (const { name, reads, quiet } of companies) {
    for (const as of [reads, quiet]) {
      const { body } = await portal.call('GET /barong/resource/notifications', { as });
      expect(body.notifications).toMatchObject([
        { kind: 'new_application', count: 4, subject: { job_title: `Job at ${name}` } },
      ]);
    }
    const mails = portal.inbox.of(reads.user.email).map(({ subject }) => subject);
    const about = mails.filter((subject) => subject?.includes('applied'));
    expect(about).toEqual(Array.from({ length: 4 }, () => `Asha Rao applied for Job at ${name}`));
    const toQuiet = portal.inbox.of(quiet.user.email).map(({ subject }) => subject);
    expect(toQuiet.filter((subject) => subject?.includes('applied'))).toEqual([]);
  }
});

test('a refused application does not fail the others in its shared transaction', async () => {
  const id = await openJob(portal, companyId);
  const closed = await openJob(portal, companyId, { status: 'closed' });
  const people = await Promise.all(Array.from({ length: 5 }, sender));
  const answers = await Promise.all(
    people.map((as, number) =>
      portal.call('POST /barong/resource/jobs/:id/apply', {
        as,
        params: { id: number === 2 ? closed : id },
        body: { cover_letter: 'Hello' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 201, 201]);
});

test('what waits for a change of the job is sent with the job as it is then, and with the resume', async () => {
  const as = await sender();
  const id = await openJob(portal, companyId, { title: 'Tailor' });
  const applying = await portal.db.transaction().execute(async (trx) => {
    await trx.updateTable('jobs').set({ title: 'Cutter' }).where('id', '=', id).execute();
    const call = portal.call('POST /barong/resource/jobs/:id/apply', {
      as,
      params: { id },
      body: { cover_letter: 'Hello' },
    });
    await expect.poll(() => waitingForLocks(portal)).toBeGreaterThan(0);
    return { call };
  });
  const { status, body } = await applying.call;
  expect([status, body]).toMatchObject([
    201,
    { job: { title: 'Cutter' }, resume_name: 'asha.pdf' },
  ]);
});

test('a resume that is deleted at the moment of sending is not sent', async () => {
  const as = await sender();
  const id = await openJob(portal, companyId);
  const applying = await portal.db.transaction().execute(async (trx) => {
    // As a deletion does it.
    await sql`select from documents where account_id = ${as.user.id} for update`.execute(trx);
    await trx
      .updateTable('documents')
      .set({ deleted_at: sql<string>`now()` })
      .where('account_id', '=', as.user.id)
      .execute();
    const call = portal.call('POST /barong/resource/jobs/:id/apply', {
      as,
      params: { id },
      body: { cover_letter: 'Hello' },
    });
    await expect.poll(() => waitingForLocks(portal)).toBeGreaterThan(0);
    return { call };
  });
  const { status, body } = await applying.call;
  expect([status, body]).toMatchObject([201, { resume_name: null }]);
});
