import { describe, expect, test } from 'vitest';
import { markupOf } from '../../lib/test-markup.tsx';
import { MonthField } from './month-field.tsx';

describe('a month', () => {
  const field = (value: string, more: { error?: string; hint?: string } = {}) =>
    markupOf(<MonthField label="From" value={value} onChange={() => undefined} {...more} />);

  test('is two named selects in a named group', () => {
    const html = field('');
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>From<\/legend>/u);
    expect([...html.matchAll(/<label[^>]*>([^<]+)/gu)].map(([, name]) => name)).toEqual([
      'Month',
      'Year',
    ]);
  });

  test('shows its month, or nothing chosen without one', () => {
    const html = field('2025-03');
    expect(html).toContain('<option value="03" selected="">March');
    expect(html).toContain('<option value="2025" selected="">2025');
    expect(field('').match(/<option value="" selected="">/gu)).toHaveLength(2);
  });

  test('says what is wrong with it', () => {
    const html = field('', { error: 'Choose a month' });
    const id = /<fieldset[^>]*aria-describedby="([^"]+)"/u.exec(html)?.[1];
    expect(html).toContain(`<p id="${id}"`);
  });

  test('has its hint read with its name', () => {
    const html = field('', { hint: 'As on your certificate' });
    const id = /<fieldset[^>]*aria-describedby="([^"]+)"/u.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>As on your certificate`, 'u'));
  });
});
