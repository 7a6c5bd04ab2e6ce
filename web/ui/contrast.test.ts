import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TINTS } from './tint.ts';

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8');
const tokens = new Map<string, { light: string; dark: string }>();
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--(?:color-)?([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gu,
)) {
  tokens.set(name, { light, dark });
}

type Theme = 'light' | 'dark';

function colourOf(token: string, theme: Theme): string {
  const pair = tokens.get(token);
  if (!pair) throw new Error(`app.css has no colour --${token}`);
  return pair[theme];
}

/** Relative luminance of #rrggbb: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
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

test('the formula gives 1 and 21 at the ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#708386', '#ffffff')).toBeCloseTo(3.98, 2);
});

test('marigold is never text on a light surface, which is why time-ink exists', () => {
  expect(contrast(colourOf('time', 'light'), colourOf('surface', 'light'))).toBeLessThan(MARK);
});
