import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Where motion is reduced, base.css takes every `translate` away, also of what would stay moved.
test('what stays moved is not moved by "translate", which is taken away where motion is reduced', () => {
  const moved = globSync('web/ui/styles/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([^{}]*)\{[^{}]*\btranslate: (?!none)/gu)].map(
      ([, selector = '']) => selector.trim().split('\n').at(-1)?.trim() ?? '',
    ),
  );
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.filter((selector) => !selector.includes(':active'))).toEqual([]);
});
