import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf } from '../../test/stub-server.ts';
import { AmongResults } from './among-results.tsx';

const SEEN = 'POST /barong/public/advertisements/:id/views';
const advertisement = {
  id: 7,
  advertiser: 'Example Training',
  title: 'Learn Tally in six weeks',
  text: 'Evening classes, online.',
  domain: 'training.example',
};

beforeEach(() => answer(SEEN, { counted: true }));

/** Two results around the place of the advertisement. */
const open = (results = 20, as?: 'user') =>
  show(
    <ul>
      <li>Above</li>
      <AmongResults advertisement={advertisement} results={results} above={5} />
      <li>Below</li>
    </ul>,
    { ...(as ? { as } : {}), at: '/jobs', isPublic: true },
  );
const shown = () => page.getByRole('region', { name: 'Advertisement: Example Training' });

test('an advertisement says what it is and where it leads, and is counted once, as of nobody', async () => {
  await open(20, 'user');
  await expect.element(shown()).toMatchTextContent(/^Advertisement.*training\.example$/);
  const link = shown().getByRole('link', { name: 'Learn Tally in six weeks' });
  await expect.element(link).toHaveAttribute('href', '/advertisements/7');
  await expect.element(link).toHaveAttribute('rel', 'sponsored noopener');
  await expectAccessible();
  await expect.poll(() => callsOf(SEEN)).toMatchObject([{ params: { id: 7 } }]);
  expect(headersOf(SEEN, 'authorization')).toEqual([null]);
});

const seenOftenOn = (day: Date) =>
  localStorage.setItem(
    'advertisements',
    JSON.stringify({ day: day.toDateString(), times: { 7: 5 } }),
  );

test('what this browser has shown often today is left out, with its row', async () => {
  seenOftenOn(new Date());
  await open();
  await expect.element(page.getByText('Below')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});

test('what it showed often on another day comes again, and counts from one', async () => {
  seenOftenOn(new Date(0));
  await open();
  await expect.element(shown()).toBeVisible();
  await expect.poll(() => callsOf(SEEN)).toHaveLength(1);
  const kept: unknown = JSON.parse(localStorage.getItem('advertisements') ?? 'null');
  expect(kept).toEqual({ day: new Date().toDateString(), times: { 7: 1 } });
});

test('too few results have none', async () => {
  await open(9);
  await expect.element(page.getByText('Below')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});
