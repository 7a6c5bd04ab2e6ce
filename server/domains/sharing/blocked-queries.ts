import { sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { BlockedCompany } from '../../../contract/profiles/sharing.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';
import { pageOf } from '../../platform/page.ts';

const columns = ['id', 'company_id', 'name', 'domain', 'created_at'] as const;

export const listBlocked = (db: Db, accountId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom('blocked_companies')
      .select(columns)
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    paging,
  );

/** Employers of current entries whose names are not on the list, each once. */
export async function listPresentEmployers(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct on (company_key(name)) name
      from profiles, jsonb_to_recordset(profiles.experience) as entry(company text, current boolean),
        trim(entry.company) as name
     where profiles.account_id = ${accountId} and entry.current and name ~ '[[:alnum:]]'
       and not exists (select from blocked_companies as blocked
         where blocked.account_id = ${accountId} and blocked.name_key = company_key(name))
     order by company_key(name)`.execute(db);
  return rows.map(({ name }) => name);
}

/** The length of the list; locks the account, so that two at once cannot exceed the limit. */
export async function countBlockedLocked(trx: Trx, accountId: number): Promise<number> {
  await holdAccount(trx, accountId);
  const { count } = await trx
    .selectFrom('blocked_companies')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewRow {
  account_id: number;
  company_id?: number;
  name?: string | undefined;
  domain?: string | undefined;
}

/** Undefined if the name or the domain is already on the list. */
export const insertBlocked = (trx: Trx, row: NewRow): Promise<BlockedCompany | undefined> =>
  trx
    .insertInto('blocked_companies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export async function deleteBlocked(db: Db, accountId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('blocked_companies')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
