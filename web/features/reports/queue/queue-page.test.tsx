import { expect, test } from 'vitest';
import { metaOf } from '../../../../contract/lists.ts';
import type { Report } from '../../../../contract/reports/reports.ts';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { sampleReport as report } from './sample-report.ts';
import QueuePage from './queue-page.tsx';

function opened(shown: Report, language: 'en' | 'hi' = 'en') {
  answer('GET /barong/admin/reports', ({ query }) => ({
    reports: [shown],
    meta: metaOf(query, 1),
    open_count: 1,
  }));
  return answeredMarkupOf(<QueuePage />, { address: '/admin/reports', language });
}

test('a report of a person names them as the reporter saw them, and links to their case', async () => {
  const html = await opened({
    ...report,
    job_id: null,
    company_id: null,
    company_name: null,
    person: { id: 8, name: 'Asha Rao', role: 'user' },
    title: 'Candidate K3F7',
    reason: 'invented',
    others: 1,
  });
  expect(wordsOf(html)).toMatch(
    /Invented work or certificates.*Job seeker: Asha Rao.*“Candidate K3F7”.*One more report about this person/,
  );
  expect(html).toMatch(/href="\/admin\/reports\/profiles\/8"[^>]*>See the case</);
});

test.each([
  [1, 'इस कंपनी की 1 और शिकायत बाक़ी है'],
  [2, 'इस कंपनी की 2 और शिकायतें बाक़ी हैं'],
])('in Hindi too, %i more has its own form', async (others, said) => {
  expect(await opened({ ...report, others }, 'hi')).toContain(`>${said}<`);
});
