import { type Insertable, type Selectable, sql } from 'kysely';
import type { Documents } from '../../../db/tables/profiles.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { byDefault } from './facts.ts';

type DocumentRow = Selectable<Documents>;
export type OwnDocument = DocumentRow & { is_default: boolean };

/** The first resume of an account becomes its default. */
export const insertDocument = (
  db: Db,
  document: Omit<Insertable<Documents>, 'default_since'>,
): Promise<{ id: number }> =>
  db
    .insertInto('documents')
    .values((row) => ({
      ...document,
      default_since: row
        .case()
        .when(
          row.and([
            row.lit(document.doc_type === 'Resume'),
            row.not(row.exists(resumesOf(db, document.account_id).select('id'))),
          ]),
        )
        .then(sql<string>`now()`)
        .end(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

const documentsOf = (db: Db, accountId: number) =>
  db.selectFrom('documents').where('account_id', '=', accountId).where('deleted_at', 'is', null);

const resumesOf = (db: Db, accountId: number) =>
  documentsOf(db, accountId).where('doc_type', '=', 'Resume');

/** How many resumes the account has. Locks the account, so that none is added meanwhile. */
export async function lockAndCountResumes(trx: Trx, accountId: number): Promise<number> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  const { count } = await resumesOf(trx, accountId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const owned = (db: Db, accountId: number) =>
  documentsOf(db, accountId)
    .selectAll()
    .select(
      sql<boolean>`coalesce(id = (${resumesOf(db, accountId).select('id').orderBy(byDefault).limit(1)}), false)`.as(
        'is_default',
      ),
    );

export const listDocuments = (db: Db, accountId: number): Promise<OwnDocument[]> =>
  owned(db, accountId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export const findDocument = (
  db: Db,
  accountId: number,
  id: number,
): Promise<OwnDocument | undefined> => owned(db, accountId).where('id', '=', id).executeTakeFirst();

export const findDefaultResume = (db: Db, accountId: number): Promise<OwnDocument | undefined> =>
  owned(db, accountId)
    .where('doc_type', '=', 'Resume')
    .orderBy(byDefault)
    .limit(1)
    .executeTakeFirst();

export async function renameResume(db: Db, id: number, doc_name: string): Promise<void> {
  await db.updateTable('documents').set({ doc_name }).where('id', '=', id).execute();
}

/** Makes a resume of the account its default, or without an id the newest one. */
export async function markDefault(db: Db, accountId: number, id?: number): Promise<void> {
  const newest = resumesOf(db, accountId)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  await db
    .updateTable('documents')
    .set({ default_since: sql<string>`now()` })
    .where('id', '=', id ?? newest)
    .execute();
}

/** Any document, hidden or not; the caller must have checked that it may be shown. */
export const getDocument = (db: Db, id: number): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the document so that concurrent applications commit first and are seen. */
export const lockDocument = (
  trx: Trx,
  accountId: number,
  id: number,
): Promise<OwnDocument | undefined> =>
  owned(trx, accountId).where('id', '=', id).forUpdate().executeTakeFirst();

export async function hideDocument(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes hidden documents that no application shows; returns the keys of their files. */
export async function deleteUnshownDocuments(db: Db, id?: number): Promise<string[]> {
  const deleted = await db
    .deleteFrom('documents')
    .where('deleted_at', 'is not', null)
    .where((document) =>
      document.not(
        document.exists(
          document
            .selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.resume_id', '=', 'documents.id'),
        ),
      ),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .returning('file_key')
    .execute();
  return deleted.map((row) => row.file_key);
}

/** Deletes a document that another has replaced; returns the key of its files. */
export async function deleteReplaced(trx: Trx, id: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('documents')
    .where('id', '=', id)
    .returning('file_key')
    .execute();
  return deleted.map((row) => row.file_key);
}

/** Returns the keys of their files. */
export async function deleteDocumentsOf(trx: Trx, accountId: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('documents')
    .where('account_id', '=', accountId)
    .returning('file_key')
    .execute();
  return deleted.map((row) => row.file_key);
}

const today = sql<string>`(now() at time zone 'utc')::date`;
const MONTH_DAYS = 30;

/**
 * Adds to what an account or a network has uploaded today; returns its bytes of today and of the
 * last 30 days. The row stays locked until the transaction ends, so that simultaneous uploads are
 * counted one after the other.
 */
export async function addUploadedBytes(
  trx: Trx,
  key: string,
  bytes: number,
): Promise<{ day: number; month: number }> {
  const counted = await trx
    .insertInto('uploaded_bytes')
    .values({ key, day: today, bytes })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'day'])
        .doUpdateSet({ bytes: sql<number>`uploaded_bytes.bytes + excluded.bytes` }),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow();
  const earlier = await trx
    .selectFrom('uploaded_bytes')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('key', '=', key)
    .where('day', '<', today)
    .where('day', '>', sql<string>`${today} - ${MONTH_DAYS}::int`)
    .executeTakeFirstOrThrow();
  return { day: counted.bytes, month: counted.bytes + earlier.bytes };
}

/** The bytes of all files of an account, including hidden ones. */
export async function sumDocuments(trx: Trx, accountId: number): Promise<number> {
  const { bytes } = await trx
    .selectFrom('documents')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function forgetUploadedBytes(db: Db): Promise<void> {
  await db
    .deleteFrom('uploaded_bytes')
    .where('day', '<=', sql<string>`${today} - ${MONTH_DAYS}::int`)
    .execute();
}
