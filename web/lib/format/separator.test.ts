import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOT } from './separator.ts';

test('a line breaks after the dot and never before it', () => {
  expect(DOT).toBe('\u00a0· ');
});

test('no text on the screen has a dot that may begin a line; titles of pages do not wrap', () => {
  const files = globSync('web/**/*.{ts,tsx}', { exclude: (path) => /\.test\.tsx?$/.test(path) });
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /(?:[\s'"`}>]|^)· |[\w}>)] ·(?:$|\{)/u.test(line))
      .filter((line) => !/PORTAL|u00a0·/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
