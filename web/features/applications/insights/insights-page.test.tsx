import { expect, test } from 'vitest';
import type { ApplicationInsights } from '../../../../contract/applications/application-insights.ts';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
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

async function page(more: Partial<ApplicationInsights> = {}) {
  answer(INSIGHTS, { ...insights, ...more });
  return wordsOf(await answeredMarkupOf(<InsightsPage />));
}

test('shows how far applications got, how soon answers came, and how the seeker found the jobs', async () => {
  const words = await page();
  expect(words).toMatch(
    /How far they came.* Sent 12 .*Opened by the company 9 .*75% .*Offered a job 1/,
  );
  expect(words).toContain('5 days');
  expect(words).toContain('5 of 6');
  expect(words).toMatch(/A company’s page .*4 .*1/);
  expect(words).toContain('With Plus it is the last 24 months');
});

test('offers no upgrade to somebody who already has it', async () => {
  expect(await page()).toContain('See the plans');
  const words = await page({ months_given: 24 });
  expect(words).toContain('in the last 24 months');
  expect(words).not.toContain('See the plans');
});

test('leads somebody who has sent nothing to jobs', async () => {
  expect(await page({ sent: 0, sources: [] })).toContain('You sent none in this time');
});
