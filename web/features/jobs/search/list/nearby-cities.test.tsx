import { expect, test } from 'vitest';
import type { JobResults } from '../../../../../contract/jobs.ts';
import { markupOf, wordsOf } from '../../../../lib/test-markup.tsx';
import { noFacets, sampleReading } from '../../../../test/sample-job-results.ts';
import { noSearch } from '../job-search.ts';
import SearchNotes from '../search-notes.tsx';
import WiderSearches from './wider-searches.tsx';

const AT_JOBS = { address: '/jobs' };

const found = (reading: JobResults['reading']) => ({
  meta: { total: 12 },
  nearby: [{ location: 'Thane', km: 120, total: 12, capped: false }],
  wider: [],
  facets: noFacets,
  location_matched: null,
  did_you_mean: null,
  reading,
});
const offer = 'The nearest cities with such jobs, in a straight line: Thane, 120 km · 12 jobs';

test('below few jobs of a city are the nearest cities', () => {
  const search = { ...noSearch, search: 'clerk', location: 'Pune' };
  const html = markupOf(<WiderSearches search={search} found={found(null)} />, AT_JOBS);
  expect(wordsOf(html)).toContain(offer);
  expect(html).toContain('href="/jobs?search=clerk&amp;location=Thane"');
});

test('where a place among the words was left out, they are above the jobs of other places, and no more below', () => {
  const search = { ...noSearch, search: 'clerk in pune' };
  const leftOut = found(
    sampleReading({
      words: 'clerk',
      wishes: [{ kind: 'location', value: 'Pune', without: 'clerk' }],
      relaxed: ['location'],
    }),
  );
  const html = markupOf(<SearchNotes search={search} found={leftOut} />, AT_JOBS);
  expect(wordsOf(html)).toContain(
    'No such job in Pune. All places are shown. Nearest, in a straight line: Thane, 120 km · 12 jobs',
  );
  expect(html).toContain('href="/jobs?search=clerk&amp;location=Thane"');
  expect(markupOf(<WiderSearches search={search} found={leftOut} />)).not.toContain('Thane');
});

test('jobs elsewhere that only say the name of the place that was left out are a link to them', () => {
  const search = { ...noSearch, search: 'clerk in pune' };
  const reading = sampleReading({
    words: 'clerk',
    wishes: [{ kind: 'location', value: 'Pune', without: 'clerk' }],
    place_named: { total: 1, capped: false },
    relaxed: ['location'],
  });
  const notes = <SearchNotes search={search} found={found(reading)} />;
  const html = markupOf(notes, AT_JOBS);
  expect(wordsOf(html)).toContain(
    'No such job has Pune as its place. All places are shown. 1 job names it in its text. Nearest',
  );
  expect(html).toContain('href="/jobs?search=clerk+Pune&amp;as_typed=true"');
  expect(wordsOf(markupOf(notes, { language: 'hi' }))).toContain('ऐसी किसी नौकरी की जगह पुणे नहीं है।');
});
