import { type Insertable, type Selectable, sql } from 'kysely';
import type { Documents } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';

export type DocumentRow = Selectable<Documents>;

export const insertDocument = (db: Db, document: Insertable<Documents>): Promise<DocumentRow> =>
  db.insertInto('documents').values(document).returningAll().executeTakeFirstOrThrow();

const owned = (db: Db, accountId: number) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null);

export const listDocuments = (db: Db, accountId: number): Promise<DocumentRow[]> =>
  owned(db, accountId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export const findDocument = (
  db: Db,
  accountId: number,
  id: number,
): Promise<DocumentRow | undefined> => owned(db, accountId).where('id', '=', id).executeTakeFirst();

export const findNewestResume = (db: Db, accountId: number): Promise<DocumentRow | undefined> =>
  owned(db, accountId)
    .where('doc_type', '=', 'Resume')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks the document against deletion until the caller's transaction ends. */
export const lockResume = (
  trx: Trx,
  accountId: number,
  id: number | undefined,
): Promise<{ id: number } | undefined> =>
  owned(trx, accountId)
    .clearSelect()
    .select('id')
    .where('doc_type', '=', 'Resume')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();

/** Any document, hidden or not; the caller must have checked that it may be shown. */
export const getDocument = (db: Db, id: number): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Waits for applications that are being sent with the document, so that all of them are visible.
 */
export const lockDocument = (
  trx: Trx,
  accountId: number,
  id: number,
): Promise<DocumentRow | undefined> =>
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

/** Returns the keys of their files. */
export async function deleteDocumentsOf(trx: Trx, accountId: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('documents')
    .where('account_id', '=', accountId)
    .returning('file_key')
    .execute();
  return deleted.map((row) => row.file_key);
}
