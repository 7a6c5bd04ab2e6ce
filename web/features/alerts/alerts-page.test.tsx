import { expect, test } from 'vitest';
import type { Alert } from '../../../contract/alerts.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { metaOf } from '../../../contract/lists.ts';
import { linksIn, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { sampleAlert } from '../../test/sample-alert.ts';
import { answer } from '../../test/stub-server.ts';
import AlertsPage from './alerts-page.tsx';

function page(alerts: Alert[], language: Language = 'en') {
  answer('GET /barong/resource/plan_usage', { usage: [] });
  answer('GET /barong/resource/alerts', ({ query }) => ({
    alerts,
    meta: metaOf(query, alerts.length),
  }));
  return answeredMarkupOf(<AlertsPage />, { language });
}

test('an alert shows its search in words and what it sent last', async () => {
  const html = await page([
    sampleAlert({
      search: { ...sampleAlert().search, work_mode: ['hybrid'], salary_min: 3, company_id: 4 },
      company_name: 'Malwa Mills',
      last_sent_at: new Date().toISOString(),
      last_count: 7,
      last_jobs: Array.from({ length: 7 }, (_, at) => ({
        id: at + 1,
        title: `Tailor ${at + 1}`,
        company_name: 'Malwa Mills',
        open: at !== 1,
      })),
    }),
  ]);
  const words = wordsOf(html);
  expect(words).toMatch(/tailor.*Indore.*Hybrid.*₹3 LPA or more/);
  expect(words).toMatch(/Last sent today: 7 jobs.*and 2 more/i);
  expect(words).toMatch(/Tailor 2 · Malwa Mills · closed/);
  expect(html).toMatch(/href="\/jobs\/1\/tailor-1\?from=alert"[^>]*>Tailor 1/);
  expect(linksIn(html).get('Open search: Tailor in Indore')).toBe(sampleAlert().path);
});

test('in Hindi the place of a search is in Hindi too', async () => {
  const alert = sampleAlert({
    name: 'Work',
    search: { ...sampleAlert().search, location: 'Indore' },
  });
  expect(wordsOf(await page([alert], 'hi'))).toMatch(/tailor इंदौर/);
});

test('without alerts the page leads to the search, in Hindi too', async () => {
  const html = await page([], 'hi');
  expect(wordsOf(html)).toContain('अभी कोई अलर्ट नहीं');
  expect(html).toMatch(/href="\/user\/jobs"[^>]*>(<[^>]*>)*नौकरी खोजें/);
});
