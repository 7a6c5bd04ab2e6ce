import { expect, test } from 'vitest';
import { controlsIn, linksIn, markupOf } from '../../lib/test-markup.tsx';
import { AlertButton } from './alert-button.tsx';
import { noFilters } from './no-filters.ts';

const name = 'Create alert for this search';
const address = '/jobs?search=tailor';
const button = <AlertButton wanted={noFilters}>{name}</AlertButton>;

test('a guest logs in and comes back to the dialog', () => {
  expect(linksIn(markupOf(button, { address })).get(name)).toBe(
    `/auth/login?next=${encodeURIComponent(`${address}#alert`)}`,
  );
});

test('a seeker has a button that opens it', () => {
  const html = markupOf(button, { as: 'user', address });
  expect(html).toMatch(/<button\b[^>]*aria-haspopup="dialog"/);
  expect(controlsIn(html)).toEqual([name]);
});

test('for recruiters and admins its room stays empty', () => {
  for (const as of ['hr', 'admin'] as const)
    expect(markupOf(button, { as, address })).toMatch(/<a\b[^>]*class="[^"]*\binvisible\b/);
  expect(markupOf(button, { address })).not.toMatch(/\binvisible\b/);
});
