import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../contract/format/contrast.ts';
import { coloursOfBoth } from '../../contract/portal-settings/accent.ts';
import { TINTS } from './tint.ts';

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8');
const tokens = new Map<string, { light: string; dark: string }>();
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--(?:color-)?([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gu,
)) {
  tokens.set(name, { light, dark });
}

type Theme = 'light' | 'dark';

function colourOf(token: string, theme: Theme, among = tokens): string {
  const pair = among.get(token);
  if (!pair) throw new Error(`app.css has no colour --${token}`);
  return pair[theme];
}

const TEXT = 4.5;
const MARK = 3;

const PAIRS: [text: string, on: string, needed: number][] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) =>
    ['page', 'surface', 'sunken'].map((on): [string, string, number] => [text, on, TEXT]),
  ),
  ['ink', 'brand-tint', TEXT],
  ['ink-2', 'brand-tint', TEXT],
  ['brand', 'surface', TEXT],
  ['brand', 'page', TEXT],
  ['brand', 'brand-tint', TEXT],
  ['brand-hover', 'surface', TEXT],
  ['brand-hover', 'page', TEXT],
  ['on-brand', 'brand', TEXT],
  ['on-meet', 'meet', TEXT],
  ['on-brand', 'brand-hover', TEXT],
  ['brand-ink', 'brand-tint', TEXT],
  ['brand-ink', 'surface', TEXT],
  ['brand-ink', 'page', TEXT],
  ['on-deep', 'deep', TEXT],
  ['on-deep', 'deep-2', TEXT],
  ['on-deep-2', 'deep', TEXT],
  ['deep-line', 'deep', MARK],
  ['time', 'deep', MARK],
  ['on-time', 'time', TEXT],
  ['on-time', 'time-hover', TEXT],
  ['time-ink', 'time-tint', TEXT],
  ['time-ink', 'surface', TEXT],
  ['time-ink', 'page', TEXT],
  ['ok', 'surface', TEXT],
  ['on-ok', 'ok', TEXT],
  ['ok-ink', 'ok-tint', TEXT],
  ['ok-ink', 'surface', TEXT],
  ['danger', 'surface', TEXT],
  ['danger', 'page', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-danger', 'danger-hover', TEXT],
  ['danger-ink', 'danger-tint', TEXT],
  ['info', 'surface', TEXT],
  ['info-ink', 'info-tint', TEXT],
  ['meet', 'surface', TEXT],
  ['meet-ink', 'meet-tint', TEXT],
  ['mute-ink', 'mute-tint', TEXT],
  ['line-strong', 'surface', MARK],
  ['line-strong', 'page', MARK],
  ['logo', 'surface', MARK],
  ['logo', 'page', MARK],
  ...TINTS.map((tint): [string, string, number] => [`tile-${tint}-ink`, `tile-${tint}`, TEXT]),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(PAIRS)('%s on %s has a contrast of at least %d to 1', (text, on, needed) => {
    expect(contrast(colourOf(text, theme), colourOf(on, theme))).toBeGreaterThanOrEqual(needed);
  });
});

describe.each([
  ['#6d28d9', null],
  ['#b02a37', '#f5a3ab'],
  ['#1d4ed8', null],
  ['#000000', null],
])('with %s and %s as the owner’s accent', (light, dark) => {
  const both = coloursOfBoth(light, dark);
  const theirs = new Map(tokens);
  for (const [name, value] of Object.entries(both.light)) {
    theirs.set(name, { light: value, dark: both.dark[name] ?? '' });
  }
  test.each(['light', 'dark'] as const)(
    'every text has enough contrast in the %s theme',
    (theme) => {
      const faint = PAIRS.filter(
        ([text, on, needed]) =>
          contrast(colourOf(text, theme, theirs), colourOf(on, theme, theirs)) < needed,
      );
      expect(faint).toEqual([]);
    },
  );
});

test('the formula gives 1 and 21 at the ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#708386', '#ffffff')).toBeCloseTo(3.98, 2);
});

test('marigold is never text on a light surface, which is why time-ink exists', () => {
  expect(contrast(colourOf('time', 'light'), colourOf('surface', 'light'))).toBeLessThan(MARK);
});
