import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readAllNews } from '../server/domains/candidates/indexing.ts';
import { apply, openJob, openTeam } from '../server/test/hiring.ts';
import { register } from '../server/test/people.ts';
import { openPortal } from '../server/test/portal.ts';
import { up } from './migrations/0271-whole-names-of-candidates.ts';

const portal = await openPortal();

test('who went by two names before the search read both is found by them, and nobody else is read again', async () => {
  const { companyId } = await openTeam(portal);
  const jobId = await openJob(portal, companyId);
  for (const name of ['Mohd. Arif @ Guddu', 'Gita Rao']) {
    await apply(portal, await register(portal, { name }), jobId);
  }
  await readAllNews(portal.db);
  await portal.db
    .updateTable('candidate_search')
    .set({ words: sql`''::tsvector` })
    .execute();
  await up(portal.db);
  const found = await portal.db
    .selectFrom('candidate_search')
    .innerJoin('accounts', 'accounts.id', 'candidate_search.account_id')
    .select('name')
    .where(sql<boolean>`words @@ to_tsquery('simple', 'guddu | gita')`)
    .execute();
  expect(found).toEqual([{ name: 'Mohd. Arif @ Guddu' }]);
});
