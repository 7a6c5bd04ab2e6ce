import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { todayInIndia } from '../../../../contract/format/today.ts';
import { mostOf } from '../../../../contract/money/plan-levels.ts';
import { apply, carryOutDecisions, openJob, openTeam } from '../../../test/hiring.ts';
import { shopper } from '../../../test/money.ts';
import { register } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

const FREE = mostOf('free', 'insightMonths');
const PLUS = mostOf('plus', 'insightMonths');

let seeker: Session;
let recruiter: Session;
let companyId: number;
const portal = await openPortal();
beforeEach(async () => {
  ({ companyId, recruiter } = await openTeam(portal));
  seeker = await register(portal);
});

const read = async (as: Actor = seeker) =>
  (await portal.call('GET /barong/resource/my/application_insights', { as })).body;
const sendOne = async () => (await apply(portal, seeker, await openJob(portal, companyId))).id;
const decide = async (id: number, status: 'rejected' | 'interview') => {
  await portal.call('PUT /barong/resource/applications/:id/status', {
    as: recruiter,
    params: { id },
    body: {
      status,
      ...(status === 'interview'
        ? { interview_at: new Date(Date.now() + 86_400_000).toISOString() }
        : {}),
    },
  });
  await carryOutDecisions(portal);
};
/** Puts what was sent so many months of India before. */
const moveBack = (id: number, months: number) => {
  const created_at = new Date(todayInIndia());
  created_at.setUTCDate(15);
  created_at.setUTCMonth(created_at.getUTCMonth() - months);
  return portal.db.updateTable('applications').set({ created_at }).where('id', '=', id).execute();
};

test('count how far the own applications came, by month and by the way to the job', async () => {
  const [first, second] = [await sendOne(), await sendOne()];
  await sendOne();
  await decide(first, 'rejected');
  await decide(second, 'interview');
  const insights = await read();
  expect(insights).toMatchObject({
    months_given: FREE,
    sent: 3,
    looked_at: 2,
    answered: 1,
    answered_in_time: 1,
    interviews: 1,
    offers: 0,
  });
  expect(insights.median_answer_days).toBeGreaterThanOrEqual(0);
  expect(insights.months).toHaveLength(FREE);
  expect(insights.months.at(-1)).toMatchObject({ sent: 3, answered: 1 });
  expect(insights.months[0]).toMatchObject({ sent: 0 });
  expect(insights.sources).toEqual([{ source: 'api', sent: 3, answered: 1 }]);
});

test('are empty for a seeker who has sent nothing, and know nothing of others', async () => {
  await sendOne();
  const other = await register(portal);
  expect(await read(other)).toMatchObject({ sent: 0, median_answer_days: null, sources: [] });
});

test('reach as many months back as the plan gives, and further with a larger one until it ends', async () => {
  await moveBack(await sendOne(), FREE - 1);
  await moveBack(await sendOne(), FREE);
  await moveBack(await sendOne(), PLUS - 1);
  await moveBack(await sendOne(), PLUS);
  expect(await read()).toMatchObject({ months_given: FREE, sent: 1 });
  const payment = await shopper(portal, seeker).buy('plus');
  const more = await read();
  expect([more.months_given, more.sent, more.months.length]).toEqual([PLUS, 3, PLUS]);
  expect(more.months[0]).toMatchObject({ sent: 1 });
  await shopper(portal, seeker).refund(payment);
  expect(await read()).toMatchObject({ months_given: FREE, sent: 1 });
});

test('insights are not counted against a plan limit', async () => {
  const { body } = await portal.call('GET /barong/resource/plan_usage', { as: seeker });
  expect(body.usage.map(({ allowance }) => allowance)).toEqual(['alerts', 'outsideApplications']);
});
