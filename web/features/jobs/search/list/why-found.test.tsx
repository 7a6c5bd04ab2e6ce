import { expect, test } from 'vitest';
import type { WhyFound as Why } from '../../../../../contract/search/why-found.ts';
import { markupOf, wordsOf } from '../../../../lib/test-markup.tsx';
import WhyFound from './why-found.tsx';

test.each<[Why['reason'], string, string]>([
  [
    'other_name',
    'Found as “copywriter”, another name for “content writer”.',
    '“copywriter” के नाम से मिली, जो “content writer” का दूसरा नाम है।',
  ],
  [
    'related_work',
    'Found as “copywriter”: work related to “content writer”.',
    '“copywriter” के नाम से मिली: काम “content writer” से मिलता-जुलता है।',
  ],
  ['skill', 'Found by the skill “copywriter”.', 'हुनर “copywriter” से मिली।'],
  [
    'details',
    '“copywriter”, another name for “content writer”, is in its details, not in its title.',
    '“copywriter”, जो “content writer” का दूसरा नाम है, इसके विवरण में है, पद के नाम में नहीं।',
  ],
  [
    'similar_word',
    'Found by the word “copywriter”, which is like “content writer”.',
    '“copywriter” शब्द से मिली, जो “content writer” जैसा है।',
  ],
  ['company', 'The name of its company says “copywriter”.', 'इसकी कंपनी के नाम में “copywriter” है।'],
  [
    'some_words',
    'Says “copywriter”, but not “content writer”.',
    'इसमें “copywriter” है, “content writer” नहीं।',
  ],
])('%s is said in words, in Hindi too', (reason, english, hindi) => {
  const why = { job_id: 1, reason, said: 'copywriter', typed: 'content writer' };
  const element = <WhyFound why={why} />;
  expect(wordsOf(markupOf(element))).toContain(english);
  expect(wordsOf(markupOf(element, { language: 'hi' }))).toContain(hindi);
});
