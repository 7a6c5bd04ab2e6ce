import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdingScript } from './hold-back.ts';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { usePageForAll } from '../../lib/session/session-end.ts';
import { currentSession, keepSession, LAST_CHECK_KEY } from '../../lib/session/session.ts';
import { byKeyboard } from '../../test/keyboard.ts';
import { address, fullPageLoad, letPass, show } from '../../test/stage.tsx';
import { answer, hold, refuse } from '../../test/stub-server.ts';
import LandingPage from './landing-page.tsx';

const ME = 'GET /barong/resource/users/me';
const HELD_MS = 4_000;

const loaded = {
  publicUrl: location.origin,
  figures: { open_jobs: 0, hiring_companies: 0, recent: [] },
  categories: [],
  testimonials: [],
};

/** As in the layout of public pages. */
function InLayout() {
  usePageForAll();
  return <LandingPage />;
}

// Not by its role, because hidden elements have none.
const heading = () => document.querySelector('h1');
const look = () => heading() && getComputedStyle(heading() as Element).visibility;

/**
 * Opens the page, and runs the script that a page from the server contains before it is drawn. Its waiting time
 * passes only with `letPass`.
 */
async function open() {
  await show(<InLayout />, { loaded, isPublic: true });
  await vi.waitUntil(heading);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const script = document.createElement('script');
  script.textContent = holdingScript();
  document.querySelector('main > div')?.prepend(script);
}

/** Stores a session that has not been checked with the server for a while. */
function storeSession() {
  keepSession(sampleSession());
  localStorage.removeItem(LAST_CHECK_KEY);
}

/** In development React does not run the page's script, so the test does. */
const SAID = /^Encountered a script tag/;

beforeEach(() => {
  const say = console.error;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!SAID.test(String(words[0]))) say(...words);
  });
  answer(ME, sampleSession().user);
});

test('a guest sees it at once', async () => {
  await open();
  expect(look()).toBe('visible');
});

test('it can be searched by keyboard alone', async () => {
  answer('GET /barong/public/suggestions', { suggestions: [] });
  await open();
  vi.useRealTimers();
  await byKeyboard.write(page.getByLabelText('Job title, keywords or company'), 'loom');
  await byKeyboard.press(page.getByRole('button', { name: 'Search jobs' }));
  await expect.poll(() => fullPageLoad() ?? address()).toMatch(/^\/jobs\?search=loom\b/);
});

test('somebody whose session has ended sees it only once that is known', async () => {
  storeSession();
  refuse(ME, 'identity.session.invalid');
  const release = hold(ME);
  await open();
  expect(look()).toBe('hidden');
  vi.useRealTimers();
  release();
  await expect.poll(look).toBe('visible');
  expect(currentSession()).toBeNull();
  expect([address(), fullPageLoad()]).toEqual(['/', undefined]);
});

test('somebody signed in is redirected to their dashboard and sees nothing of it', async () => {
  storeSession();
  const release = hold(ME);
  await open();
  expect(look()).toBe('hidden');
  vi.useRealTimers();
  release();
  await expect.poll(address).toBe('/dashboard/user');
});

test('it is shown all the same if the session check gets no answer', async () => {
  storeSession();
  const release = hold(ME);
  await open();
  await letPass(HELD_MS - 1);
  expect(look()).toBe('hidden');
  await letPass(1);
  expect(look()).toBe('visible');
  release();
});

test('the field that has the keyboard’s focus is outlined', async () => {
  await show(<LandingPage />, { loaded, isPublic: true });
  await byKeyboard.write(page.getByPlaceholder('Job title, keywords or company'), 'tailor');
  const field = document.activeElement?.closest('label') as Element;
  expect(getComputedStyle(field).outlineStyle).toBe('solid');
});
