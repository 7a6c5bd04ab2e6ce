import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { PublicHeader } from './public-header.tsx';

/** A header above a page of three screens. */
function LongPage() {
  return (
    <div>
      <PublicHeader />
      <div style={{ height: '300vh' }} />
    </div>
  );
}

// The stage's own <main> is around it, so it has no role to find it by.
const header = () => document.querySelector('header');
const bottomOfHeader = () => header()?.getBoundingClientRect().bottom ?? Number.NaN;
async function shown() {
  await expect.poll(bottomOfHeader).toBeGreaterThan(50);
}

test('on a phone, the header leaves the screen while one reads on, and comes back on the way up', async () => {
  await show(<LongPage />);
  await shown();
  scrollTo(0, 600);
  await expect.poll(bottomOfHeader).toBeLessThanOrEqual(0);
  scrollTo(0, 500);
  await shown();
});

test('a header that has left the screen comes back for the keyboard', async () => {
  await show(<LongPage />);
  await shown();
  scrollTo(0, 600);
  await expect.poll(bottomOfHeader).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Vritti home' })).toHaveFocus();
  await shown();
});

test('on a wide screen, the header stays', async () => {
  await show(<LongPage />, { screen: 'desktop' });
  await shown();
  scrollTo(0, 600);
  await expect.poll(() => header()?.className).toContain('shadow-lift');
  expect(bottomOfHeader()).toBeGreaterThan(50);
});

test('a tap on a link of the header’s menu does not keep it on the screen', async () => {
  await show(<LongPage />, { at: '/companies' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Companies' }).click();
  scrollTo(0, 600);
  await expect.poll(bottomOfHeader).toBeLessThanOrEqual(0);
});

test.each(['en', 'hi'] as const)(
  'on the smallest phone, the header is one row in which guests can register (%s)',
  async (language) => {
    await show(<LongPage />, { language, screen: 'small' });
    await expect
      .element(page.getByRole('link', { name: /^(?:Register|रजिस्टर करें)$/ }))
      .toBeInViewport({ ratio: 1 });
    await expect
      .element(page.getByRole('button', { name: /^(?:Menu|मेन्यू)$/ }))
      .toBeInViewport({ ratio: 1 });
    expect(bottomOfHeader()).toBeLessThan(70);
  },
);

test('the menu of a phone has the other pages, and a tap on one closes it', async () => {
  await show(<LongPage />, { at: '/companies' });
  const link = page.getByRole('link', { name: 'Find Jobs' });
  expect(link.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible();
  await link.click();
  await expect.poll(address).toBe('/jobs');
  await expect.poll(() => link.elements()).toEqual([]);
});
