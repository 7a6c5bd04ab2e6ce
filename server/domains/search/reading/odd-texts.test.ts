import { expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';
import { openPortal } from '../../../test/portal.ts';
import { postJobs } from '../../../test/postings.ts';
import { readCriteria } from '../criteria.ts';
import { wordsOf } from '../words.ts';
import { oddTexts } from './odd-texts.ts';
import { readWish } from './wish.ts';

/** What wishes are read from, between signs and joiners that have no words. */
const WORDS =
  `driver nurse engineer accountant pune delhi in near without except nahi chahiye 5 lakhs lpa years fresher
  remote shift "data entry" -sales / , ; – “welder” - "‍" tcs ltd at`.split(/\s+/);

const portal = await openPortal();
await postJobs(portal.db, [{ title: 'Nurse' }, { title: '.NET Engineer', location: 'Pune' }]);

test('any typed text is read as a query for words', () => {
  const misread = [...oddTexts(WORDS, 1_500)].filter((search) => {
    const { filters, wishes } = readWish(JobFilters.parse({ search: search.trim() }));
    const { text, required, excluded } = readCriteria(filters, () => []);
    const isEmpty = (query: string | null) => /\(\)|''/.test(query ?? '');
    const asksForWords = ({ kind }: ReadWish) => kind === 'phrase' || kind === 'exclude';
    return (
      [text, required, excluded].some(isEmpty) ||
      wishes.filter(asksForWords).some(({ value }) => wordsOf(value).length === 0)
    );
  });
  expect(misread).toEqual([]);
});

test('any typed text gets an answer', async () => {
  for (const search of oddTexts(WORDS, 100)) {
    const { status } = await portal.call('GET /barong/public/jobs', { query: { search } });
    expect(status, search).toBe(200);
  }
});
