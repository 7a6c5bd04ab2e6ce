/** The colours of a portal that follow from one accent colour in each theme. */
import { contrast, mixed } from '../format/contrast.ts';

export type AccentTheme = 'light' | 'dark';

/** Text must have this contrast to be read by everybody: WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5;

const BLACK = '#000000';
const WHITE = '#ffffff';
/** As in `web/app.css`. */
const PAGE = { light: '#f1f5f5', dark: '#0b1416' };
export const SURFACE = { light: WHITE, dark: '#121d20' };

const LOGO_IN_THE_DARK = '#e7efef';

/** Large areas in the colour, such as the head of the landing page, are dark enough for small white text. */
const DEEP_CONTRAST = { light: 12, dark: 15 };

/** The colours of one theme, by the names that `web/app.css` gives them. */
export function coloursOf(accent: string, theme: AccentTheme): Record<string, string> {
  const isLight = theme === 'light';
  return {
    brand: accent,
    'brand-hover': mixed(accent, isLight ? BLACK : WHITE, 0.18),
    'on-brand': isLight ? WHITE : mixed(accent, BLACK, 0.82),
    'brand-tint': mixed(accent, SURFACE[theme], isLight ? 0.88 : 0.8),
    'brand-ink': mixed(accent, isLight ? BLACK : WHITE, isLight ? 0.2 : 0.45),
  };
}

/** Areas in the colour; the texts and lines on them are lighter shades of it. */
function deepColoursOf(accent: string, theme: AccentTheme): Record<string, string> {
  const deep = darkened(accent, DEEP_CONTRAST[theme]);
  return {
    deep,
    'deep-2': mixed(deep, WHITE, 0.06),
    'on-deep-2': mixed(deep, WHITE, 0.8),
    'deep-line': mixed(deep, WHITE, 0.5),
  };
}

/** The colour, darkened just enough for white text to have this contrast. */
function darkened(accent: string, least: number): string {
  let colour = accent;
  for (let share = 0.05; contrast(colour, WHITE) < least && share <= 1; share += 0.05) {
    colour = mixed(accent, BLACK, share);
  }
  return colour;
}

/** A lighter shade of the colour, for the dark theme if the owner has chosen none. */
export function lightened(accent: string): string {
  let colour = accent;
  for (let share = 0.05; lowestContrast(colour, 'dark') < LEAST_CONTRAST + 1; share += 0.05) {
    colour = mixed(accent, WHITE, Math.min(share, 1));
    if (share >= 1) break;
  }
  return colour;
}

/** The lowest contrast of everything that is read in the colour or upon it. */
export function lowestContrast(accent: string, theme: AccentTheme): number {
  const colours = coloursOf(accent, theme);
  const pairs: [string | undefined, string | undefined][] = [
    ...[PAGE[theme], SURFACE[theme], colours['brand-tint']].flatMap(
      (ground): [string | undefined, string | undefined][] => [
        [accent, ground],
        [colours['brand-hover'], ground],
        [colours['brand-ink'], ground],
      ],
    ),
    [colours['on-brand'], accent],
    [colours['on-brand'], colours['brand-hover']],
  ];
  return Math.min(...pairs.map(([text = '', ground = '']) => contrast(text, ground)));
}

/** A ratio as texts show it, never rounded up to one that would be enough. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** All colours of both themes that follow from the owner's. */
export const coloursOfBoth = (
  light: string,
  dark: string | null,
): Record<AccentTheme, Record<string, string>> => ({
  light: { ...coloursOf(light, 'light'), ...deepColoursOf(light, 'light'), logo: light },
  dark: {
    ...coloursOf(dark ?? lightened(light), 'dark'),
    ...deepColoursOf(light, 'dark'),
    logo: LOGO_IN_THE_DARK,
  },
});

/**
 * Replaces the colours of `web/app.css` in both themes. Old browsers do not know `light-dark()`, which the build
 * writes otherwise for them, so here are rules for each theme.
 */
export function accentCss(light: string, dark: string | null): string {
  const colours = coloursOfBoth(light, dark);
  const rule = (selector: string, theme: AccentTheme) => {
    const lines = Object.entries(colours[theme]).map(([name, value]) => `--color-${name}:${value}`);
    return `${selector}{${lines.join(';')}}`;
  };
  return [
    rule(':root', 'light'),
    `@media screen and (prefers-color-scheme:dark){${rule(':root:not([data-theme=light])', 'dark')}}`,
    // Paper is white.
    `@media screen{${rule(':root[data-theme=dark]', 'dark')}}`,
    '@media (forced-colors:active){:root:root:root{--color-logo:CanvasText}}',
  ].join('');
}
