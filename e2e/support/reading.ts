import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Waits until the page shows its content, and nothing is still loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('output.animate-appear')).toHaveCount(0);
}

/**
 * The elements that make the page scroll sideways, and those that a box with hidden overflow cuts off.
 * Text that ends in dots by design and rows that scroll do not count.
 */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = (element: Element) => element.outerHTML.slice(0, 200);
    const all = [...document.body.querySelectorAll('*')];
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const cutting = all.filter((element) => {
      const room = element.clientWidth;
      // Asked first, because styles take longer to read, and most elements have room.
      if (room <= 1 || element.scrollWidth <= room) return false;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      return overflowX === 'hidden' && textOverflow === 'clip' && webkitLineClamp === 'none';
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

/** Sets the size of text in the browser, as readers do. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
  await browser.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`);
}

/** Names, and words that are written in Latin letters even in Hindi. */
const LATIN_TOO = new Set(
  'Vritti WhatsApp SMS English View in JavaScript dev mail Chrome Linux Android alt T ZIP PDF JSON'.split(
    ' ',
  ),
);

/** Words in Latin letters that the page displays or announces, other than names and addresses. */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((it) => it.getAttribute(name) ?? ''),
    ),
    ...[...document.body.querySelectorAll('select')].flatMap((select) =>
      [...select.options].map((option) => option.text),
    ),
  ]);
  const words = texts.flatMap((text) => text.replace(/\S+@\S+/g, '').match(/[a-z]+/gi) ?? []);
  return [...new Set(words)].filter((word) => !LATIN_TOO.has(word));
}
