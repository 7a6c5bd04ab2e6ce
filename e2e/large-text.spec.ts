import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { demoPerson, signIn } from './world.ts';

const OPEN = [
  '/',
  '/jobs',
  '/jobs/1',
  '/companies',
  '/companies/1',
  '/auth/login',
  '/auth/register',
  '/auth/verify-otp?email=somebody.with.a.long.name@people.example&type=user',
  '/auth/forgot-password',
  '/auth/reset-password?token=none',
  '/auth/confirm-email?token=none',
  '/contact',
  '/accessibility',
];

const SIGNED_IN = {
  priya: [
    '/dashboard/user',
    '/user/jobs',
    '/user/saved',
    '/user/applications',
    '/user/profile',
    '/profile/edit',
    '/settings',
    '/notifications',
  ],
  anil: [
    '/dashboard/hr',
    '/hr/postings',
    '/hr/jobs/create',
    '/hr/applications',
    '/hr/profile',
    '/hr/profile/edit',
  ],
  admin: ['/dashboard/admin', '/admin/contact', '/admin/search'],
};

/** What a reader has set: the width of the screen, and the size of text in the browser. */
const READERS = [
  { width: 360, height: 740, text: 32 },
  { width: 320, height: 640, text: 16 },
];

/**
 * What reaches over the edge of the page, if it has to be moved sideways, and what is cut off by the
 * edge of a box that hides its overflow. Text that ends in dots by design and rows that scroll are not.
 */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const words = (element: Element) => element.outerHTML.slice(0, 200);
    const all = [...document.body.querySelectorAll('*')];
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const cutting = all.filter((element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const ends = textOverflow !== 'clip' || webkitLineClamp !== 'none';
      const room = element.clientWidth;
      return overflowX === 'hidden' && !ends && room > 1 && element.scrollWidth > room;
    });
    const cut = cutting.map((element) => `cut off: ${words(element)}`);
    const root = document.scrollingElement;
    if (!root || root.scrollWidth <= innerWidth) return cut;
    const beyond = all.filter((element) => rightOf(element) > innerWidth + 0.5);
    const innermost = beyond.filter(
      (element) => !beyond.some((it) => it.parentElement === element),
    );
    return [`${root.scrollWidth} px wide`, ...innermost.slice(0, 5).map(words), ...cut];
  });

async function expectNoneTooWide(page: Page, paths: readonly string[]) {
  const browser = await page.context().newCDPSession(page);
  for (const { width, height, text } of READERS) {
    await page.setViewportSize({ width, height });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    for (const path of paths) {
      await test.step(`${path} at ${width} px, text of ${text} px`, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        // Lists come after their page: what says "Loading" has gone then.
        await expect(page.locator('output.animate-appear')).toHaveCount(0);
        expect.soft(await tooWide(page), path).toEqual([]);
      });
    }
  }
}

test.skip(({ viewport }) => (viewport?.width ?? 0) > 500, 'for phones');
// Some thirty pages, on a slow machine.
test.describe.configure({ timeout: 180_000 });

test('no open page is wider than a small phone, nor with text of double size', async ({ page }) => {
  await expectNoneTooWide(page, OPEN);
});

for (const [name, paths] of Object.entries(SIGNED_IN)) {
  test(`no page of ${name} is wider than a small phone, nor with text of double size`, async ({
    page,
  }) => {
    await signIn(page, await demoPerson(name));
    await expectNoneTooWide(page, paths);
  });
}
