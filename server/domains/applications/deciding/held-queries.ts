import { sql } from 'kysely';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import { DECISION_UNDO_SECONDS } from '../../../../contract/constants.ts';
import type { HeldMatter } from '../../../../db/tables/applications.ts';
import { anyOfIds, type Db, type Trx } from '../../../platform/database.ts';
import { newestOfferState } from '../../offers/facts.ts';
import { holdSeekerOf, withParties } from '../queries.ts';

// The SQL for decisions that wait to take effect, invitations and offers among them. A transaction that changes an
// application and its waiting decision locks the application first.

/**
 * Those of these applications that belong to the company, locked until the transaction ends, and
 * always in the same order.
 */
export const lockReceived = (trx: Trx, companyId: number, ids: readonly number[]) =>
  withParties(trx)
    .select([
      'applications.id',
      'applications.status',
      'jobs.title as job',
      'companies.name as company',
      // Use the name as submitted: `hidingOf` removes exactly that name when the company reads the letter.
      sql<string>`case when applications.is_hidden
        then applications.candidate ->> 'name' else seeker.name end`.as('name'),
      'seeker.language',
      // A deleted account cannot be told any more.
      sql<boolean>`seeker.state = 'deleted'`.as('has_left'),
    ])
    .where('applications.id', '=', anyOfIds(ids))
    .where('jobs.company_id', '=', companyId)
    .orderBy('applications.id')
    .forNoKeyUpdate('applications')
    .execute();

/** Those of these applications whose offer waits for the candidate's answer. */
export async function listWithOpenOffer(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const offered = await trx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', anyOfIds(ids))
    .where(newestOfferState, '=', 'open')
    .execute();
  return offered.map((row) => row.id);
}

const UNDO_TIME = sql`make_interval(secs => ${sql.lit(DECISION_UNDO_SECONDS)})`;

interface NewHeld {
  application_id: number;
  account_id: number;
  from_status: ApplicationStatus;
  status: ApplicationStatus;
  matter: HeldMatter;
  reason?: string | null;
  note?: string | null;
  form?: unknown;
}

/** Stores the decisions; returns the applications that did not already have one. */
export async function insertHeld(trx: Trx, held: readonly NewHeld[]): Promise<number[]> {
  if (held.length === 0) return [];
  const takes_effect_at = sql<string>`now() + ${UNDO_TIME}`;
  const kept = await trx
    .insertInto('held_decisions')
    .values(
      held.map(({ form, ...one }) => ({
        ...one,
        form: form === undefined ? null : JSON.stringify(form),
        takes_effect_at,
      })),
    )
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .returning('application_id')
    .execute();
  return kept.map((row) => row.application_id);
}

/**
 * The company's last decision about each of these, and who made it: the one that waits, or else the
 * last that took effect.
 */
export const listLastDecisions = (trx: Trx, ids: readonly number[]) =>
  trx
    .selectFrom('applications')
    .leftJoin('held_decisions as held', 'held.application_id', 'applications.id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('application_events as event')
          .select(['event.actor_id', 'event.status'])
          .whereRef('event.application_id', '=', 'applications.id')
          .where('event.kind', '=', 'status_changed')
          .orderBy('event.position', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .innerJoin('accounts', (join) =>
      join.on('accounts.id', '=', sql<number>`coalesce(held.account_id, last.actor_id)`),
    )
    .select(['applications.id', 'accounts.name as by'])
    .select(sql<ApplicationStatus>`coalesce(held.status, last.status)`.as('status'))
    .where('applications.id', '=', anyOfIds(ids))
    // Where the seeker or the clock has acted since, the last decision no longer explains the
    // status.
    .where((where) =>
      where.or([
        where('held.application_id', 'is not', null),
        where('last.status', '=', where.ref('applications.status')),
      ]),
    )
    .execute();

/** Removes the account's own waiting decisions; returns the applications that had one. */
export async function removeHeld(
  trx: Trx,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  const removed = await trx
    .deleteFrom('held_decisions')
    .where('application_id', '=', anyOfIds(ids))
    .where('account_id', '=', accountId)
    .returning('application_id')
    .execute();
  return removed.map((row) => row.application_id);
}

export async function dropHeld(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('held_decisions').where('application_id', '=', anyOfIds(ids)).execute();
}

/** The applications with something due, the oldest first. */
export async function listDue(db: Db, matter: HeldMatter): Promise<number[]> {
  const due = await db
    .selectFrom('held_decisions')
    .select('application_id')
    .where('matter', '=', matter)
    .where('takes_effect_at', '<=', sql<string>`now()`)
    .orderBy('takes_effect_at')
    .orderBy('application_id')
    .execute();
  return due.map((row) => row.application_id);
}

export type Due = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

/**
 * Removes and returns what is due for an application, with its company; undefined if it was undone
 * or carried out meanwhile.
 */
export async function takeDue(trx: Trx, applicationId: number, matter: HeldMatter) {
  await holdSeekerOf(trx, applicationId);
  const application = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.id', 'jobs.company_id'])
    .where('applications.id', '=', applicationId)
    .forNoKeyUpdate('applications')
    .executeTakeFirst();
  if (!application) return undefined;
  const held = await trx
    .deleteFrom('held_decisions')
    .where('application_id', '=', applicationId)
    .where('matter', '=', matter)
    .where('takes_effect_at', '<=', sql<string>`now()`)
    .returning(['account_id', 'from_status', 'status', 'reason', 'note', 'form'])
    .returning(sql<string>`takes_effect_at - ${UNDO_TIME}`.as('decided_at'))
    .executeTakeFirst();
  return held && { ...application, ...held };
}
