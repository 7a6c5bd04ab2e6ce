import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOT, titleText } from './separator.ts';

test('a line breaks after the dot and never before it', () => {
  expect(DOT).toBe('\u00a0· ');
});

test.each([
  ['Line Supervisor - Garments', 'Line Supervisor\u00a0- Garments'],
  ['Nurse  – ICU — nights', 'Nurse\u00a0– ICU\u00a0— nights'],
  ['Part-time Tutor', 'Part-time Tutor'],
])('no line of the title %j begins with a dash', (title, shown) => {
  expect(titleText(title)).toBe(shown);
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
