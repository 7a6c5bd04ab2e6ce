import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { RekhaGroup } from '../card.tsx';
import { StatCard } from './stat-card.tsx';

const topOf = (text: string) =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

test.each(['phone', 'desktop'] as const)(
  'the numbers of a row stand on one line, whatever wraps above or below them (%s)',
  async (screen) => {
    await show(
      <RekhaGroup joined className="w-80 grid-cols-2">
        <StatCard label="Candidates" value="37" note="Who applied to your company so far" />
        <StatCard label="Reports of jobs and companies" value="12" note="By risk" />
        <StatCard label="Payments" value="5" />
        <StatCard label="Appeals" value="6" note="Nothing waits" />
      </RekhaGroup>,
      { screen },
    );
    await expect.element(page.getByText('37')).toBeVisible();
    expect(topOf('37')).toBe(topOf('12'));
    expect(topOf('5')).toBe(topOf('6'));
    expect(topOf('5')).toBeGreaterThan(topOf('37'));
  },
);
