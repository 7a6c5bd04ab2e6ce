import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { markupOf } from '../../lib/test-markup.tsx';
import { DateRangeField, rangeText } from './date-range-field.tsx';
import { MonthGrid } from './month-grid.tsx';

test.each([
  ['2026-10-01', '2026-11-30', '01 Oct 2026 – 30 Nov 2026'],
  ['2026-10-01', '2026-10-01', '01 Oct 2026'],
  ['2026-10-01', '', '01 Oct 2026 –'],
  ['', '2026-11-30', '– 30 Nov 2026'],
  ['', '', ''],
])('from %j to %j reads %j', (from, to, text) => {
  expect(rangeText({ from, to }, 'en-IN')).toBe(text);
});

const grid = renderToStaticMarkup(
  <MonthGrid
    month="2026-11"
    locale="en-IN"
    from="2026-11-03"
    to="2026-11-05"
    focused="2026-11-05"
    latest="2026-11-20"
    onChoose={() => undefined}
    onFocusDay={() => undefined}
  />,
);

test('a month shows its days, and Tab reaches one of them', () => {
  expect(grid.match(/<button/g)).toHaveLength(30);
  expect(grid.match(/tabindex="0"/g)).toHaveLength(1);
  expect(grid).toContain('aria-label="November 2026"');
});

test('both ends are pressed, the days between are tinted, and later days are disabled', () => {
  expect(grid.match(/aria-pressed="true"/g)).toHaveLength(2);
  expect(grid.match(/bg-brand-tint/g)).toHaveLength(3);
  expect(grid.match(/disabled=""/g)).toHaveLength(10);
});

describe('a range of dates', () => {
  const field = (from: string, to: string) =>
    markupOf(<DateRangeField label="Applied" range={{ from, to }} onChange={() => undefined} />);

  test('is one button with its name, its value and a popup', () => {
    const html = field('2026-10-01', '2026-11-30');
    expect(html).toMatch(
      /<button type="button"[^>]*aria-haspopup="dialog"[^>]*aria-expanded="false"/u,
    );
    expect(html).toContain('<span class="sr-only">Applied: </span>');
    expect(html).toContain('01 Oct 2026 – 30 Nov 2026');
  });

  test('says when it has no bounds', () => {
    expect(field('', '')).toContain('Any date');
  });
});
