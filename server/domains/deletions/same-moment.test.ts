import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addProfile } from '../../../db/world/people.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

// What others do in the moment in which a seeker leaves.

const portal = await openPortal();

const DAY_MS = 86_400_000;

const leave = (as: Session) =>
  portal.call('POST /barong/resource/users/me/deletion', { as, body: { password: PASSWORD } });
const invite = (as: Session, application_id: number) =>
  portal.call('POST /barong/resource/interviews', {
    as,
    body: {
      application_id,
      place: 'Indore',
      starts_at: new Date(Date.now() + DAY_MS).toISOString(),
    },
  });
async function someWaits(least = 1) {
  await expect
    .poll(() => waitingForLocks(portal), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(least);
}

async function rejected() {
  const { companyId, recruiter } = await openTeam(portal);
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, await openJob(portal, companyId));
  const application = portal.db.updateTable('applications').where('id', '=', id);
  await application.set({ status: 'rejected' }).execute();
  return { id, seeker, recruiter };
}

const statusOf = async (id: number) => {
  const application = portal.db.selectFrom('applications').where('id', '=', id);
  return (await application.select('status').executeTakeFirst())?.status;
};

test('an application that the company is just accepting after it had rejected it is withdrawn', async () => {
  const { id, seeker } = await rejected();
  const { leaving } = await portal.db.transaction().execute(async (trx) => {
    const application = trx.updateTable('applications').where('id', '=', id);
    await application.set({ status: 'accepted' }).execute();
    const begun = leave(seeker);
    await someWaits();
    return { leaving: begun };
  });
  expect((await leaving).status).toBe(200);
  expect(await statusOf(id)).toBe('withdrawn');
});

test('a company that has waited for the end of a deletion accepts nobody who has left', async () => {
  const { id, seeker, recruiter } = await rejected();
  const { accepting } = await portal.db.transaction().execute(async (trx) => {
    const account = trx.updateTable('accounts').where('id', '=', seeker.user.id);
    await account.set({ state: 'deleted' }).execute();
    const application = trx.selectFrom('applications').where('id', '=', id);
    await application.select('id').forNoKeyUpdate().execute();
    const begun = portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: { status: 'accepted' },
    });
    await someWaits();
    return { accepting: begun };
  });
  expect((await accepting).status).toBe(409);
  expect(await statusOf(id)).toBe('rejected');
});

test('nobody is invited to an interview while they are leaving, and the deletion goes through', async () => {
  const { companyId, recruiter } = await openTeam(portal);
  const seeker = await register(portal);
  const first = await apply(portal, seeker, await openJob(portal, companyId));
  const { id } = await apply(portal, seeker, await openJob(portal, companyId));
  const { leaving, inviting } = await portal.db.transaction().execute(async (trx) => {
    // The deletion has locked the interviews by then, and waits for the first of the applications.
    const application = trx.selectFrom('applications').where('id', '=', first.id);
    await application.select('id').forNoKeyUpdate().execute();
    const begun = leave(seeker);
    await someWaits();
    const invited = invite(recruiter, id);
    await someWaits(2);
    return { leaving: begun, inviting: invited };
  });
  expect((await leaving).status).toBe(200);
  expect((await inviting).body.errors).toEqual(['resource.application.invalid_transition']);
});

test('leaving locks no application that somebody who holds its interview needs next, though it is over', async () => {
  const { companyId, recruiter } = await openTeam(portal);
  const seeker = await register(portal);
  const { id: application_id } = await apply(portal, seeker, await openJob(portal, companyId));
  const { id } = (await invite(recruiter, application_id)).body;
  const interview = portal.db.updateTable('interviews').where('id', '=', id);
  await interview.set({ state: 'cancelled' }).execute();
  const { leaving } = await portal.db.transaction().execute(async (trx) => {
    await sql`select from interviews where id = ${id} for update`.execute(trx);
    const begun = leave(seeker);
    await someWaits();
    await sql`select from applications where id = ${application_id} for update nowait`.execute(trx);
    return { leaving: begun };
  });
  expect((await leaving).status).toBe(200);
});

test('leaving locks no row of the search that somebody who holds the profile needs next', async () => {
  const seeker = await register(portal);
  await addProfile(portal.db, seeker.user.id, { visibility: 'checked' });
  const { leaving } = await portal.db.transaction().execute(async (trx) => {
    const ofSeeker = sql`where account_id = ${seeker.user.id} for update nowait`;
    await sql`select from profiles ${ofSeeker}`.execute(trx);
    const begun = leave(seeker);
    await someWaits();
    await sql`select from candidate_search ${ofSeeker}`.execute(trx);
    return { leaving: begun };
  });
  expect((await leaving).status).toBe(200);
});
