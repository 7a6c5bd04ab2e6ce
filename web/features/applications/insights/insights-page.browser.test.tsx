import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ApplicationInsights } from '../../../../contract/applications/application-insights.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer } from '../../../test/stub-server.ts';
import InsightsPage from './insights-page.tsx';

const INSIGHTS = 'GET /barong/resource/my/application_insights';
const insights: ApplicationInsights = {
  months_given: 3,
  sent: 12,
  looked_at: 9,
  answered: 6,
  answered_in_time: 5,
  interviews: 3,
  offers: 1,
  median_answer_days: 4.2,
  months: [
    { month: '2026-09-01', sent: 2, answered: 2 },
    { month: '2026-10-01', sent: 6, answered: 3 },
    { month: '2026-11-01', sent: 4, answered: 1 },
  ],
  sources: [
    { source: 'search', sent: 8, answered: 5 },
    { source: 'company_page', sent: 4, answered: 1 },
  ],
};

const open = () => show(<InsightsPage />, { as: 'user', at: '/user/insights' });

test('shows how far applications got, how soon answers came, and how the seeker found the jobs', async () => {
  answer(INSIGHTS, insights);
  await open();
  await expect
    .element(page.getByRole('list', { name: 'How far they came' }))
    .toMatchTextContent(/Sent12.*Opened by the company9.*75%.*Offered a job1/);
  await expect.element(page.getByText('5 days')).toBeVisible();
  await expect.element(page.getByText('5 of 6')).toBeVisible();
  await expect.element(page.getByRole('row').nth(2)).toMatchTextContent(/A company’s page.*4.*1/);
  await expect.element(page.getByText(/With Plus it is the last 24 months/)).toBeVisible();
  await expectAccessible();
});

test('offers no upgrade to somebody who already has it', async () => {
  answer(INSIGHTS, { ...insights, months_given: 24 });
  await open();
  await expect.element(page.getByText(/in the last 24 months/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
});

test('leads somebody who has sent nothing to jobs', async () => {
  answer(INSIGHTS, { ...insights, sent: 0, sources: [] });
  await open();
  await expect.element(page.getByText('You sent none in this time')).toBeVisible();
});
