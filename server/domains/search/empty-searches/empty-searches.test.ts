import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { register, registerAdmin } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { keepEmptySearches } from './empty-searches.ts';
import { deleteOldEmptySearches } from './queries.ts';

const portal = await openPortal();
const admin = await registerAdmin(portal);

async function searchInVain(search: string, times = 3, more = {}) {
  for (let time = 0; time < times; time += 1) {
    await portal.call('GET /barong/public/jobs', { query: { search, ...more } });
  }
  await keepEmptySearches(portal.db);
}

const shown = async () =>
  (await portal.call('GET /barong/admin/empty_searches', { as: admin })).body.empty_searches;

test('words that found nothing three times are shown, most frequent first, in one spelling', async () => {
  await searchInVain('Qwyzzler', 2);
  await searchInVain('qwyzzler ', 2);
  await searchInVain('Vexblorp', 3);
  await searchInVain('Zubnargle', 2);
  expect(await shown()).toEqual([
    { words: 'qwyzzler', searches: 4 },
    { words: 'vexblorp', searches: 3 },
  ]);
});

test('nothing of a person is kept: no address, no number, no long text', async () => {
  const before = await shown();
  await searchInVain('asha@example.org');
  await searchInVain('98765 43210');
  await searchInVain('qwyzzler '.repeat(9));
  const { rows } = await sql`select words from empty_searches where words ~ '[0-9]|asha'`.execute(
    portal.db,
  );
  expect(rows).toEqual([]);
  expect(await shown()).toEqual(before);
});

test('further pages and searches with filters are not counted', async () => {
  const before = await shown();
  await searchInVain('qwyzzler', 1, { page: 2 });
  await searchInVain('qwyzzler', 1, { location: 'Patna' });
  expect(await shown()).toEqual(before);
});

test('nobody but admins reads them', async () => {
  const guest = await portal.call('GET /barong/admin/empty_searches', {});
  const seeker = await portal.call('GET /barong/admin/empty_searches', {
    as: await register(portal),
  });
  expect([guest.status, seeker.status]).toEqual([401, 403]);
});

test('they end after 90 days', async () => {
  await sql`update empty_searches set day = day - 91`.execute(portal.db);
  await deleteOldEmptySearches(portal.db);
  expect(await shown()).toEqual([]);
});
