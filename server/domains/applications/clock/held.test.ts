import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apply, carryOutDecisions, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { addTask } from '../../../platform/tasks.ts';
import { openPortal } from '../../../test/portal.ts';
import { runAnswerClock } from './clock.ts';

const portal = await openPortal();

/** A rejection that waits, of an application that was to be answered eight days ago. */
async function rejectedLate() {
  const { companyId, recruiter } = await openTeam(portal);
  const { id } = await apply(
    portal,
    await register(portal),
    await openJob(portal, companyId, { answer_days: 10 }),
  );
  await portal.work();
  await sql`update applications set created_at = created_at - interval '18 days',
    answer_due_at = answer_due_at - interval '18 days' where id = ${id}`.execute(portal.db);
  await portal.call('POST /barong/resource/applications/decisions', {
    as: recruiter,
    body: { ids: [id], status: 'rejected' },
  });
  return { recruiter, id };
}

const statusOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

test('a decision that waits as the time runs out is the answer, and nobody is reminded of one', async () => {
  const { recruiter, id } = await rejectedLate();
  const mails = async () => {
    return (await portal.mailsTo(recruiter.user.email)).length;
  };
  const before = await mails();
  await runAnswerClock(portal.services);
  expect([await statusOf(id), await mails()]).toEqual(['pending', before]);
  await carryOutDecisions(portal);
  expect(await statusOf(id)).toBe('rejected');
});

test('a decision that the clock overtook is carried out all the same', async () => {
  const { id } = await rejectedLate();
  const closed = { status: 'unanswered' as const };
  await portal.db.updateTable('applications').set(closed).where('id', '=', id).execute();
  await carryOutDecisions(portal);
  expect(await statusOf(id)).toBe('rejected');
});

test('an answer counts from the click, not from the moment it takes effect', async () => {
  const { id } = await rejectedLate();
  // The promised time ends between the click and the effect.
  await sql`update applications set answer_due_at = now() - interval '3 seconds'
    where id = ${id}`.execute(portal.db);
  await sql`update held_decisions set takes_effect_at = now() - interval '2 seconds'
    where application_id = ${id}`.execute(portal.db);
  await addTask(portal.db, 'carry_out_decisions', {});
  await portal.work();
  const row = await portal.db
    .selectFrom('applications')
    .select(['status', 'answer_late'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'rejected', answer_late: false });
});
