import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { mark, newRecruiter, postJob } from './world.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const what = (page: Page) => page.getByLabel('Job title, keywords or company');
const where = (page: Page) => page.getByLabel('City or area');

/** Types once the page is alive, as somebody does who looks before they type. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** A posting whose title begins with a word that only it has. */
async function unique() {
  const word = mark();
  await postJob(await newRecruiter(), { title: `${word} Loom Keeper` });
  return word;
}

for (const path of ['/', '/jobs']) {
  test(`on ${path} a title is suggested, chosen by keyboard and searched for`, async ({ page }) => {
    const word = await unique();
    await open(page, path);
    await what(page).click();
    await what(page).pressSequentially(word.toLowerCase());
    await expect(options(page)).toHaveCount(1);
    await expect(what(page)).toHaveRole('combobox');
    await expect(what(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    const option = options(page).first();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(what(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(list(page)).toHaveCount(0);
    await expect(what(page)).toHaveValue(new RegExp(`^${word} Loom Keeper`));
    await expect(what(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/jobs\\?search=${word}`));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(list(page)).toHaveCount(0);
  });

  test(`on ${path} a city is suggested by its other names and taken by a press`, async ({
    page,
  }) => {
    await open(page, path);
    await where(page).click();
    await where(page).pressSequentially('bangal');
    await options(page).filter({ hasText: 'Bengaluru' }).first().click();
    await expect(where(page)).toHaveValue('Bengaluru');
    await expect(list(page)).toHaveCount(0);
    await where(page).press('Enter');
    await expect(page).toHaveURL(/location=Bengaluru/);
  });
}

test('Escape closes the list and leaves what was typed; the arrows go around', async ({ page }) => {
  await open(page, '/');
  await what(page).pressSequentially('acc');
  await expect(options(page).first()).toBeVisible();
  const count = await options(page).count();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(what(page)).toHaveValue('acc');
  await expect(what(page)).toHaveAttribute('aria-expanded', 'false');
});

test('an answer that comes after the search was sent shows nothing', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/public/suggestions?*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await open(page, '/jobs');
  const asked = page.waitForRequest('**/public/suggestions?*');
  await what(page).pressSequentially('acc');
  await asked;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=acc/);
  answer();
  await page.waitForLoadState('networkidle');
  await expect(list(page)).toHaveCount(0);
});

test('only what was typed last is asked for to the end', async ({ page }) => {
  const given: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/public/suggestions')) given.push(searchParams.get('q') ?? '');
  });
  await open(page, '/');
  await what(page).pressSequentially('accountant', { delay: 20 });
  await expect(options(page).first()).toBeVisible();
  expect(given).toEqual(['accountant']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the fields are plain fields of a form', async ({ page }) => {
    await page.goto('/');
    await what(page).fill('accountant');
    await where(page).fill('Bangalore');
    await page.getByRole('button', { name: 'Search jobs' }).click();
    await expect(page).toHaveURL(/\/jobs\?search=accountant&location=Bangalore/);
  });
});
