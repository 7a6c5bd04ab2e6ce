import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/stage.tsx';
import { noSearch } from '../job-search.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import WishChips from '../filters/wish-chips.tsx';

test('removing a chip by keyboard moves the focus to the number of jobs', async () => {
  function Found() {
    const isNarrow = useLocation().search === '';
    const wish = { kind: 'location' as const, value: 'Pune', without: 'clerk' };
    return (
      <main>
        <output>9 jobs found</output>
        <ul>
          <WishChips
            wishes={isNarrow ? [wish] : []}
            search={{ ...noSearch, search: 'clerk in pune' }}
          />
        </ul>
      </main>
    );
  }
  await show(<Found />, { at: '/jobs' });
  const chip = page.getByRole('link', { name: 'Remove the filter Pune' });
  await expect.element(chip).toBeVisible();
  (chip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('9 jobs found')).toHaveFocus();
});

test('a chip of pay stays in view beside the count on a phone', async () => {
  const pay = { kind: 'salary_min' as const, value: '2.4', without: 'sales' };
  await show(
    <div className="flex w-48">
      <FilterChips search={noSearch} companies={[]} wishes={[pay]} />
    </div>,
  );
  const chip = page.getByRole('link', {
    name: 'Remove the filter ₹2.4 LPA or more (₹20,000 a month)',
  });
  await expect.element(chip).toBeVisible();
  const row = page.getByRole('list').element();
  expect(row.scrollWidth).toBe(row.clientWidth);
});
