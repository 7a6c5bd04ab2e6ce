import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { readAllNews } from '../../candidates/indexing.ts';
import { waitingForLocks } from '../../../test/locks.ts';
import { openPortal } from '../../../test/portal.ts';

let companyId: number;
let recruiter: Session;
let jobId: number;
let seeker: Session;
const portal = await openPortal();
beforeEach(async () => {
  ({ companyId, recruiter } = await openTeam(portal));
  jobId = await openJob(portal, companyId);
  seeker = await register(portal, { name: 'Asha Rao' });
});

const apply = async (letter: object = { can_undo: true }, job = jobId) => {
  const { status, body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as: seeker,
    params: { id: job },
    body: { cover_letter: 'I have sewn for ten years.', ...letter },
  });
  expect(status).toBe(201);
  return body.id;
};
/** As the browser does it: the same content has the same key. */
const applyByKey = async () => {
  const { body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as: seeker,
    params: { id: jobId },
    body: { cover_letter: 'I have sewn for ten years.', can_undo: true },
    headers: { 'idempotency-key': 'one click' },
  });
  return body.id;
};
const undo = (id: number, as: Session | undefined = seeker) =>
  portal.call('POST /barong/resource/applications/:id/undo', { as, params: { id } });
const read = (id: number) =>
  portal.call('GET /barong/resource/my/applications/:id', { as: seeker, params: { id } });

const told = async () => {
  const { body } = await portal.call('GET /barong/resource/notifications', { as: recruiter });
  return body.notifications.map(({ kind }) => kind);
};
const received = async () => {
  const { body } = await portal.call('GET /barong/resource/applications', {
    as: recruiter,
    query: { job_id: jobId },
  });
  return body.meta.total;
};
const mails = async () => {
  await portal.work();
  return portal.inbox
    .of(recruiter.user.email)
    .filter(({ subject }) => subject?.includes('applied'));
};
const tenSecondsLater = () =>
  sql`update graphile_worker._private_jobs set run_at = run_at - interval '10 seconds'`.execute(
    portal.db,
  );

test('the company hears of it at once and is mailed when it cannot be undone any more', async () => {
  await apply();
  expect(await told()).toEqual(['new_application']);
  expect(await mails()).toEqual([]);
  await tenSecondsLater();
  expect(await mails()).toHaveLength(1);
});

test('what is undone has never been sent: nothing is left of it, and it can be sent again', async () => {
  const id = await apply();
  expect(await undo(id)).toMatchObject({ status: 200, body: { undone: id } });
  expect([await told(), await received(), (await read(id)).status]).toEqual([[], 0, 404]);
  const shares = await portal.call('GET /barong/resource/contact_shares', { as: seeker });
  expect(shares.body.contact_shares).toEqual([]);
  await tenSecondsLater();
  expect(await mails()).toEqual([]);
  await apply({});
  expect([await received(), (await mails()).length]).toEqual([1, 1]);
});

test('what was undone is sent anew by the same request, with the same key', async () => {
  const id = await applyByKey();
  expect(await applyByKey()).toBe(id);
  await undo(id);
  const again = await applyByKey();
  expect(again).not.toBe(id);
  expect((await read(again)).status).toBe(200);
});

test('undoing leaves what was shared with the company before', async () => {
  await portal.call('POST /barong/resource/contact_shares', {
    as: seeker,
    body: { company_id: companyId },
  });
  await undo(await apply());
  const { body } = await portal.call('GET /barong/resource/contact_shares', { as: seeker });
  expect(body.contact_shares).toMatchObject([{ ended_at: null }]);
});

const shares = async () => {
  const { body } = await portal.call('GET /barong/resource/contact_shares', { as: seeker });
  return body.contact_shares;
};

test('undoing keeps what another application has shared in the meantime', async () => {
  const first = await apply();
  await apply({ can_undo: true }, await openJob(portal, companyId));
  expect((await undo(first)).status).toBe(200);
  expect(await shares()).toMatchObject([{ ended_at: null }]);
});

