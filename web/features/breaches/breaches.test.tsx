import { expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import BreachesPage from './breaches-page.tsx';
import { sampleBreach } from './sample-breach.ts';

test('an entry says what was sent and what is due', async () => {
  answer('GET /barong/admin/breaches', ({ query }) => ({
    breaches: [sampleBreach],
    open_count: 1,
    meta: metaOf(query, 1),
  }));
  const html = await answeredMarkupOf(<BreachesPage />, { as: 'admin' });
  expect(wordsOf(html)).toMatch(
    /First notice to the Board sent 01 Mar 2026, 10:00 am.*overdue since 04 Mar 2026, 9:00 am.*due at once/,
  );
});
