import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { freshMark, PASSWORD } from '../../db/world/people.ts';
import { type InputMethod, pointer } from './input-methods.ts';

/** A journey fails if the page logs an error or throws; 4xx answers are up to the page. */
export const test = base.extend<{ cleanConsole: void }>({
  // Each visitor comes from a separate address, because otherwise limits would stop later journeys.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const [a, b, c] = randomBytes(3);
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  cleanConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const isRefusedCall = /^Failed to load resource: the server responded with a status of 4/;
        if (message.type() === 'error' && !isRefusedCall.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await use();
      expect(complaints, 'the console is clean').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Expects that axe finds nothing wrong on the page as it is. `part` limits it to an open menu, which is
 * outside of the page's landmarks.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNothing(page, part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: part ? { region: { enabled: false } } : {},
  });
}

/** Checks only the contrast: the one rule whose result depends on the colours. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothing(page, undefined, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

async function expectNothing(page: Page, part: string | undefined, rules: RunOptions) {
  // Live news may dim a list at any moment, until its rows are loaded.
  await expect
    .poll(() => findingsOf(page, part, rules), { message: 'axe finds nothing' })
    .toEqual([]);
}

/** For pages that are checked whenever they are opened, so that axe is loaded with the page. */
export const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function findingsOf(page: Page, part: string | undefined, rules: RunOptions) {
  await settle(page);
  // Parsing its half a megabyte takes longer than most checks, so a page does it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([include, options]) => {
      // Toasts behind the front one are out of reach until that one has gone.
      const where = { include, exclude: '[data-sonner-toast][data-front="false"]' };
      // This rule would fetch and parse all styles again, only to find media that plays automatically.
      const preload = document.querySelector('audio, video') !== null;
      const { violations } = await window.axe.run(where, { ...options, preload });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    // Reporting everything that passes would take most of the time.
    [part ?? 'html', { ...rules, resultTypes: ['violations'] }] satisfies [string, RunOptions],
  );
}

/** Pages that were asked for less motion; asking again would make them compute all styles again. */
const calmed = new WeakSet<Page>();

/** Fading menus and toasts, and a list that is loading rows, would be measured half transparent. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('.opacity-60[aria-busy="true"]')).toHaveCount(0);
  if (!calmed.has(page)) await page.emulateMedia({ reducedMotion: 'reduce' });
  calmed.add(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Queried each time: an animation from before may belong to an element that is gone.
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          (it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Infinity,
        ) ||
      [...document.querySelectorAll('[data-sonner-toast][data-front="true"]')].some(
        (toast) => getComputedStyle(toast).opacity !== '1',
      );
    // Scripts learn of changed colours one frame after the styles.
    await frame();
    do await frame();
    while (isMoving());
  });
}

/** Mails to an address, oldest first, from the folder the server keeps them in. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = path.join(process.env['E2E_DATA_DIR'] ?? '', 'mail');
  const files = (await readdir(folder).catch(() => [])).filter(
    (file) => file.endsWith('.eml') && file.includes(address),
  );
  return Promise.all(
    files.toSorted().map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}

/** The newest mailed code, as soon as it is there. */
export async function codeFor(address: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        code = /\b\d{6}\b/.exec((await mailsTo(address)).at(-1)?.subject ?? '')?.[0] ?? '';
        return code;
      },
      { message: `a code is mailed to ${address}` },
    )
    .not.toBe('');
  return code;
}

/** The path of the newest link that was mailed to an address, as soon as it is there. */
export async function linkFor(email: string, pathname: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const texts = (await mailsTo(email)).map((mail) => mail.text ?? '');
      link =
        texts
          .map((text) => new RegExp(`${pathname}[?#]\\S+`).exec(text)?.[0] ?? '')
          .findLast(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** On a phone the orders of a search are folded behind the one that is chosen. */
export async function unfoldOrders(page: Page): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: /Newest|Most Relevant|Highest Salary/ });
  if (await fold.isVisible()) await fold.click();
}

/** An e-mail address that nobody has used yet. */
export const freshAddress = (name: string): string => `${name}-${freshMark()}@people.example`;

export { PASSWORD };

interface Newcomer {
  name: string;
  email: string;
  kind: 'Job Seeker' | 'Employer';
}

/** Registers on the registration page that is open. */
export async function fillRegistration(
  page: Page,
  { name, email, kind }: Newcomer,
  input: InputMethod = pointer,
): Promise<void> {
  // The login page, which may still be open, has the same choice.
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await input.choose(page.getByRole('radio', { name: kind }));
  await input.write(page.getByLabel('Full name'), name);
  await input.write(page.getByLabel('Email'), email);
  await input.write(page.getByLabel('Mobile number'), '98765 43210');
  await input.write(page.getByLabel('Password', { exact: true }), PASSWORD);
  await input.write(page.getByLabel('Confirm password'), PASSWORD);
  await input.press(page.getByRole('button', { name: 'Create Account' }));
}

/** Follows the notice of a pending account and enters the mailed code. */
export async function verifyByMail(
  page: Page,
  email: string,
  input: InputMethod = pointer,
): Promise<void> {
  await input.press(page.getByRole('link', { name: 'Verify now' }).first());
  await input.write(page.getByLabel('Verification code'), await codeFor(email));
  await expect(page.getByText('Verification Successful')).toBeVisible();
}

/** The first element with exactly these words, such as a toast or a notice. */
export const exactText = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).first();
