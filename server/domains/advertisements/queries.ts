import { sql } from 'kysely';
import type {
  AdvertisementForm,
  AdvertisementState,
  BookedAdvertisement,
} from '../../../contract/advertisements/advertisements.ts';
import type {
  AdvertisementList,
  AdvertisementSlot,
} from '../../../contract/advertisements/slots-and-lists.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { today } from '../../platform/calendar/days-in-india.ts';

/** The advertisement's last day is over, or its views or clicks are used up. */
const isOver = sql<boolean>`(ends_on < ${today}
  or coalesce(views >= views_max, false) or coalesce(clicks >= clicks_max, false))`;

/** Approved as it is, not paused, in its days and within its budget. */
const isRunning = sql<boolean>`(approved and paused_at is null
  and starts_on <= ${today} and not ${isOver})`;

const seenToday = sql<number>`coalesce((select seen.views from advertisement_days as seen
  where seen.advertisement_id = advertisements.id and seen.day = ${today}), 0)`;

/**
 * The one that was seen least today, so that all get their turn; one of them at random on a tie.
 * `words` are the words of the page, in lower case, separated by single spaces.
 */
export const findRunning = (db: Db, slot: AdvertisementSlot, words: string) =>
  db
    .selectFrom('advertisements')
    .select([
      'id',
      'advertiser',
      'title',
      'text',
      'target_url',
      'picture_key',
      seenToday.as('seen'),
    ])
    .where('slot', '=', slot)
    .where(isRunning)
    .where(
      sql<boolean>`(cardinality(words) = 0 or exists (
        select from unnest(words) as word
        where strpos(${` ${words} `}, ' ' || word || ' ') > 0))`,
    )
    .orderBy(seenToday)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();

/**
 * Where an advertisement leads that has been shown and is not stopped; also after its end, because
 * pages may still be open.
 */
export const findLink = (db: Db, id: number) =>
  db
    .selectFrom('advertisements')
    .select('target_url')
    .where('id', '=', id)
    .where(sql<boolean>`(approved and paused_at is null and starts_on <= ${today})`)
    .executeTakeFirst();

/**
 * Counts one view or click of a running advertisement, and returns whether that used up the budget.
 * The row is locked meanwhile, so that all processes together count no more than was booked.
 */
export async function countOne(
  trx: Trx,
  id: number,
  what: 'views' | 'clicks',
): Promise<{ is_last: boolean } | undefined> {
  const counted = await trx
    .updateTable('advertisements')
    .set({ [what]: sql<number>`${sql.ref(what)} + 1` })
    .where('id', '=', id)
    .where(isRunning)
    .returning(isOver.as('is_last'))
    .executeTakeFirst();
  if (!counted) return undefined;
  const one = { views: 0, clicks: 0, [what]: 1 };
  await trx
    .insertInto('advertisement_days')
    .values({ advertisement_id: id, day: today, ...one })
    .onConflict((conflict) =>
      conflict
        .columns(['advertisement_id', 'day'])
        .doUpdateSet({ [what]: sql<number>`${sql.ref(`advertisement_days.${what}`)} + 1` }),
    )
    .execute();
  return counted;
}

const state = sql<AdvertisementState>`case
  when approved is null then 'waiting' when not approved then 'declined' when ${isOver} then 'ended'
  when paused_at is not null then 'paused' when starts_on > ${today} then 'planned'
  else 'running' end`;

/** How many days the report covers. */
const REPORT_DAYS = 14;

const bookings = (db: Db) =>
  db.selectFrom('advertisements').select([
    'id',
    'slot',
    'advertiser',
    'title',
    'text',
    'target_url',
    'words',
    'starts_on',
    'ends_on',
    'views_max',
    'clicks_max',
    'version',
    state.as('state'),
    'reason',
    'created_at',
    'views',
    'clicks',
    'picture_key',
    sql<BookedAdvertisement['days']>`coalesce((
        select json_agg(json_build_object('day', day, 'views', views, 'clicks', clicks)
          order by day desc)
        from (select day, views, clicks from advertisement_days
          where advertisement_id = advertisements.id order by day desc limit ${REPORT_DAYS}) as told
      ), '[]')`.as('days'),
  ]);
export type BookedRow = NonNullable<Awaited<ReturnType<typeof findBooked>>>;

export const findBooked = (db: Db, id: number) =>
  bookings(db).where('id', '=', id).executeTakeFirst();

const isOnList: Record<AdvertisementList, typeof isOver> = {
  waiting: sql<boolean>`approved is null`,
  booked: sql<boolean>`(approved and not ${isOver})`,
  over: sql<boolean>`(not approved or (approved and ${isOver}))`,
};

export const listBooked = (db: Db, list: AdvertisementList, paging: Paging) =>
  pageOf(
    bookings(db)
      .where(isOnList[list])
      .orderBy('id', list === 'waiting' ? 'asc' : 'desc'),
    paging,
  );

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('advertisements')
    .select(sql<number>`count(*)`.as('count'))
    .where('approved', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertAdvertisement = (db: Db, form: AdvertisementForm) =>
  db.insertInto('advertisements').values(form).returning('id').executeTakeFirstOrThrow();

const waitingAgain = {
  version: sql<number>`version + 1`,
  approved: null,
  decided_at: null,
  reason: '',
  paused_at: null,
};

/**
 * Marks it as waiting for approval again. False if there is none, or it is not at the given
 * version.
 */
export async function updateAdvertisement(
  trx: Trx,
  { id, form, version }: { id: number; form: AdvertisementForm; version: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('advertisements')
    .set({ ...form, ...waitingAgain })
    .where('id', '=', id)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** False unless it still waits in the version that was read. */
export async function markDecided(
  trx: Trx,
  id: number,
  { version, approved, reason }: { version: number; approved: boolean; reason: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('advertisements')
    .set({ approved, reason: (!approved && reason) || '', decided_at: sql<string>`now()` })
    .where('id', '=', id)
    // As bigint, because a caller may send a number that is too large for the column: it matches no version.
    .where(sql<boolean>`version = ${version}::bigint`)
    .where('approved', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** False unless it is approved. */
export async function markPaused(trx: Trx, id: number, paused: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('advertisements')
    .set({ paused_at: paused ? sql<string>`coalesce(paused_at, now())` : null })
    .where('id', '=', id)
    .where('approved', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Locks the row; undefined if there is none. */
export const lockPicture = (trx: Trx, id: number) =>
  trx
    .selectFrom('advertisements')
    .select('picture_key')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Waits for approval again. */
export const updatePicture = (trx: Trx, id: number, picture_key: string | null) =>
  trx
    .updateTable('advertisements')
    .set({ picture_key, ...waitingAgain })
    .where('id', '=', id)
    .execute();

export async function hasPicture(db: Db, id: number, picture_key: string): Promise<boolean> {
  const found = await db
    .selectFrom('advertisements')
    .select('id')
    .where('id', '=', id)
    .where('picture_key', '=', picture_key)
    .executeTakeFirst();
  return found !== undefined;
}
