import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dotted } from '../lib/format/separator.ts';
import { Facts } from './facts.tsx';
import { show } from '../test/stage.tsx';

const facts = ['Sharma Agro Traders', null, 'Vijay Nagar', 'Indore', '', 'by video'];

test.each([
  { width: 600, lines: 1 },
  { width: 260, lines: 2 },
  { width: 150, lines: 3 },
])(
  'a line of facts that becomes $lines shows dots only within its lines',
  async ({ width, lines }) => {
    await show(
      <section aria-label="Facts" style={{ width }}>
        <Facts of={facts} />
      </section>,
    );
    const group = page.getByRole('region');
    await expect.element(group).toBeVisible();
    const element = group.element();
    expect(element.textContent).toBe(dotted(facts));
    const { left, height } = element.getBoundingClientRect();
    expect(Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight))).toBe(
      lines,
    );
    const dots = [...element.querySelectorAll('span > span > span')];
    const seen = dots.filter((dot) => dot.getBoundingClientRect().right > left + 1);
    // Of four facts there are three dots, and each further line hides one.
    expect([dots.length, seen.length]).toEqual([3, 4 - lines]);
  },
);