test('an earlier application is still found among the candidates', async () => {
  seeker = await register(portal, { name: 'Zubeda Khan' });
  await apply({});
  await readAllNews(portal.db);
  const later = await apply({ can_undo: true }, await openJob(portal, companyId));
  await readAllNews(portal.db);
  await undo(later);
  await readAllNews(portal.db);
  const { body } = await portal.call('GET /barong/resource/candidates', {
    as: recruiter,
    query: { search: 'Zubeda' },
  });
  expect(body.candidates).toHaveLength(1);
});

const expectRefused = (id: number) =>
  expect(undo(id)).resolves.toMatchObject({
    status: 409,
    body: { errors: ['resource.application.invalid_transition'] },
  });

test('it cannot be undone once the mail is sent', async () => {
  const id = await apply();
  await tenSecondsLater();
  await portal.work();
  await expectRefused(id);
  expect((await read(id)).status).toBe(200);
});

test('it cannot be undone if it was not sent so that it can', async () => {
  await expectRefused(await apply({}));
});

test('it cannot be undone after the company has looked at it, and its mail is still sent', async () => {
  const id = await apply();
  await portal.call('GET /barong/resource/applications/:id/candidate', {
    as: recruiter,
    params: { id },
  });
  await expectRefused(id);
  await tenSecondsLater();
  expect(await mails()).toHaveLength(1);
});

test('it cannot be undone once a recruiter has decided, even if nobody was told yet', async () => {
  const id = await apply();
  const decided = await portal.call('POST /barong/resource/applications/decisions', {
    as: recruiter,
    body: { ids: [id], status: 'rejected' },
  });
  expect(decided.body.decided).toEqual([id]);
  await expectRefused(id);
});

test('one that is sent again within ten seconds is mailed about once', async () => {
  const id = await apply();
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: seeker,
    params: { id },
  });
  await apply({});
  await tenSecondsLater();
  const about = (await mails()).filter(({ text }) => text?.includes(`application=${id}`));
  expect(about).toHaveLength(1);
});

test('one that was withdrawn meanwhile is not mailed about as new', async () => {
  const id = await apply();
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: seeker,
    params: { id },
  });
  await expectRefused(id);
  await tenSecondsLater();
  expect(await mails()).toEqual([]);
});

test('one that is sent again after it was withdrawn has a history, which stays', async () => {
  const id = await apply({});
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: seeker,
    params: { id },
  });
  await apply();
  await expectRefused(id);
});

test("nobody undoes somebody else's application", async () => {
  const id = await apply();
  const other = await register(portal, { name: 'Ravi Menon' });
  expect((await undo(id, other)).status).toBe(404);
  expect((await undo(id, recruiter)).status).toBe(403);
  expect(
    (await portal.call('POST /barong/resource/applications/:id/undo', { params: { id } })).status,
  ).toBe(401);
  expect(await undo(id)).toMatchObject({ status: 200 });
});

test('undoing waits for the application before it locks the contact share', async () => {
  const id = await apply();
  const { undoing } = await portal.db.transaction().execute(async (trx) => {
    const application = trx.selectFrom('applications').where('id', '=', id);
    await application.select('id').forUpdate().execute();
    const begun = undo(id);
    await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
    await trx.selectFrom('contact_shares').select('id').forUpdate().noWait().execute();
    return { undoing: begun };
  });
  expect((await undoing).status).toBe(200);
});

test('the search does not wait for an application that is just being undone, and reads it later', async () => {
  const id = await apply();
  const news = portal.db.selectFrom('candidate_news').where('application_id', '=', id).select('id');
  await portal.db.transaction().execute(async (trx) => {
    await trx.selectFrom('applications').where('id', '=', id).select('id').forUpdate().execute();
    await readAllNews(portal.db);
  });
  expect(await news.execute()).not.toEqual([]);
  await readAllNews(portal.db);
  expect(await news.execute()).toEqual([]);
});

test('of two requests to undo it at once, one succeeds', async () => {
  const id = await apply();
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
