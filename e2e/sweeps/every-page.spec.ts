import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { arranged } from '../support/arranged-pages.ts';
import { GUESTS, NEWCOMER, pages } from '../support/pages.ts';
import { AXE, expect, expectAccessible, expectContrast, test } from '../support/portal.ts';
import { expectLoaded, latinWords, setTextSize, tooWide } from '../support/reading.ts';
import { demoPerson, newcomer, signIn } from '../support/world.ts';

// Sweeps over the one list of pages: each page is opened once in each language, and once to be weighed.

/** What React Router leaves on the page for those outside of React. */
const ROUTER = '__reactRouterDataRouter';
interface Router {
  navigate(to: string, how: { flushSync: boolean }): Promise<void>;
}

test.skip(({ viewport }) => (viewport?.width ?? 0) > 500, 'it sets the widths itself');
test.describe.configure({ timeout: 900_000 });

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

/** Once the page has settled in its new size; if it does not, the sweep goes on to the others all the same. */
const fits = (page: Page, where: string) =>
  expect
    .configure({ soft: true })
    .poll(() => tooWide(page), { message: where })
    .toEqual([]);

/** Examines a page. Faults are reported with its name, and the sweep goes on to the others. */
const look = (where: string, found: () => Promise<void>) =>
  test.step(where, async () => {
    const wrong = await found().then(
      () => null,
      (error: unknown) => error,
    );
    expect.soft(wrong, where).toBeNull();
  });

/** Goes on to another page as a link does, which spares the browser reading all scripts anew. */
const follow = (page: Page, path: string) =>
  page.evaluate(
    async ([router, to]) => {
      await (Reflect.get(window, router) as Router).navigate(to, { flushSync: true });
    },
    [ROUTER, path] as const,
  );

const WIDTHS = [390, 1440, 768, 353, 320, 360];

/** How the page of this place in the list is looked at, so that a few pages have all languages, layouts and colours. */
const looksOf = (index: number) => {
  const isPhoneFirst = index % 2 === 0;
  return {
    english: isPhoneFirst ? 390 : 1440,
    // The other language gets the other layout, so that both are checked once.
    hindi: isPhoneFirst ? 1440 : 390,
    hindiColours: index % 4 < 2 ? 'light' : 'dark',
  } as const;
};

for (const [who, listed] of Object.entries(pages)) {
  test(`every page of ${who} can be read by everybody`, async ({ page }) => {
    await page.addInitScript(AXE);
    const isGuest = who === GUESTS;
    const person = await (who === NEWCOMER ? newcomer() : demoPerson(isGuest ? 'priya' : who));
    if (!isGuest) await signIn(page, person);
    const list: { path: string; ownWords?: true }[] = [];
    for (const { arranged: kind, ...entry } of listed) {
      list.push(kind ? { ...entry, path: await arranged[kind](person, entry.path) } : entry);
    }
    // Otherwise the sweep would be content with a page that only says that there is nothing, as a newcomer's first one does.
    const mayBeMissing = isGuest || who === NEWCOMER;
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(`${page.url()} asked for ${response.url()}`);
    });

    const addresses = new Map<string, string>();
    // A page begins in the colours in which the one before it ended, which spares computing all styles again.
    let colours: 'light' | 'dark' = 'light';
    for (const [index, { path }] of list.entries()) {
      await look(path, async () => {
        const { english } = looksOf(index);
        await at(page, english);
        await page.goto(path);
        await expectLoaded(page);
        await expectAccessible(page);
        colours = colours === 'light' ? 'dark' : 'light';
        await page.emulateMedia({ colorScheme: colours });
        await expectContrast(page);
        await fits(page, `${path} at ${english} px`);
        for (const width of WIDTHS.filter((it) => it !== english)) {
          await at(page, width);
          await fits(page, `${path} at ${width} px`);
        }
        await setTextSize(page, 32);
        await fits(page, `${path} with text of double size`);
        await setTextSize(page, 16);
        addresses.set(path, page.url());
      });
    }

    const { origin } = new URL(page.url());
    await page.context().addCookies([{ name: 'language', value: 'hi', url: origin }]);
    for (const [index, { path, ownWords }] of list.entries()) {
      await look(`${path} in Hindi`, async () => {
        await at(page, 360);
        // Guests' pages are rendered by the server, even when coming from another page.
        await (!isGuest && index > 0 ? follow(page, path) : page.goto(path));
        await expect(page).toHaveURL(addresses.get(path) ?? path);
        await expectLoaded(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        await fits(page, `${path} in Hindi`);
        if (ownWords) expect.soft(await latinWords(page), `${path} in Hindi`).toEqual([]);
        const { hindi, hindiColours } = looksOf(index);
        await at(page, hindi);
        await page.emulateMedia({ colorScheme: hindiColours });
        await expectAccessible(page);
      });
    }
    if (!mayBeMissing) expect(missing, 'every page shows what it is about').toEqual([]);
  });
}

/** Fetched three seconds after the page can be used (`web/root.tsx`), so a slow machine would sometimes weigh it. */
const FETCHED_LATER = /\/late-parts-/;

/** Each file costs a phone a round trip; `config/plan-bundles.ts` joins small ones. */
const MOST_FILES = 25;

/**
 * The gzipped size of a script. It is requested separately, because a closed page loses the body of whatever arrived
 * last.
 */
async function weighed(url: string): Promise<number> {
  const response = await fetch(url);
  return gzipSync(await response.text(), { level: 9 }).length;
}

/** What a cheap phone has to download and run before a page is interactive: all scripts that it loads by itself. */
test('no page makes a phone load more scripts or files than allowed, and text pages load none', async ({
  browser,
}) => {
  // Most pages fetch the same files, so each is weighed once.
  const weights = new Map<string, Promise<number>>();
  const weightOf = (url: string) => {
    const weight = weights.get(url) ?? weighed(url);
    weights.set(url, weight);
    return weight;
  };
  const looks = Object.values(pages)
    .flat()
    .map(async ({ path, scriptsKb }) => {
      if (scriptsKb === undefined) return;
      // A returning phone would load nothing, and a wide screen more.
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const fetched = new Set<string>();
      page.on('response', (response) => {
        const url = response.url();
        if (url.endsWith('.js') && response.ok() && !FETCHED_LATER.test(url)) fetched.add(url);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      // The one in the page itself keeps what is typed when the language is changed.
      if (scriptsKb === 0) expect.soft(await page.locator('script').count(), path).toBe(1);
      await page.close();
      const sizes = await Promise.all([...fetched].map(weightOf));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect.soft(total, path).toBeLessThanOrEqual(scriptsKb * 1024);
      expect.soft(sizes.length, `files of ${path}`).toBeLessThanOrEqual(MOST_FILES);
      expect.soft(total > 0, `${path} has scripts`).toBe(scriptsKb > 0);
    });
  await Promise.all(looks);
});
