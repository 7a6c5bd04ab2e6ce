import type { Page } from '@playwright/test';
import { expect, PASSWORD, test as portalTest } from './portal.ts';
import type { Person } from './world.ts';

/** For journeys in which calls fail on purpose: the browser logs that, but the page must not throw. */
export const test = portalTest.extend({
  cleanConsole: async ({ page }, use) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await use();
    expect(thrown, 'the page throws nothing').toEqual([]);
  },
});

export const EXPIRED = ['Session Expired', 'Your session has ended. Please log in again.'] as const;

type Words = readonly [title: string, description?: string];

/** Title and text of every toast on the page, as they are. */
const toastsOn = (page: Page): Promise<string[][]> =>
  page.locator('[data-sonner-toast][data-removed="false"]').evaluateAll((toasts) =>
    toasts.map((toast) =>
      ['[data-title]', '[data-description]'].flatMap((part) => {
        const text = toast.querySelector(part)?.textContent;
        return text ? [text] : [];
      }),
    ),
  );

/** Expects this toast and no other, so that nobody has to close two. */
export const expectOneToast = (page: Page, ...words: Words) =>
  expect.poll(() => toastsOn(page)).toEqual([[...words]]);

/** Expects the page to leave `from` for `to` after this time by its own clock, and not before. */
export async function expectPause(page: Page, ms: number, from: RegExp, to: RegExp) {
  // A few milliseconds passed while waiting for the toast.
  await page.clock.runFor(ms - 20);
  await expect(page).toHaveURL(from);
  await page.clock.runFor(40);
  // The next page may need time of its own.
  await page.clock.resume();
  await expect(page).toHaveURL(to);
}

export const stored = (page: Page, key: string) =>
  page.evaluate((it) => localStorage.getItem(it), key);

/** Opens a page as somebody, no matter who was signed in before. */
export async function openAs(page: Page, { session }: Person, path: string) {
  if (page.url() === 'about:blank') await page.goto('/terms');
  await page.evaluate(
    ([token, csrfToken]) => {
      localStorage.clear();
      localStorage.setItem('authToken', token);
      localStorage.setItem('csrfToken', csrfToken);
    },
    [session.token, session.csrf_token] as const,
  );
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
}

/** As if the visitor came back to the tab after a while. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('lastAuthCheck');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

export async function expectLoggedOut(page: Page) {
  await expect(page).toHaveURL(/\/auth\/login/);
  for (const key of ['authToken', 'csrfToken', 'user', 'lastAuthCheck']) {
    expect(await stored(page, key), key).toBeNull();
  }
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // An earlier toast may still be fading, with a button of the same name.
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}
