/**
 * Which versions of the terms, the privacy policy and the guides there are. They are few, many
 * requests read them, and they seldom change.
 */
import type { VersionedText } from '../../../contract/legal/documents.ts';
import { todayInIndia } from '../../../contract/format/today.ts';
import type { Db } from '../database.ts';
import { keptInMemory } from './kept-in-memory.ts';
import { refuse } from '../refusal.ts';

/** The topic for new versions. */
export const LEGAL_TOPIC = 'legal_versions';

/** A version without its texts. */
export interface PublishedVersion {
  id: number;
  document: VersionedText;
  version: number;
  effective_on: string;
  asks_consent: boolean;
}

/** All versions as the database has them now, the newest first. */
export const readVersions = (db: Db): Promise<PublishedVersion[]> =>
  db
    .selectFrom('legal_versions')
    .select(['id', 'document', 'version', 'effective_on', 'asks_consent'])
    .orderBy('version', 'desc')
    .execute();

const kept = keptInMemory(LEGAL_TOPIC, readVersions);

/** All versions, the newest first, from memory until any server announces another. */
export const publishedVersions = kept.read;

export const listenForVersions = kept.listen;

export const isInForce = ({ effective_on }: Pick<PublishedVersion, 'effective_on'>): boolean =>
  effective_on <= todayInIndia();

/**
 * For each document, the newest version that the account has accepted, and the newest that it has
 * accepted or seen.
 */
export const readAcceptances = (db: Db, accountId: number) =>
  db
    .selectFrom('legal_consents')
    .innerJoin('legal_versions', 'legal_versions.id', 'legal_consents.version_id')
    .select(({ fn }) => [
      'legal_versions.document',
      fn.max('legal_versions.version').as('seen'),
      fn.max('legal_versions.version').filterWhere('accepted', '=', true).as('accepted'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('legal_versions.document')
    .execute();

/**
 * Refuses an account that has not accepted a text in force that everybody must accept. Without such
 * a text, the database is not asked.
 */
export async function refuseUnaccepted(db: Db, accountId: number): Promise<void> {
  const asking = (await publishedVersions(db)).filter(
    (version) => version.asks_consent && isInForce(version),
  );
  if (asking.length === 0) return;
  const said = await readAcceptances(db, accountId);
  const owed = asking.some(({ document, version }) => {
    const accepted = said.find((one) => one.document === document)?.accepted ?? 0;
    return accepted < version;
  });
  if (owed) throw refuse('authz.terms_not_accepted');
}
