/**
 * Advertisements. Each is chosen for a slot of a page by the words on that page. Who looks at the
 * page plays no part, and the counts contain no personal data.
 */
import {
  type Advertisement,
  type AdvertisementForm,
  type advertisements,
  BookedAdvertisement,
} from '../../../contract/advertisements/advertisements.ts';
import type {
  AdvertisementList,
  AdvertisementSlot,
} from '../../../contract/advertisements/slots-and-lists.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, takeAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import type { Act } from '../../platform/audit/audit.ts';
import { announcePages } from '../../platform/pages/page-cache.ts';
import { namedVersion } from '../../platform/http/versions.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { addTask } from '../../platform/tasks.ts';
import { transactOnce } from '../../platform/idempotency.ts';
import {
  type BookedRow,
  countOne,
  countWaiting,
  findBooked,
  findLink,
  findRunning,
  insertAdvertisement,
  listBooked,
  lockPicture,
  markDecided,
  markPaused,
  updateAdvertisement,
  updatePicture,
} from './queries.ts';
import { pictureFile, pictureUrl } from './picture-files.ts';
import { plainWords } from './words.ts';

/**
 * How many views and clicks one network is counted for in an hour, over all advertisements, so that
 * nobody can use up a budget alone.
 */
const COUNTED_OF_A_NETWORK = 300;
const limitOf = (address: string) => ({
  key: attemptKey('advertisement', { address }),
  most: COUNTED_OF_A_NETWORK,
  seconds: HOUR_SECONDS,
});

export async function chooseAdvertisement(
  db: Db,
  page: { slot: AdvertisementSlot; words: string },
): Promise<{ advertisement: Advertisement | null }> {
  return { advertisement: (await nextAdvertisement(db, page))?.advertisement ?? null };
}

/**
 * The advertisement, with how often it was seen today: it shares its slot with featured jobs and
 * takes turns with them by that number.
 */
export async function nextAdvertisement(
  db: Db,
  page: { slot: AdvertisementSlot; words: string },
): Promise<{ advertisement: Advertisement; seen: number } | undefined> {
  const found = await findRunning(db, page.slot, plainWords(page.words));
  if (!found) return undefined;
  const { seen, ...advertisement } = found;
  return { advertisement: shown(advertisement), seen };
}

const shown = <Row extends { id: number; target_url: string; picture_key: string | null }>(
  row: Row,
) => ({
  ...row,
  picture_url: pictureUrl(row),
  domain: new URL(row.target_url).hostname.replace(/^www\./, ''),
});

export async function countView(
  db: Db,
  id: number,
  address: string,
): Promise<{ counted: boolean }> {
  await countAttempt(db, limitOf(address));
  if (!(await findBooked(db, id))) throw refuse('resource.advertisement.not_found');
  return { counted: await count(db, id, 'views') };
}

/**
 * Where the link of an advertisement leads. With an IP address the click is counted; clicks beyond
 * the limit of a network still lead there.
 */
export async function followAdvertisement(
  db: Db,
  id: number,
  address: string | null,
): Promise<string> {
  const link = orRefuse(await findLink(db, id), 'resource.advertisement.not_found');
  if (address !== null && (await takeAttempt(db, limitOf(address))) !== null) {
    await count(db, id, 'clicks');
  }
  return link.target_url;
}

/**
 * Counts a view or click; false if the advertisement is not running. The last one of a budget takes
 * the advertisement off the pages.
 */
const count = (db: Db, id: number, what: 'views' | 'clicks'): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const counted = await countOne(trx, id, what);
    if (counted?.is_last) await announcePages(trx);
    return counted !== undefined;
  });

type Listed = Answer<(typeof advertisements)['GET /barong/admin/advertisements']>;

export async function readAdvertisements(
  db: Db,
  { status, ...paging }: Paging & { status: AdvertisementList },
): Promise<Listed> {
  const { rows, meta } = await listBooked(db, status, paging);
  return { advertisements: rows.map(shown), waiting_count: await countWaiting(db), meta };
}

/** The words as the table stores them; words that consist of punctuation only are left out. */
const written = ({ words, ...form }: AdvertisementForm): AdvertisementForm => ({
  ...form,
  words: [...new Set(words.map(plainWords))].filter(Boolean),
});

export const bookAdvertisement = (
  db: Db,
  accountId: number,
  form: AdvertisementForm,
  key?: string,
): Promise<BookedAdvertisement> =>
  transactOnce(db, { accountId, key, content: ['advertisement', form] }, async (trx) => {
    const { id } = await insertAdvertisement(trx, written(form));
    await recordAct(trx, { act: 'advertisement_booked', subject: ['advertisement', id] });
    return booked(await findBooked(trx, id));
  });

export const changeAdvertisement = (
  db: Db,
  { id, form, ifMatch }: { id: number; form: AdvertisementForm; ifMatch: string | undefined },
): Promise<BookedAdvertisement> =>
  change(db, id, { act: 'advertisement_changed' }, async (trx) => {
    const version = namedVersion(ifMatch);
    if (await updateAdvertisement(trx, { id, form: written(form), version })) return true;
    const current = await findBooked(trx, id);
    if (!current) return false;
    throw refuse('request.stale', { current: BookedAdvertisement.parse(shown(current)) });
  });

interface Decision {
  version: number;
  approved: boolean;
  reason: string | null;
}

export function decideAdvertisement(db: Db, id: number, decision: Decision) {
  const { version, approved } = decision;
  const act = { act: 'advertisement_decided', after: { version, approved } } as const;
  return change(db, id, act, async (trx) => {
    if (await markDecided(trx, id, decision)) return true;
    if (await findBooked(trx, id)) throw refuse('resource.advertisement.decided');
    return false;
  });
}

export const pauseAdvertisement = (db: Db, id: number, paused: boolean) =>
  change(db, id, { act: 'advertisement_paused', after: { paused } }, (trx) =>
    markPaused(trx, id, paused),
  );

/**
 * Replaces the advertisement's picture by this stored one and erases the old file; null removes the
 * picture.
 */
export function keepPicture(db: Db, id: number, picture_key: string | null) {
  const act = { act: 'advertisement_changed', after: { picture: picture_key !== null } } as const;
  return change(db, id, act, async (trx) => {
    const before = await lockPicture(trx, id);
    if (!before) return false;
    await updatePicture(trx, id, picture_key);
    if (before.picture_key !== null) {
      await addTask(trx, 'erase_file', { key: pictureFile(before.picture_key) });
    }
    return true;
  });
}

/** Changes an existing advertisement, and makes sure that no page still shows the old version. */
const change = (
  db: Db,
  id: number,
  act: Pick<Act, 'act' | 'after'>,
  make: (trx: Trx) => Promise<boolean>,
): Promise<BookedAdvertisement> =>
  db.transaction().execute(async (trx) => {
    if (!(await make(trx))) throw refuse('resource.advertisement.not_found');
    await recordAct(trx, { ...act, subject: ['advertisement', id] });
    await announcePages(trx);
    return booked(await findBooked(trx, id));
  });

function booked(row: BookedRow | undefined): BookedAdvertisement {
  if (!row) throw refuse('resource.advertisement.not_found');
  return shown(row);
}
