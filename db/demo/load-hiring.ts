import type { Trx } from '../../server/platform/database.ts';
import type { DemoApplication } from './applications.ts';

// The interviews and offers of the demo's applications.

const DAY_MS = 86_400_000;

export async function addInterview(
  trx: Trx,
  {
    id,
    held,
    now,
    inDays,
    ...setting
  }: NonNullable<DemoApplication['interview']> & { id: number; held: number | null; now: number },
): Promise<void> {
  const starts_at = `${dayIn(inDays, now)}T11:00:00+05:30`;
  const interview = await trx
    .insertInto('interviews')
    .values({ application_id: id, state: 'booked', starts_at, slots: [], ...setting })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (held === null) return;
  const seat = { interview_id: interview.id, account_id: held };
  await trx.insertInto('interview_panel').values(seat).execute();
}

/** The day in India, that many days from now. */
const dayIn = (days: number, now: number) =>
  new Date(now + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

export async function addOffer(
  trx: Trx,
  { validInDays, joiningInDays, note, terms }: NonNullable<DemoApplication['offer']>,
  {
    now,
    ...own
  }: { application_id: number; sent_by: number | null; created_at: Date; now: number },
): Promise<void> {
  const joining_on = dayIn(joiningInDays, now);
  const valid_until = dayIn(validInDays, now);
  const whole = { joining_on, valid_until, terms: JSON.stringify({ ...terms, joining_on }) };
  await trx
    .insertInto('offers')
    .values({ version: 1, note, ...whole, ...own })
    .execute();
}
