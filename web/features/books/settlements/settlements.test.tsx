import { expect, test } from 'vitest';
import { metaOf } from '../../../../contract/lists.ts';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import SettlementsPage from './settlements-page.tsx';

test('settlements show what reached the bank, and how much of it is not in the books', async () => {
  answer('GET /barong/admin/settlements', {
    settlements: [
      {
        id: 'setl_1',
        utr: 'UTR1',
        settled_at: '2026-11-20T06:30:00.000Z',
        lines: 3,
        unbooked: 1,
        fee_paise: 552,
        net_paise: 11_148,
      },
    ],
    meta: metaOf({ page: 1, limit: 20 }, 1),
  });
  const html = await answeredMarkupOf(<SettlementsPage />, { address: '/admin/settlements' });
  expect(wordsOf(html)).toMatch(
    /setl_1.*20 Nov 2026.*UTR1.*1 not in the books.*3.*₹5\.52.*₹111\.48/,
  );
});
