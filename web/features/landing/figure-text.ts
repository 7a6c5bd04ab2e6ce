import { numberText } from '../../lib/format/format.ts';

/**
 * A count as a claim that stays true: exact below a thousand, above it two leading digits and a
 * plus ("5,000+", "27,000+").
 */
export function figureText(count: number): string {
  if (count < 1_000) return numberText(count);
  const step = 10 ** (Math.floor(Math.log10(count)) - 1);
  return `${numberText(Math.floor(count / step) * step)}+`;
}
