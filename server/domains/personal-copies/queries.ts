import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '../../../contract/endpoint.ts';
import { PERSONAL_COPY_HOURS, PERSONAL_COPY_STUCK_MINUTES } from '../../../contract/constants.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Person } from '../../platform/personal.ts';

const expiresAt = sql<string>`personal_copies.created_at
  + make_interval(hours => ${sql.lit(PERSONAL_COPY_HOURS)})`;

const copies = (db: Db) =>
  db
    .selectFrom('personal_copies')
    .select(['id', 'language', 'file_key', 'size_bytes', 'created_at', 'ready_at'])
    .select(expiresAt.as('expires_at'));

export type CopyRow = NonNullable<Awaited<ReturnType<typeof findCopy>>>;

export const findCopy = (db: Db, accountId: number) =>
  copies(db)
    .where('account_id', '=', accountId)
    .where(expiresAt, '>', sql<string>`now()`)
    .executeTakeFirst();

/** Returns the key of the file; nothing if there was none, or it is still being made. */
export const deleteEarlierCopy = (trx: Trx, accountId: number) =>
  trx
    .deleteFrom('personal_copies')
    .where('account_id', '=', accountId)
    .where(
      sql<SqlBool>`(ready_at is not null or created_at
        < now() - make_interval(mins => ${PERSONAL_COPY_STUCK_MINUTES}))`,
    )
    .returning('file_key')
    .executeTakeFirst();

/** Nothing if the account already has a copy. */
export async function insertCopy(
  trx: Trx,
  copy: { account_id: number; language: Language; file_key: string },
): Promise<CopyRow | undefined> {
  const made = await trx
    .insertInto('personal_copies')
    .values(copy)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made && copies(trx).where('id', '=', made.id).executeTakeFirst();
}

/** A copy and its owner, for the task that makes it. */
export const findCopyToMake = (db: Db, id: number) =>
  db
    .selectFrom('personal_copies')
    .innerJoin('accounts', 'accounts.id', 'personal_copies.account_id')
    .select([
      'personal_copies.account_id',
      'personal_copies.language',
      'personal_copies.ready_at',
      'accounts.uid',
      'accounts.name',
      'accounts.email',
      'accounts.email_verified_at',
    ])
    .where('personal_copies.id', '=', id)
    .executeTakeFirst();

export async function markReady(trx: Trx, id: number, sizeBytes: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('personal_copies')
    .set({ ready_at: sql<string>`now()`, size_bytes: sizeBytes })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the keys of their files. */
export async function deleteOldCopies(trx: Trx): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('personal_copies')
    .where(expiresAt, '<=', sql<string>`now()`)
    .returning('file_key')
    .execute();
  return deleted.map((row) => row.file_key);
}

export async function deleteCopiesOf(trx: Trx, accountId: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('personal_copies')
    .where('account_id', '=', accountId)
    .returning('file_key')
    .execute();
  return deleted.map((row) => row.file_key);
}

/** An unconfirmed address or number may be somebody else's. */
export const getPerson = (db: Db, accountId: number): Promise<Person> =>
  db
    .selectFrom('accounts')
    .select([
      'id',
      sql<string | null>`case when email_verified_at is not null then email end`.as('email'),
      sql<string | null>`case when phone_verified_at is not null then phone end`.as('phone'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export type HeldRow = Readonly<Record<string, unknown>>;

/** Rows of any table, by the names of their values. */
export async function listRows(
  db: Db,
  { table, values, condition, order }: RowsQuery,
): Promise<HeldRow[]> {
  const named = Object.entries(values).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<HeldRow>`
    select ${sql.join(named)} from ${sql.table(table)} where ${condition}
    ${order ? sql`order by ${sql.ref(order)} desc` : sql``}`.execute(db);
  return rows;
}

interface RowsQuery {
  table: string;
  values: Readonly<Record<string, RawBuilder<unknown>>>;
  condition: RawBuilder<SqlBool>;
  order: string | undefined;
}

export async function countRows(
  db: Db,
  table: string,
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.rows ?? 0;
}
