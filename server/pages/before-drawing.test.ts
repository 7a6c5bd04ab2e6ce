import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ADVERTISEMENT_VIEWS_PER_DAY } from '../../contract/constants.ts';
import { addAdvertisement } from '../../db/world/advertisements.ts';
import { builtPages, servePages } from './pages.ts';
import { openPortal } from '../test/portal.ts';
import { postJobs } from '../test/postings.ts';

// Pages are the same for everybody. What a browser has to hide, an inline script of the page hides before
// anything is drawn: here those scripts run as the build has written them.

const portal = await openPortal();
const { id: advertisementId } = await addAdvertisement(portal.db, { slot: 'search' });
await postJobs(
  portal.db,
  Array.from({ length: 12 }, () => ({ title: 'Clerk' })),
);
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });

interface Visitor {
  stored?: Record<string, string>;
  hasStorage?: boolean;
}

/** Runs the script that stands first within an element of the page; returns what it made of the element. */
async function drawn(url: string, script: RegExp, { stored = {}, hasStorage = true }: Visitor) {
  const { body } = await portal.app.inject({ url, headers: { 'accept-language': 'en' } });
  const [, code] = script.exec(body) ?? [];
  if (code === undefined) throw new Error(`${url} has no such script`);
  const attributes = new Set<string>();
  const later: { run: () => void; ms: number }[] = [];
  const element = {
    hidden: false,
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(code, {
    document: { currentScript: { parentElement: element } },
    setTimeout: (run: () => void, ms: number) => later.push({ run, ms }),
    ...(hasStorage ? { localStorage } : {}),
  });
  return { element, attributes, later };
}

describe('the landing page', () => {
  const CONTENT = /<div class="data-held-back:invisible"><script nonce="[^"]+">(.*?)<\/script>/s;
  const signedIn = { authToken: 'x'.repeat(43) };

  test('is held back while a stored session is asked about, and not for long', async () => {
    const { attributes, later } = await drawn('/', CONTENT, { stored: signedIn });
    expect([...attributes]).toEqual(['data-held-back']);
    expect(later.map(({ ms }) => ms)).toEqual([4_000]);
    for (const { run } of later) run();
    expect([...attributes]).toEqual([]);
  });

  test.each([
    ['a guest', {}],
    ['a browser without storage', { hasStorage: false }],
  ])('is there at once for %s', async (_, visitor) => {
    const { attributes } = await drawn('/', CONTENT, visitor);
    expect([...attributes]).toEqual([]);
  });
});

describe('an advertisement', () => {
  const ROW = /<li><script nonce="[^"]+">([^<]*)<\/script><section aria-label="Advertisement: /;
  const seen = (times: number, day = new Date()) => ({
    advertisements: JSON.stringify({
      day: day.toDateString(),
      times: { [advertisementId]: times },
    }),
  });
  const isHidden = async (stored: Record<string, string>) =>
    (await drawn('/jobs', ROW, { stored })).element.hidden;

  test('that this browser has shown often today is gone', async () => {
    expect(await isHidden(seen(ADVERTISEMENT_VIEWS_PER_DAY))).toBe(true);
  });

  test('is there for people who have seen it less often, on another day, or never', async () => {
    expect(await isHidden(seen(ADVERTISEMENT_VIEWS_PER_DAY - 1))).toBe(false);
    expect(await isHidden(seen(ADVERTISEMENT_VIEWS_PER_DAY, new Date(0)))).toBe(false);
    expect(await isHidden({})).toBe(false);
  });
});
