/** The terms, the privacy policy and the guides, as owners publish them in versions that never change. */
import { LRUCache } from 'lru-cache';
import type { Language } from '../../../contract/endpoint.ts';
import type { VersionedText } from '../../../contract/legal/documents.ts';
import type {
  KeptVersion,
  LegalVersionForm,
  PublicVersion,
  VersionText,
} from '../../../contract/legal/legal.ts';
import { todayInIndia } from '../../../contract/format/today.ts';
import type { Db } from '../../platform/database.ts';
import { isStale } from '../../platform/http/versions.ts';
import {
  isInForce,
  LEGAL_TOPIC,
  type PublishedVersion,
  publishedVersions,
  readVersions,
} from '../../platform/in-force/legal-versions.ts';
import { announceToServers } from '../../platform/live/live.ts';
import { htmlOf } from '../../platform/markdown.ts';
import { announcePages } from '../../platform/pages/page-cache.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { insertVersion, listKept, listTexts, lockDocument, type Texts } from './queries.ts';
export { acceptAtRegistration } from './consents.ts';

interface LegalServices {
  db: Db;
  language: Language;
  publicUrl: string;
}

/** The version in force of a document, and all its versions, newest first. */
export async function readDocument(
  services: LegalServices,
  document: VersionedText,
): Promise<{ in_force: VersionText | null; versions: PublicVersion[] }> {
  const all = await versionsOf(services.db, document);
  const current = all.find(isInForce);
  const texts = await textsOf(services.db, all);
  return {
    in_force: current ? textOf(current, stateIn(all, current), texts, services) : null,
    versions: all.map((one) => publicOf(one, stateIn(all, one), texts, services.language)),
  };
}

export async function readVersion(
  services: LegalServices,
  { document, version }: { document: VersionedText; version: number },
): Promise<VersionText> {
  const all = await versionsOf(services.db, document);
  const found = all.find((one) => one.version === version);
  if (!found) throw refuse('resource.legal_version.not_found');
  const texts = await textsOf(services.db, [found]);
  return textOf(found, stateIn(all, found), texts, services);
}

const versionsOf = async (db: Db, document: VersionedText) =>
  (await publishedVersions(db)).filter((one) => one.document === document);

/** Expects versions with the newest first. */
function stateIn(all: readonly PublishedVersion[], one: PublishedVersion): PublicVersion['state'] {
  if (!isInForce(one)) return 'upcoming';
  return all.find(isInForce) === one ? 'in_force' : 'earlier';
}

/** Cached texts by version id; versions never change, so none is read twice. */
const kept = new WeakMap<Db, LRUCache<number, Texts>>();
const TEXTS_MAX = 100;

async function textsOf(db: Db, versions: readonly PublishedVersion[]): Promise<Map<number, Texts>> {
  const known = kept.get(db) ?? new LRUCache<number, Texts>({ max: TEXTS_MAX });
  kept.set(db, known);
  const found = new Map<number, Texts>();
  for (const { id } of versions) {
    const text = known.get(id);
    if (text) found.set(id, text);
  }
  const missing = versions.map(({ id }) => id).filter((id) => !found.has(id));
  if (missing.length > 0) {
    for (const text of await listTexts(db, missing)) {
      found.set(text.id, text);
      known.set(text.id, text);
    }
  }
  return found;
}

function publicOf(
  { id, version, effective_on }: PublishedVersion,
  state: PublicVersion['state'],
  texts: ReadonlyMap<number, Texts>,
  language: Language,
): PublicVersion {
  return { version, effective_on, state, summary: texts.get(id)?.[`summary_${language}`] ?? '' };
}

function textOf(
  one: PublishedVersion,
  state: PublicVersion['state'],
  texts: ReadonlyMap<number, Texts>,
  { language, publicUrl }: LegalServices,
): VersionText {
  const text = texts.get(one.id)?.[`text_${language}`] ?? '';
  return { ...publicOf(one, state, texts, language), ...partsOf(text, publicUrl) };
}

/** The text as HTML, with its headings one level below the page's own and with ids to link to. */
export function partsOf(text: string, publicUrl: string): Pick<VersionText, 'html' | 'parts'> {
  const parts: VersionText['parts'] = [];
  // Only our own renderer writes tags, so every h3 is a heading of this text.
  const html = htmlOf(withWholeAddresses(text, publicUrl)).replaceAll(
    /<h3>(.*?)<\/h3>/gsu,
    (_, inner: string) => {
      const id = `part-${parts.length + 1}`;
      parts.push({ id, head: plainOf(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return { html, parts };
}

/** Owners write `[Find jobs](/jobs)` for a link to a page of this portal. */
const withWholeAddresses = (text: string, publicUrl: string) =>
  text.replaceAll(/\]\((\/(?!\/)[^()\s]*)\)/gu, (_, path: string) => `](${publicUrl}${path})`);

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plainOf = (html: string) =>
  html.replaceAll(/<[^>]*>/gu, '').replaceAll(/&[#\w]+;/gu, (one) => entities[one] ?? one);

export const readKept = (db: Db): Promise<KeptVersion[]> => listKept(db);

export interface Publication {
  adminId: number;
  form: LegalVersionForm;
  /** The version that the text is based on; without it, any is accepted. */
  ifMatch: string | undefined;
}

export const publishVersion = (
  db: Db,
  { adminId, form, ifMatch }: Publication,
): Promise<KeptVersion> =>
  db.transaction().execute(async (trx) => {
    const { document, effective_on, asks_consent } = form;
    await lockDocument(trx, document);
    const last = (await readVersions(trx)).find((one) => one.document === document);
    if (isStale(ifMatch, last?.version ?? 0)) {
      const versions = await listKept(trx);
      const current = versions.find(
        (one) => one.document === document && one.version === last?.version,
      );
      throw refuse('resource.legal_version.stale', { current });
    }
    // Otherwise an older text could come into force after a newer one.
    if (effective_on < todayInIndia() || effective_on < (last?.effective_on ?? '')) {
      throw refuse('resource.legal_version.invalid_day', { field: 'effective_on' });
    }
    const version = (last?.version ?? 0) + 1;
    const { id } = await insertVersion(trx, { ...form, version, published_by: adminId });
    await recordAct(trx, {
      act: 'legal_version_published',
      subject: ['legal_version', id],
      after: { document, version, effective_on, asks_consent },
    });
    await announceToServers(trx, LEGAL_TOPIC);
    // Last, because pages rendered before it would have the old text.
    await announcePages(trx);
    const published = (await listKept(trx)).find((one) => one.id === id);
    if (!published) throw new Error(`Version ${id} was not kept`);
    return published;
  });
