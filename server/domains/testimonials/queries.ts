import { sql } from 'kysely';
import { TESTIMONIAL_PERIOD_LIFE_DAYS, TESTIMONIALS_SHOWN } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { TestimonialForm } from '../../../contract/testimonials/testimonials.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { type Days, isInDays } from '../../platform/calendar/days-in-india.ts';
import { pageOfLong } from '../../platform/page.ts';

const now = sql<string>`now()`;

export const findOwn = (db: Db, accountId: number) =>
  db
    .selectFrom('testimonials')
    .select(['text', 'name', 'position', 'company', 'state', 'reason', 'agreed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** A changed text has to be approved again, and so does the same text under another name. */
export async function keepTestimonial(
  db: Db,
  accountId: number,
  words: Omit<TestimonialForm, 'agreed'>,
): Promise<void> {
  await db
    .insertInto('testimonials')
    .values({ account_id: accountId, ...words })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...words,
        state: 'waiting',
        reason: null,
        pinned: false,
        version: sql<number>`testimonials.version + 1`,
        agreed_at: now,
        written_at: now,
        decided_at: null,
        decided_by: null,
      }),
    )
    .execute();
}

export async function deleteTestimonial(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('testimonials').where('account_id', '=', accountId).execute();
}

/** The testimonials on show, only of people whose accounts are active. */
export const listShown = (db: Db) =>
  db
    .selectFrom('testimonials')
    .innerJoin('accounts', 'accounts.id', 'testimonials.account_id')
    .select([
      'testimonials.text',
      'testimonials.name',
      'testimonials.position',
      'testimonials.company',
    ])
    .where('testimonials.state', '=', 'approved')
    .where('accounts.state', '=', 'active')
    .orderBy('testimonials.pinned', 'desc')
    .orderBy('testimonials.decided_at', 'desc')
    .limit(TESTIMONIALS_SHOWN)
    .execute();

const testimonialsFor = (db: Db) =>
  db
    .selectFrom('testimonials')
    .innerJoin('accounts', 'accounts.id', 'testimonials.account_id')
    .select([
      'testimonials.id',
      'testimonials.text',
      'testimonials.name',
      'testimonials.position',
      'testimonials.company',
      'testimonials.state',
      'testimonials.reason',
      'testimonials.pinned',
      'testimonials.account_id',
      'accounts.name as username',
      'accounts.role',
      'testimonials.written_at',
      'testimonials.decided_at',
      sql<string | null>`(select admin.name from accounts as admin
        where admin.id = testimonials.decided_by and admin.state <> 'deleted')`.as('decided_by'),
      'testimonials.version',
    ]);

export const listTestimonials = (
  db: Db,
  { status, from, to, ...paging }: Paging & Days & { status: 'waiting' | 'decided' },
) => {
  const all = testimonialsFor(db);
  return pageOfLong(
    status === 'waiting'
      ? all.where('testimonials.state', '=', 'waiting').orderBy('testimonials.written_at')
      : all
          .where('testimonials.state', '<>', 'waiting')
          .where(isInDays('testimonials.decided_at', { from, to }))
          .orderBy(sql`testimonials.state = 'approved'`, 'desc')
          .orderBy('testimonials.pinned', 'desc')
          .orderBy('testimonials.decided_at', 'desc')
          .orderBy('testimonials.id'),
    paging,
  );
};

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('testimonials')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

export const findTestimonial = (db: Db, id: number, { locked = false } = {}) => {
  const one = testimonialsFor(db).where('testimonials.id', '=', id);
  return (locked ? one.forUpdate('testimonials') : one).executeTakeFirst();
};

export async function markDecided(
  trx: Trx,
  id: number,
  decision: {
    state: 'approved' | 'declined';
    reason: string | null;
    pinned: boolean;
    adminId: number;
  },
): Promise<void> {
  const { adminId, ...changed } = decision;
  await trx
    .updateTable('testimonials')
    .set({
      ...changed,
      decided_by: adminId,
      decided_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export const findWriter = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['email', 'name', 'language', 'email_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Kept as long as other withdrawn consents. */
export async function deleteOldPeriods(db: Db): Promise<void> {
  await db
    .deleteFrom('testimonial_periods')
    .where(
      'ended_at',
      '<',
      sql<string>`now() - make_interval(days => ${TESTIMONIAL_PERIOD_LIFE_DAYS})`,
    )
    .execute();
}
