import { type Insertable, sql } from 'kysely';
import type { Receipts } from '../../../db/tables/applications.ts';
import type { Db, Trx } from '../../platform/database.ts';

/** The contents of a receipt for the seeker's application, which gets no new event until the transaction ends. */
export const lockForReceipt = (trx: Trx, seekerId: number, id: number) =>
  trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'applications.id',
      'applications.candidate',
      'applications.last_event_hash',
      'jobs.title as job_title',
      'companies.name as company_name',
    ])
    .where('applications.id', '=', id)
    .where('applications.seeker_id', '=', seekerId)
    .forShare('applications')
    .executeTakeFirst();

export const listChained = (db: Db, applicationId: number) =>
  db
    .selectFrom('application_events as event')
    .innerJoin('applications', 'applications.id', 'event.application_id')
    .select([
      'event.position',
      'event.kind',
      'event.status',
      'event.note',
      'event.interview_at',
      'event.interview_place',
      'event.created_at',
      'event.hash',
      // Null for the clock, which has no name.
      sql<boolean | null>`event.actor_id = applications.seeker_id`.as('by_seeker'),
    ])
    .where('event.application_id', '=', applicationId)
    .orderBy('event.position')
    .execute();

export const findReceiptOf = (db: Db, applicationId: number, eventHash: Buffer) =>
  db
    .selectFrom('receipts')
    .select(['content', 'key_id', 'signature'])
    .where('application_id', '=', applicationId)
    .where('event_hash', '=', eventHash)
    .executeTakeFirst();

export async function insertReceipt(db: Db, receipt: Insertable<Receipts>): Promise<void> {
  await db
    .insertInto('receipts')
    .values(receipt)
    // Requested twice at the same moment; the caller reads which one was stored.
    .onConflict((conflict) => conflict.columns(['application_id', 'event_hash']).doNothing())
    .execute();
}

export const findReceipt = (db: Db, code: string) =>
  db
    .selectFrom('receipts')
    .innerJoin('applications', 'applications.id', 'receipts.application_id')
    .select([
      'receipts.code',
      'receipts.application_id',
      'receipts.position',
      'receipts.event_hash',
      'receipts.content',
      'receipts.key_id',
      'receipts.signature',
      'applications.last_event_hash',
    ])
    .where('code', '=', code)
    .executeTakeFirst();
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;
