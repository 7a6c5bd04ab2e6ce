import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

function Example() {
  const [value, setValue] = useState<'one' | 'two'>('one');
  const tabs = [
    { value: 'one' as const, label: 'One' },
    { value: 'two' as const, label: 'Two' },
  ];
  return (
    <Tabs label="Numbers" tabs={tabs} value={value} onChange={setValue}>
      <TabPanel value="one">First</TabPanel>
      <TabPanel value="two">Second</TabPanel>
    </Tabs>
  );
}

test('a clicked tab has no focus box, and one reached by the keyboard has', async () => {
  await show(<Example />, { as: 'hr', at: '/hr/candidates' });
  const outlineOf = (name: string) =>
    getComputedStyle(page.getByRole('tab', { name }).element()).outlineStyle;
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect.element(page.getByText('Second')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Two' })).toHaveFocus();
  expect(outlineOf('Two')).toBe('none');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('First')).toBeVisible();
  expect(outlineOf('One')).toBe('solid');
});
