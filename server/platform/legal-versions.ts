/** Which versions of the terms and the privacy policy there are: few, read with many requests, seldom changed. */
import { LRUCache } from 'lru-cache';
import type { LegalDocument } from '../../contract/legal/documents.ts';
import { todayInIndia } from '../../contract/format/today.ts';
import type { Db } from './database.ts';
import type { Live } from './live/live.ts';
import { refuse } from './refusal.ts';

/** The topic for new versions. */
export const LEGAL_TOPIC = 'legal_versions';
/** In case a server misses one. */
const FRESH_MS = 60_000;

/** A version without its texts. */
export interface PublishedVersion {
  id: number;
  document: LegalDocument;
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

const current = new LRUCache<Db, Promise<PublishedVersion[]>>({ max: 100, ttl: FRESH_MS });
const lastRead = new WeakMap<Db, PublishedVersion[]>();

/**
 * All versions, the newest first, from memory until any server announces another. While the database is
 * away they are those that were read last.
 */
export function publishedVersions(db: Db): Promise<PublishedVersion[]> {
  const kept = current.get(db);
  if (kept) return kept;
  const reading = readVersions(db).then(
    (found) => {
      lastRead.set(db, found);
      return found;
    },
    (error: unknown) => {
      // The next reader tries again.
      current.delete(db);
      const known = lastRead.get(db);
      if (!known) throw error;
      return known;
    },
  );
  current.set(db, reading);
  return reading;
}

export const listenForVersions = ({ db, live }: { db: Db; live: Pick<Live, 'hear'> }): void =>
  live.hear(LEGAL_TOPIC, () => void current.delete(db));

export const isInForce = ({ effective_on }: Pick<PublishedVersion, 'effective_on'>): boolean =>
  effective_on <= todayInIndia();

/** The newest version that somebody has accepted, and has accepted or seen, of each document. */
export const readSaid = (db: Db, accountId: number) =>
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

/** Refuses whoever has not accepted a text in force that asks everybody to; asks nothing where none does. */
export async function refuseUnaccepted(db: Db, accountId: number): Promise<void> {
  const asking = (await publishedVersions(db)).filter(
    (version) => version.asks_consent && isInForce(version),
  );
  if (asking.length === 0) return;
  const said = await readSaid(db, accountId);
  const owed = asking.some(({ document, version }) => {
    const accepted = said.find((one) => one.document === document)?.accepted ?? 0;
    return accepted < version;
  });
  if (owed) throw refuse('authz.terms_not_accepted');
}
