import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { ListTabs } from '../lists/list-tabs.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
const LAST = 'August';

const months = (count?: number) =>
  MONTHS.map((label) => ({ to: `/jobs?month=${label}`, label, count, current: label === LAST }));

const rows: Record<string, ReactElement> = {
  tabs: <ListTabs label="Months" tabs={months()} />,
  chips: <ListTabs label="Months" tabs={months()} look="chips" />,
  'tabs within a page': (
    <Tabs
      label="Months"
      tabs={MONTHS.map((label) => ({ label, value: label }))}
      value={LAST}
      onChange={() => undefined}
    >
      <TabPanel value={LAST}>Rain</TabPanel>
    </Tabs>
  ),
};

/** On a phone, where the row is wider than the screen. */
async function expectInSight() {
  const current = page.getByText(LAST).first();
  await expect.element(current).toBeVisible();
  await expect
    .poll(() => current.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(window.innerWidth);
}

test.each(Object.entries(rows))('a row of %s begins at the current one', async (_, row) => {
  await show(row, { as: 'hr', at: '/jobs', screen: 'phone' });
  await expectInSight();
  await expect.element(page.getByText('January', { exact: true })).not.toBeInViewport();
});

test('counts that come later do not push the current one out of sight', async () => {
  await show(<CountedLater />, { as: 'hr', at: '/jobs', screen: 'phone' });
  await expectInSight();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.element(page.getByText('12,345').first()).toBeInTheDocument();
  await expectInSight();
});

function CountedLater() {
  const [count, setCount] = useState<number>();
  return (
    <>
      <ListTabs label="Months" tabs={months(count)} look="chips" />
      <button type="button" onClick={() => setCount(12_345)}>
        Count
      </button>
    </>
  );
}
