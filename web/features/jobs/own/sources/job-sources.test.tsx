import { expect, test } from 'vitest';
import { wordsOf } from '../../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../../test/answered-markup.tsx';
import { answer } from '../../../../test/stub-server.ts';
import { JobSources } from './job-sources.tsx';

const hand = {
  source: 'hand',
  url: null,
  first_said_at: '2026-11-03T08:00:00.000Z',
  last_said_at: null,
};
const SOURCES = 'GET /barong/resource/jobs/:id/sources';

test('says which source had the job first, and which others list it', async () => {
  answer(SOURCES, {
    sources: [
      hand,
      {
        source: 'naukri',
        url: 'https://naukri.example/1',
        first_said_at: '2026-11-05T08:00:00.000Z',
        last_said_at: '2026-11-20T08:00:00.000Z',
      },
    ],
  });
  const html = await answeredMarkupOf(<JobSources id={7} />);
  expect(wordsOf(html)).toMatch(
    /Posted here , first on 03 Nov 2026 naukri , since 05 Nov 2026, last on 20 Nov/,
  );
  expect(html).toMatch(/href="https:\/\/naukri\.example\/1"[^>]*>naukri/);
});
