import { describe, expect, test } from 'vitest';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { metaOf } from '../../../../../contract/lists.ts';
import { markupOf, wordsOf } from '../../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../../test/stub-server.ts';
import { ownJobsMessages } from './messages.ts';
import OwnJobsPage from './own-jobs-page.tsx';
import { sampleListedJob } from '../../../../parts/jobs/sample-listed-job.ts';

const LIST = 'GET /barong/resource/hr/jobs';
const found = (total: number, ...jobs: OwnJob[]) =>
  answer(LIST, { jobs, meta: metaOf({ page: 1, limit: 10 }, total) });

const ownJob = {
  ...sampleListedJob({
    id: 5,
    title: 'Store Manager',
    description: '',
    location: 'Indore',
    experience_level: null,
    work_mode: null,
    salary_min: null,
    salary_max: null,
    skills: [],
    openings: 1,
    language: 'hi',
    company_id: 2,
    company_name: 'Malwa Mills',
    application_count: 1,
    created_at: '2026-11-01T00:00:00.000Z',
    posted_at: '2026-11-01T00:00:00.000Z',
    expires_at: '2036-11-01T00:00:00.000Z',
  }),
  preview_url: 'https://vritti.test/jobs/preview/5#preview=secret',
  confirm_by: null,
  lacks: [],
  waiting_count: 1,
  featured_until: null,
} satisfies OwnJob;

describe('the list of postings', () => {
  test('says that it is loading', () => {
    const html = markupOf(<OwnJobsPage />);
    expect(wordsOf(html)).toContain('Loading…');
    expect(html).not.toContain('<article');
  });

  test('says when it cannot be loaded, and offers a retry', async () => {
    refuse(LIST, 'server.internal_error');
    const words = wordsOf(await answeredMarkupOf(<OwnJobsPage />));
    expect(words).toMatch(/Failed to load jobs. Please try again. .*Try Again/);
    refuse(LIST, 'server.internal_error');
    const hindi = await answeredMarkupOf(<OwnJobsPage />, { language: 'hi' });
    expect(wordsOf(hindi)).toContain('नौकरियाँ नहीं खुल सकीं।');
  });

  test.each(['?status=closed', '?search=cook'])(
    'with nothing at %s says that nothing matches, not that nothing was posted',
    async (at) => {
      found(0);
      const html = await answeredMarkupOf(<OwnJobsPage />, { address: `/hr/postings${at}` });
      expect(wordsOf(html)).toContain('No postings match');
      expect(wordsOf(html)).toContain('Show all postings');
      expect(wordsOf(html)).not.toContain("You haven't posted any jobs yet…");
    },
  );

  test('keeps status, search and order on other pages', async () => {
    found(11, ownJob);
    const html = await answeredMarkupOf(<OwnJobsPage />, {
      address: '/hr/postings?status=active&search=cook&sort=title',
    });
    expect(html).toContain(
      'href="/hr/postings?search=cook&amp;status=active&amp;sort=title&amp;page=2"',
    );
    expect(html).toContain('href="/hr/postings?search=cook&amp;status=draft&amp;sort=title"');
    expect(html).toContain('<input type="hidden" name="status" value="active"/>');
    expect(html).toMatch(/<option value="title" selected="">Title</);
    expect(html).toMatch(/aria-current="page"[^>]*>.*Active/s);
  });

  test.each([
    ['', 'created_at', 'desc'],
    ['?sort=expires_at', 'expires_at', 'asc'],
    ['?sort=application_count', 'application_count', 'desc'],
    ['?sort=title', 'title', 'asc'],
  ])('is sorted in its own direction: %s', async (search, sort_by, sort_dir) => {
    const asked: object[] = [];
    answer(LIST, ({ query }) => {
      asked.push(query);
      return { jobs: [ownJob], meta: metaOf(query, 1) };
    });
    await answeredMarkupOf(<OwnJobsPage />, { address: `/hr/postings${search}` });
    expect(asked).toMatchObject([{ sort_by, sort_dir }]);
  });

  test('has no page numbers when there is only one page', async () => {
    found(10, ownJob);
    const html = await answeredMarkupOf(<OwnJobsPage />);
    expect(html).not.toContain('aria-label="Pages"');
    expect(wordsOf(html)).toContain('View Applications (1)');
    expect(html).toContain('lang="hi"');
  });
});

describe('the words', () => {
  const { en, hi } = ownJobsMessages;

  test.each([
    [0, 'Nobody has applied.'],
    [1, '1 person has applied;'],
    [2, '2 people have applied;'],
    [1_234, '1,234 people have applied;'],
  ])('name %i applicants of the job to be deleted', (applicants, words) => {
    expect(en.deleteText('Cook', applicants)).toContain(`“Cook” will be gone for good. ${words}`);
    expect(hi.deleteText('Cook', applicants)).toContain('“Cook”');
  });
});
