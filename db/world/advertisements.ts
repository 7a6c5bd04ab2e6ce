import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../server/platform/database.ts';
import type { Database } from '../schema.ts';

type Advertisements = Database['advertisements'];

/** The day in India this many days from now. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Kolkata',
  });

/** An approved advertisement that is shown for thirty days from today. */
export const addAdvertisement = (
  db: Db,
  more: Partial<Insertable<Advertisements>> = {},
): Promise<Selectable<Advertisements>> =>
  db
    .insertInto('advertisements')
    .values({
      slot: 'search',
      advertiser: 'Example Training',
      title: 'Learn Tally in six weeks',
      text: 'Evening classes, online.',
      target_url: 'https://training.example/tally?from=vritti',
      words: [],
      starts_on: dayFromNow(0),
      ends_on: dayFromNow(29),
      approved: true,
      decided_at: new Date(),
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Features a job of the company for this many days from today. */
export async function addFeaturedDays(
  db: Db,
  { id, company_id }: { id: number; company_id: number },
  days = 1,
): Promise<void> {
  await db
    .insertInto('featured_days')
    .values(
      Array.from({ length: days }, (_, day) => ({ job_id: id, company_id, day: dayFromNow(day) })),
    )
    .execute();
}
