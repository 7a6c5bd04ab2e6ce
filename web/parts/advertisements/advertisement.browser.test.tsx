import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show, skipWaitsOf } from '../../test/stage.tsx';
import { answer, callsOf, headersOf } from '../../test/stub-server.ts';
import { CardList } from '../../ui/lists/card-list.tsx';
import { SEEN_MS } from './counted.tsx';
import { advertisementAmong } from './among-results.tsx';
import { sampleAdvertisement } from './sample-advertisement.ts';

const SEEN = 'POST /barong/public/advertisements/:id/views';

beforeEach(() => {
  skipWaitsOf(SEEN_MS);
  answer(SEEN, { counted: true });
});

const RESULTS = Array.from({ length: 12 }, (_, at) => `Result ${at + 1}`);

const open = (results = 12, as?: 'user') =>
  show(
    <CardList
      rows={RESULTS.slice(0, results)}
      keyOf={(row) => row}
      extra={advertisementAmong(results, sampleAdvertisement)}
    >
      {(row) => row}
    </CardList>,
    { ...(as ? { as } : {}), at: '/jobs', isPublic: true },
  );
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);
const shown = () => page.getByRole('region', { name: 'Advertisement: Example Training' });

test('an advertisement says what it is and where it leads, and is counted once, without personal data', async () => {
  await open(12, 'user');
  await expect.element(shown()).toMatchTextContent(/^Advertisement.*training\.example$/);
  expect(rows()[5]).toMatch(/^Advertisement/);
  const link = shown().getByRole('link', { name: 'Learn Tally in six weeks' });
  await expect.element(link).toHaveAttribute('href', '/advertisements/7');
  await expect.element(link).toHaveAttribute('rel', 'sponsored noopener');
  await expectAccessible();
  await expect.poll(() => callsOf(SEEN)).toMatchObject([{ params: { id: 7 } }]);
  expect(headersOf(SEEN, 'authorization')).toEqual([null]);
  expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), SEEN_MS);
});

const seenOftenOn = (day: Date) =>
  localStorage.setItem(
    'advertisements',
    JSON.stringify({ day: day.toDateString(), times: { 7: 5 } }),
  );

test('one that this browser has shown often today is left out, with its row, and so is any among too few results', async () => {
  seenOftenOn(new Date());
  await open();
  await expect.poll(rows).toEqual(RESULTS);
  localStorage.removeItem('advertisements');
  await open(9);
  await expect.poll(rows).toEqual(RESULTS.slice(0, 9));
});

test('one that was shown often on another day is shown again, and counted from one', async () => {
  seenOftenOn(new Date(0));
  await open();
  await expect.element(shown()).toBeVisible();
  await expect.poll(() => callsOf(SEEN)).toHaveLength(1);
  const kept: unknown = JSON.parse(localStorage.getItem('advertisements') ?? 'null');
  expect(kept).toEqual({ day: new Date().toDateString(), times: { 7: 1 } });
});
