import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer, refuse } from '../../test/stub-server.ts';
import { type SavedJobsAddress, savedJobsList } from './address.ts';
import { SaveButton } from '../../parts/save/save-button.tsx';
import SavedJobsPage from './saved-jobs-page.tsx';
import { inDays, tailor as job } from './sample-tailor.ts';
import { sampleSavedWords } from '../../test/sample-saved-job.ts';

const SAVED_JOBS = 'GET /barong/resource/saved_jobs';

interface Known {
  search?: string;
  status?: SavedJobsAddress['status'];
  page?: number;
  /** How many are shown, and how many match in total. */
  shown?: number;
  fitting?: number;
  all?: number;
  language?: 'en' | 'hi';
}

function page(known: Known = {}) {
  const { search = '', status, page: number = 1, shown = 1, all = 3, language = 'en' } = known;
  const fitting = known.fitting ?? shown;
  const saved_jobs = Array.from({ length: shown }, (_, index) => ({
    ...sampleSavedWords,
    job_id: index + 1,
    saved_at: inDays(-1),
    status: status ?? 'active',
    job: { ...job, id: index + 1 },
  }));
  answer(SAVED_JOBS, {
    saved_jobs,
    counts: { all, active: all - 1, expiring: 0, expired: 1 },
    meta: metaOf({ page: number, limit: 10 }, fitting),
  });
  return answeredMarkupOf(<SavedJobsPage />, {
    language,
    address: savedJobsList.pathOf({ search, status, page: number }),
  });
}

describe('the saved jobs', () => {
  test('are counted by state, and each state is a link that keeps the search', async () => {
    const html = await page({ search: 'tailor' });
    expect(wordsOf(html)).toMatch(/All 3 Active 2 Expiring 0 Expired 1/);
    expect(html).toContain('href="/user/saved?search=tailor&amp;status=expired"');
    expect(html).toMatch(/aria-current="page"[^>]*>(<[^>]+>)*All/);
  });

  test('have a heading with how many match, not how many are on this page', async () => {
    const html = await page({ shown: 10, fitting: 1_234, all: 1_234 });
    expect(wordsOf(html)).toContain('Your Saved Jobs (1,234)');
    expect(html).toContain('href="/user/saved?page=2"');
  });

  test('searching in a state stays in that state', async () => {
    const html = await page({ status: 'expired', search: 'tailor' });
    expect(html).toContain('<input type="hidden" name="status" value="expired"/>');
    expect(html).toMatch(/name="search"[^>]*value="tailor"/);
  });

  test.each([
    [{ search: 'pilot' }, 'Nothing you saved matches “pilot”.', '/user/saved'],
    [
      { search: 'pilot', status: 'expired' },
      'Nothing you saved matches “pilot”.',
      '/user/saved?status=expired',
    ],
    [{ status: 'expiring' }, 'None of your saved jobs is in this state now.', '/user/saved'],
    [{ all: 0 }, 'No saved jobs yet', '/user/jobs'],
  ] as const)('%j without any: %s, and the link is %s', async (known, words, way) => {
    const html = await page({ ...known, shown: 0 });
    expect(wordsOf(html)).toContain(words);
    expect(html).toContain(`href="${way}"`);
  });

  test('if nothing was ever saved there are neither search nor states', async () => {
    const html = await page({ shown: 0, all: 0 });
    expect(html).not.toContain('type="search"');
    expect(wordsOf(html)).not.toContain('Expired');
  });

  test('while they load and when they cannot, the page says so', async () => {
    const element = <SavedJobsPage />;
    expect(markupOf(element)).toContain('Loading…');
    refuse(SAVED_JOBS, 'server.internal_error');
    const failed = await answeredMarkupOf(element);
    expect(wordsOf(failed)).toContain('Your saved jobs could not be loaded.');
    expect(wordsOf(failed)).toContain('Try Again');
    expect(failed).toContain('role="alert"');
  });

  test('speaks Hindi, with the count', async () => {
    const text = wordsOf(await page({ language: 'hi' }));
    expect(text).toContain('आपकी सेव की हुई नौकरियाँ (1)');
    expect(text).not.toMatch(/Saved|Expired|Remove|View Details/);
  });
});

describe('the button that saves', () => {
  test('is the same for everybody until scripts run, and names job and company', () => {
    const html = markupOf(<SaveButton job={job} />);
    expect(html).toContain('aria-label="Save Tailor at Malwa Mills"');
    expect(html).not.toContain('invisible');
  });

  test('says Save Job if there is room for words', () => {
    expect(wordsOf(markupOf(<SaveButton job={job} look="button" />))).toBe('Save Job');
    const hindi = markupOf(<SaveButton job={job} look="button" />, { language: 'hi' });
    expect(wordsOf(hindi)).toBe('नौकरी सेव करें');
  });
});
