import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database.ts';
import { isOpen } from '../jobs/facts.ts';

/** False while another import of the company runs. */
export async function lockImportOf(trx: Trx, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(
    hashtext('import of own jobs'), hashint8(${companyId}::bigint)) as locked`.execute(trx);
  return rows[0]?.locked === true;
}

/** The company's jobs with these references, including deleted ones. */
export const listReferenced = (db: Db, companyId: number, references: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select([
      'id',
      'reference',
      'client_name',
      sql<boolean>`status <> 'closed' and deleted_at is null`.as('is_kept'),
      // Closed only because a feed no longer listed it.
      sql<boolean>`left_feed_at is not null and status = 'closed' and deleted_at is null`.as(
        'left_feed',
      ),
    ])
    .select(sql<string | null>`encode(reference_hash, 'hex')`.as('hash'))
    .where('company_id', '=', companyId)
    .where('reference', '=', sql<string>`any(${[...references]}::text[])`)
    .execute();

/**
 * The company's open jobs without a reference: posted by hand, or imported by the operator before the company joined.
 */
export const listUnreferenced = (db: Db, companyId: number) =>
  db
    .selectFrom('jobs')
    .select([
      'id',
      'title',
      'description',
      'location',
      'employment_type',
      'work_mode',
      'salary_min_inr',
      'salary_max_inr',
      'client_name',
    ])
    .where('company_id', '=', companyId)
    .where('reference', 'is', null)
    .where(isOpen)
    .orderBy('id')
    .execute();

export const keepReference = (
  db: Db,
  companyId: number,
  { id, reference, hash }: { id: number; reference: string; hash: string },
) =>
  db
    .updateTable('jobs')
    .set({ reference, reference_hash: Buffer.from(hash, 'hex') })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute();
