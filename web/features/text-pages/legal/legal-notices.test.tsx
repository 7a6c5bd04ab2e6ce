import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { LegalNotices } from './legal-notices.tsx';
import { sampleNotice } from './sample-notice.ts';

test.each([
  ['hr', 'Fees are forbidden. Until you accept, you cannot post jobs or write messages. '],
  ['admin', 'Fees are forbidden. Read'],
] as const)('%s reads what waits for their own consent', async (as, words) => {
  answer('GET /barong/resource/legal_notices', { notices: [sampleNotice] });
  expect(wordsOf(await answeredMarkupOf(<LegalNotices />, { as }))).toContain(words);
});
