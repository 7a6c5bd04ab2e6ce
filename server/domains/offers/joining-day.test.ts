import { expect, test } from 'vitest';
import { dayIn } from '../../../contract/format/today.ts';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { openPortal } from '../../test/portal.ts';
import { runOfferClock } from './clock.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

test('on the joining date, the company is asked once whether the candidate has come', async () => {
  const one = await at.applied();
  await at.invite(one.id, { starts_at: inHours(40) });
  const { id } = (await at.offer(one.id)).body;
  const questions = async () => {
    await Promise.all([runOfferClock(portal.services), runOfferClock(portal.services)]);
    const subjects = (await at.mailsTo(at.recruiter)).map(({ subject }) => subject);
    return subjects.filter((subject) => subject?.startsWith('Has '));
  };
  const dated = (set: { joining_on: string; reminded_at?: Date }) =>
    portal.db.updateTable('offers').set(set).where('id', '=', id).execute();
  await dated({ joining_on: dayIn(0), reminded_at: new Date() });
  expect(await questions()).toEqual([]);
  await at.accept(one.seeker, id);
  for (const days of [1, -8]) {
    await dated({ joining_on: dayIn(days) });
    expect(await questions()).toEqual([]);
  }
  await dated({ joining_on: dayIn(-7) });
  expect(await questions()).toEqual(['Has Asha Rao joined? Loom Fitter']);
  expect(await questions()).toHaveLength(1);
});
