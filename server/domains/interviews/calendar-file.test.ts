import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { entryIn, inHours, openInterviewing } from '../../test/interviews.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

const file = (as: Session, id: number) =>
  as.user.role === 'hr'
    ? portal.call('GET /barong/resource/interviews/:id/calendar.ics', { as, params: { id } })
    : portal.call('GET /barong/resource/my/interviews/:id/calendar.ics', { as, params: { id } });

test('the file has the entry of the newest mail, for the candidate as for the company', async () => {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { starts_at: inHours(40) })).body;
  await at.change(id, { starts_at: inHours(41), minutes: 30 });
  for (const reader of [one.seeker, at.recruiter]) {
    const mailed = await at.calendarOf(reader);
    const { status, text, headers } = await file(reader, id);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const { uid, sequence, starts, minutes, location } = entryIn(text);
    expect({ uid, sequence, starts, minutes }).toEqual({
      uid: mailed?.uid,
      sequence: 1,
      starts: inHours(41),
      minutes: 30,
    });
    expect(mailed).toMatchObject({ sequence, location });
  }
});

test('it invites nobody: whoever downloads it is asked for no answer', async () => {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { starts_at: inHours(40) })).body;
  const { method, attendees } = entryIn((await file(one.seeker, id)).text);
  expect({ method, attendees }).toEqual({ method: null, attendees: [] });
});

test('there is none without a time, after a cancellation, or for somebody else', async () => {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { slots: [inHours(50), inHours(51)] })).body;
  expect([(await file(one.seeker, id)).status, (await file(at.recruiter, id)).status]).toEqual([
    404, 404,
  ]);
  await at.choose(one.seeker, id, inHours(50));
  const other = await at.applied();
  expect([(await file(other.seeker, id)).status, (await file(at.stranger, id)).status]).toEqual([
    404, 404,
  ]);
  expect((await file(at.colleague, id)).status).toBe(200);
  await at.cancel(id);
  expect([(await file(one.seeker, id)).status, (await file(at.recruiter, id)).status]).toEqual([
    404, 404,
  ]);
});
