import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../contract/endpoint.ts';
import type { JobResults } from '../../../../contract/jobs.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { noFacets } from '../../../test/sample-job-results.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { noSearch } from './job-search.ts';
import NoJobs from './no-jobs.tsx';

const facets = { ...noFacets, location: [{ value: 'Pune', count: 3 }] };
const noJobs = (
  search: Partial<typeof noSearch>,
  total: number,
  more: Partial<Pick<JobResults, 'wider' | 'nearby' | 'reading' | 'nothing'>> = {},
  language: Language = 'en',
) => {
  const paging = { page: search.page ?? 1, limit: 20 };
  const meta = { ...metaOf(paging, total, total > 0), next_cursor: null };
  const found = {
    meta,
    facets,
    capped_facets: [],
    did_you_mean: null,
    reading: null,
    wider: [],
    nearby: [],
    nothing: null,
  };
  return markupOf(<NoJobs search={{ ...noSearch, ...search }} found={{ ...found, ...more }} />, {
    language,
    address: '/jobs',
  });
};

describe('a search without jobs', () => {
  test('that found none leads to a search without filters and to other places', () => {
    const html = noJobs({ search: 'pilot', location: 'Kargil', view: 'grid' }, 0);
    expect(wordsOf(html)).toContain('No jobs found');
    expect(html).toContain('href="/jobs?view=grid"');
    expect(wordsOf(html)).toContain('Clear search');
    expect(html).toContain('href="/jobs?search=pilot&amp;location=Pune&amp;view=grid"');
  });

  test('with a filter offers to clear the filters', () => {
    const html = noJobs({ search: 'pilot', verified: true }, 0);
    expect(wordsOf(html)).toContain('Clear All Filters');
  });

  test('says what each filter leaves out, as links to the search without it, in Hindi too', () => {
    const search = { search: 'pilot', location: 'Leh', salary_min: 8, salary_max: 12 };
    const wider = [
      { without: 'salary' as const, total: 1_000, capped: true },
      { without: 'location' as const, total: 7, capped: false },
    ];
    const html = noJobs(search, 0, { wider });
    expect(wordsOf(html)).toContain('Without “₹8–12 LPA” 1,000+ Without “Leh” 7');
    expect(html).toContain('href="/jobs?search=pilot&amp;location=Leh"');
    expect(html).toContain('href="/jobs?search=pilot&amp;salary_min=8&amp;salary_max=12"');
    const inPune = noJobs({ ...search, location: 'Pune' }, 0, { wider }, 'hi');
    expect(wordsOf(inPune)).toContain('“पुणे” के बिना 7');
  });

  test('offers the nearest cities by distance, and only the others by count', () => {
    const search = { search: 'pilot', location: 'Baramati' };
    const nearby = [
      { location: 'Pune', km: 86, total: 1, capped: false },
      { location: 'Mumbai', km: 1_207, total: 1_000, capped: true },
    ];
    const html = noJobs(search, 0, { nearby });
    expect(wordsOf(html)).toContain('Pune, 86 km · 1 job Mumbai, 1,207 km · 1,000+ jobs');
    expect(html).toContain('href="/jobs?search=pilot&amp;location=Pune"');
    expect(wordsOf(html)).not.toContain('in other places');
    const hindi = wordsOf(noJobs(search, 0, { nearby }, 'hi'));
    expect(hindi).toContain('पुणे, 86 किमी · 1 नौकरी');
  });

  test('says which words no job has and shows the newest without them, in Hindi too', () => {
    const others = {
      kept_words: 'in Pune',
      keeps_filters: true,
      total: 1_000,
      capped: true,
      places: [],
      places_capped: true,
      newest: [sampleJob({ id: 7, title: 'Weaver' })],
    };
    const nothing = {
      unknown_phrases: [],
      looser: null,
      unknown_words: ['zzz', 'qqq'],
      is_place_empty: false,
      others,
    };
    const search = { search: 'zzz qqq in Pune', verified: true };
    const html = noJobs(search, 0, { nothing });
    expect(wordsOf(html)).toContain('No job says “zzz” or “qqq”.');
    expect(wordsOf(html)).toContain('Newest jobs without “zzz qqq” A Weaver');
    expect(html).toContain('href="/jobs?search=in+Pune&amp;verified=true"');
    expect(wordsOf(html)).toContain('See all 1,000+');
    const hindi = wordsOf(noJobs(search, 0, { nothing }, 'hi'));
    expect(hindi).toContain('किसी नौकरी में “zzz” या “qqq” नहीं लिखा।');
  });

  test('says what no job has word for word, and leads to the same without quotes, in Hindi too', () => {
    const looser = { search: 'night cook', words: 'cook', location: '', total: 7, capped: false };
    const nothing = {
      unknown_phrases: ['night cook'],
      looser,
      unknown_words: [],
      is_place_empty: false,
      others: null,
    };
    const search = { search: '"night cook"', verified: true };
    const html = noJobs(search, 0, { nothing });
    expect(wordsOf(html)).toContain('No job has exactly “night cook”, word for word.');
    expect(wordsOf(html)).toContain('Without quotes: night cook 7');
    expect(html).toContain('href="/jobs?search=night+cook&amp;verified=true"');
    const hindi = wordsOf(noJobs(search, 0, { nothing }, 'hi'));
    expect(hindi).toContain('किसी नौकरी में “night cook” ठीक इन्हीं शब्दों में नहीं लिखा।');
    expect(hindi).toContain('बिना कोट के: night cook 7');
  });

  test('leads back to the correction that was refused, in Hindi too', () => {
    const looser = {
      search: 'acountant',
      words: 'accountant',
      location: 'Pune',
      total: 1_000,
      capped: true,
    };
    const nothing = {
      unknown_phrases: [],
      looser,
      unknown_words: ['acountant'],
      is_place_empty: false,
      others: null,
    };
    const search = { search: 'acountant', as_typed: true };
    const html = noJobs(search, 0, { nothing });
    expect(wordsOf(html)).toContain('Search for accountant, Pune instead 1,000+');
    expect(html).toContain('href="/jobs?search=acountant"');
    const hindi = wordsOf(noJobs(search, 0, { nothing }, 'hi'));
    expect(hindi).toContain('इसके बजाय यह खोजें: accountant, पुणे 1,000+');
  });

  test('that keeps nothing shows the newest of all jobs and the cities that have most', () => {
    const others = {
      kept_words: '',
      keeps_filters: false,
      total: 1,
      capped: false,
      places: [{ value: 'Pune', count: 1 }],
      places_capped: false,
      newest: [sampleJob({ id: 7, title: 'Weaver' })],
    };
    const nothing = {
      unknown_phrases: [],
      looser: null,
      unknown_words: [],
      is_place_empty: true,
      others,
    };
    const html = noJobs({ search: 'zzz', location: 'Atlantis' }, 0, { nothing });
    expect(wordsOf(html)).toContain('There is no job in “Atlantis”.');
    expect(wordsOf(html)).toContain('Newest of all jobs A Weaver');
    expect(wordsOf(html)).not.toContain('See all');
    expect(html).toContain('href="/jobs?location=Pune"');
  });

  test('behind its last page says how far it goes, and never that nothing was found', () => {
    const html = noJobs({ search: 'nurse', page: 51 }, 1_000);
    expect(wordsOf(html)).toContain('The list does not go that far It has 50 pages. First page');
    expect(html).toContain('href="/jobs?search=nurse"');
    expect(wordsOf(html)).not.toContain('No jobs found');
  });
});
