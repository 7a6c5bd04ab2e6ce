import { sql } from 'kysely';
import type { VersionedText } from '../../../contract/legal/documents.ts';
import type { KeptVersion, LegalVersionForm } from '../../../contract/legal/legal.ts';
import type { Db, Trx } from '../../platform/database.ts';

const texts = ['id', 'text_en', 'text_hi', 'summary_en', 'summary_hi'] as const;
export type Texts = Awaited<ReturnType<typeof listTexts>>[number];

export const listTexts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('legal_versions')
    .select(texts)
    .where('id', 'in', [...ids])
    .execute();

/** As owners see them, the newest first. */
export const listKept = (db: Db): Promise<(KeptVersion & { id: number })[]> =>
  db
    .selectFrom('legal_versions')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'legal_versions.published_by')
        .on('accounts.state', '<>', 'deleted'),
    )
    .select([
      'legal_versions.id',
      'document',
      'version',
      'text_en',
      'text_hi',
      'summary_en',
      'summary_hi',
      'effective_on',
      'asks_consent',
      'published_at',
      'accounts.name as published_by',
      sql<number>`(select count(*) from legal_consents
        where version_id = legal_versions.id and accepted)`.as('accepted'),
    ])
    .orderBy('version', 'desc')
    .orderBy('document')
    .execute();

/** Serialises publications of a document, even before it has a version. */
export async function lockDocument(trx: Trx, document: VersionedText): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('legal_versions'), hashtext(${document}))`.execute(
    trx,
  );
}

export const insertVersion = (
  trx: Trx,
  version: LegalVersionForm & { version: number; published_by: number },
): Promise<{ id: number }> =>
  trx.insertInto('legal_versions').values(version).returning('id').executeTakeFirstOrThrow();

/** Stores an account's answer to versions. */
export async function insertConsents(
  db: Db,
  accountId: number,
  said: readonly { versionId: number; accepted: boolean }[],
): Promise<void> {
  await db
    .insertInto('legal_consents')
    .values(
      said.map(({ versionId, accepted }) => ({
        account_id: accountId,
        version_id: versionId,
        accepted,
      })),
    )
    // The same answer arrived twice at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
