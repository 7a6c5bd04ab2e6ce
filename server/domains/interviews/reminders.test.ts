import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { openPortal } from '../../test/portal.ts';
import { tellOfPassedTimes } from './passed-times.ts';
import { remindOfInterviews } from './reminders.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

/** An interview that was set long ago and begins that many hours from now. */
async function begins(hours: number) {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { starts_at: inHours(100) })).body;
  await sql`update interviews set booked_at = now() - interval '3 days' where id = ${id}`.execute(
    portal.db,
  );
  await at.beginsIn(id, hours);
  return { ...one, interview: id };
}

const reminders = async ({ seeker }: Awaited<ReturnType<typeof begins>>) =>
  (await at.mailsTo(seeker)).filter(({ subject }) => subject?.startsWith('Reminder:')).length;
const remind = () => remindOfInterviews(portal.services);

test('a day and an hour before, both sides are reminded once, even by two servers at once', async () => {
  const one = await begins(23.5);
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await reminders(one)).toBe(1);
  const mail = (await at.mailsTo(one.seeker)).at(-1);
  expect(mail?.text).toContain('is in a day');
  expect(mail?.text).toContain('12 Siyaganj, Indore');
  expect((await at.mailsTo(at.recruiter)).at(-1)?.subject).toContain(
    'Reminder: interview with Asha Rao',
  );
  await at.beginsIn(one.interview, 0.9);
  await remind();
  await remind();
  expect(await reminders(one)).toBe(2);
  expect((await at.mailsTo(one.seeker)).at(-1)?.text).toContain('is in an hour');
});

test('not earlier, not afterwards, and not of one that is cancelled or without a time', async () => {
  const ones = [await begins(24.5), await begins(-0.1), await begins(0.9)];
  await at.cancel(ones[2]?.interview ?? 0);
  const open = await at.applied();
  await at.invite(open.id, { slots: [inHours(20)] });
  await remind();
  for (const one of ones) expect(await reminders(one)).toBe(0);
  expect(await reminders({ ...open, interview: 0 })).toBe(0);
});

test('of an interview that is set less than a day ahead, only the hour’s reminder is sent', async () => {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { starts_at: inHours(5) })).body;
  await remind();
  expect(await reminders({ ...one, interview: id })).toBe(0);
});

test('when all offered times have passed, the panel is told once, and again after new ones have passed', async () => {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { slots: [inHours(3), inHours(6)] })).body;
  const told = async () =>
    (await at.mailsTo(at.recruiter)).filter(({ subject }) => subject?.startsWith('No time chosen'));
  const pass = async (hours: number) => {
    await sql`update interviews set slots = array(select slot - make_interval(hours => ${hours})
      from unnest(slots) as slot) where id = ${id}`.execute(portal.db);
    await Promise.all([tellOfPassedTimes(portal.services), tellOfPassedTimes(portal.services)]);
  };
  // The full hour from which they are counted may be the one before this.
  await pass(4);
  expect(await told()).toEqual([]);
  await pass(3);
  await pass(1);
  expect((await told()).map(({ subject }) => subject)).toEqual([
    'No time chosen: interview with Asha Rao, Loom Fitter',
  ]);
  expect((await at.readMine(one.seeker, id)).body).toMatchObject({ slots: [], times_passed: true });
  expect((await at.applicationOf(one)).interview?.times_passed).toBe(true);
  const last_slot_at = inHours(3);
  await at.change(id, { slots: [last_slot_at, inHours(2)] });
  const renewed = { last_slot_at, times_passed: false };
  expect((await at.readMine(one.seeker, id)).body).toMatchObject(renewed);
  expect((await at.applicationOf(one)).interview).toMatchObject(renewed);
  await pass(6);
  expect(await told()).toHaveLength(2);
});

test('after a move, reminders are sent again', async () => {
  const one = await begins(20);
  await remind();
  expect((await at.change(one.interview, { starts_at: inHours(90) })).status).toBe(200);
  await sql`update interviews set booked_at = now() - interval '3 days'
    where id = ${one.interview}`.execute(portal.db);
  await at.beginsIn(one.interview, 22);
  await remind();
  expect(await reminders(one)).toBe(2);
});
