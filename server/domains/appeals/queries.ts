import { type Days, isInDays } from '../../platform/calendar/days-in-india.ts';
import { sql } from 'kysely';
import type { Appeal, AppealCase } from '../../../contract/admin/appeals.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOfLong } from '../../platform/page.ts';
import { nameOfAdmin } from '../admins/facts.ts';

const shutOut = sql<AppealCase['state']>`account_state_changes.state`;

/**
 * The latest change that shut an account out, while it is still shut out by it, with its appeal.
 */
export const findCase = (db: Db, changeId: number) =>
  db
    .selectFrom('account_state_changes')
    .innerJoin('accounts', 'accounts.id', 'account_state_changes.account_id')
    .leftJoin('appeals', 'appeals.state_change_id', 'account_state_changes.id')
    .select([
      'account_state_changes.account_id',
      shutOut.as('state'),
      'account_state_changes.reason',
      'account_state_changes.created_at as since',
      'appeals.text',
      'appeals.created_at',
      'appeals.decided_at',
      'appeals.lifted',
      'appeals.answer',
    ])
    .where('account_state_changes.id', '=', changeId)
    .where('account_state_changes.state', 'in', ['inactive', 'banned'])
    .where('accounts.state', '<>', 'deleted')
    .executeTakeFirst();

/** Undefined if there is one already. */
export const insertAppeal = (
  trx: Trx,
  appeal: { account_id: number; text: string } & (
    | { state_change_id: number }
    | { moderation_act_id: number }
  ),
) =>
  trx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

const doneBy = sql`coalesce(account_state_changes.changed_by, moderation_acts.done_by)`;

const appealsFor = (db: Db, adminId: number) =>
  db
    .selectFrom('appeals')
    .leftJoin('account_state_changes', 'account_state_changes.id', 'appeals.state_change_id')
    .leftJoin('moderation_acts', 'moderation_acts.id', 'appeals.moderation_act_id')
    .innerJoin('accounts', 'accounts.id', 'appeals.account_id')
    .select([
      'appeals.id',
      'appeals.account_id',
      sql<Appeal['job']>`(select json_build_object('id', jobs.id, 'title', jobs.title,
          'company_name', companies.name)
        from jobs join companies on companies.id = jobs.company_id
        where jobs.id = moderation_acts.job_id)`.as('job'),
      sql<boolean>`moderation_acts.account_id is not null`.as('is_about_profile'),
      'accounts.name as username',
      'accounts.email',
      sql<Appeal['role']>`accounts.role`.as('role'),
      sql<Appeal['state']>`coalesce(account_state_changes.state, moderation_acts.act)`.as('state'),
      sql<
        string | null
      >`coalesce(account_state_changes.reason, nullif(moderation_acts.reason, ''))`.as('reason'),
      sql<string>`coalesce(account_state_changes.created_at, moderation_acts.created_at)`.as(
        'since',
      ),
      sql<string | null>`(select name from accounts as admin
        where admin.id = ${doneBy} and admin.state <> 'deleted')`.as('by'),
      sql<boolean>`${doneBy} is not distinct from ${adminId}`.as('mine'),
      'appeals.text',
      'appeals.created_at',
      'appeals.decided_at',
      'appeals.lifted',
      'appeals.answer',
    ]);

export const listAppeals = (
  db: Db,
  adminId: number,
  { status, from, to, ...paging }: Paging & Days & { status: 'open' | 'decided' },
) =>
  pageOfLong(
    appealsFor(db, adminId)
      .where('appeals.decided_at', status === 'open' ? 'is' : 'is not', null)
      .$if(status === 'decided', (query) =>
        query.where(isInDays('appeals.decided_at', { from, to })),
      )
      .orderBy(
        status === 'open' ? 'appeals.id' : 'appeals.decided_at',
        status === 'open' ? 'asc' : 'desc',
      )
      .orderBy('appeals.id'),
    paging,
  );

export const findAppeal = (db: Db, adminId: number, id: number) =>
  appealsFor(db, adminId).where('appeals.id', '=', id).executeTakeFirst();

export async function countOpenAppeals(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('appeals')
    .select(sql<number>`count(*)`.as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** False if it was decided in the meantime. */
export async function markDecided(
  trx: Trx,
  id: number,
  decision: { lifted: boolean; answer: string; decided_by: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('appeals')
    .set({ ...decision, decided_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export const getDecision = (trx: Trx, id: number) =>
  trx
    .selectFrom('appeals')
    .select(['lifted', 'answer', nameOfAdmin('decided_by').as('by')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const getHolder = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('accounts')
    .select(['uid', 'email', 'name', 'language', 'role', 'state', 'email_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
