import { RUPEES_PER_LAKH } from '../../../contract/constants.ts';
import { timesAYear } from '../../../contract/format/said-pay.ts';
import type { SalaryPeriod } from '../../../contract/jobs/salary-period.ts';
import type { Fields } from './readers/row.ts';
import { lineOf, numberOf } from './text.ts';

/** Rupees a year, whatever the period it was stated in; null if this end is unknown. */
export interface Pay {
  min: number | null;
  max: number | null;
  period: SalaryPeriod;
}

const UNKNOWN: Pay = { min: null, max: null, period: 'year' };
/** Anything less is a monthly figure in the wrong column; anything above the maximum has the wrong unit. */
const LEAST_INR = 60_000;
const MOST_INR = 100 * 100 * RUPEES_PER_LAKH;

/** In data sets with these columns, the pay is the range that somebody searched for, not the employer's offer. */
const datasetsWithoutPay = new Set(['naukri-2022-06']);

const inEnglish: [RegExp, string][] = [
  [/लाख/g, ' lakh'],
  [/करोड़/g, ' cr'],
  [/हज़ार/g, ' k'],
  [/मासिक|मही(?:ना|ने)|माह/g, 'month'],
  [/सालाना|साल|वार्षिक|वर्ष/g, 'year'],
  [/दैनिक|दिन|रोज़/g, 'day'],
  [/घंट[ाे]/g, 'hour'],
  [/तक/g, 'up to'],
];

const SAYS_UNIT =
  /la[ck]|lpa|\bcr|annum|annual|year|month|week|day|daily|hour|\bhr\b|\bp\.?[am]\b/i;

const RUPEES = /^$|\b(?:inr|rs)\b|₹|rupee|रुप/i;

/** The currency that a column of its own gives, unless it is the rupee. */
function foreignCurrency(fields: Fields): string {
  const currency = lineOf(fields.salary_currency, 20);
  return RUPEES.test(currency) ? '' : currency;
}

/** The pay as its row says it, from a range of two columns and with a unit that a column or its name gives. */
export function saidPay(fields: Fields): string {
  const { salary_raw, salary_from, salary_to, salary_unit } = fields;
  const line = (value: unknown) =>
    inEnglish.reduce(
      (text, [hindi, english]) => text.replaceAll(hindi, english),
      lineOf(value, 200),
    );
  const [from, to] = [line(salary_from), line(salary_to)];
  const range = from && to ? `${from} - ${to}` : from ? `from ${from}` : to && `up to ${to}`;
  const said = line(salary_raw) || range;
  if (!/\d/.test(said)) return said;
  const currency = foreignCurrency(fields);
  const unit = SAYS_UNIT.test(said) ? '' : line(salary_unit);
  return [currency, said, unit].filter(Boolean).join(' ');
}

/** The pay that the employer offers, not a portal's own estimate ("Avg. salary"). */
export function payOf(fields: Fields): Pay {
  const raw = saidPay(fields);
  const dataset = lineOf(fields.dataset, 60);
  if (
    foreignCurrency(fields) ||
    datasetsWithoutPay.has(dataset) ||
    /\b(?:avg|average|estimated?)\b/i.test(raw)
  ) {
    return UNKNOWN;
  }
  const min = numberOf(fields.salary_min_inr);
  const max = numberOf(fields.salary_max_inr);
  const given = min !== undefined || max !== undefined;
  return plausible(given ? { min: min ?? null, max: max ?? null, period: 'year' } : readPay(raw));
}

function plausible({ min, max, period }: Pay): Pay {
  const least = min === 0 ? null : min;
  const most = max ?? least ?? 0;
  if (most < LEAST_INR || most > MOST_INR || (least !== null && (least < 0 || least > most))) {
    return UNKNOWN;
  }
  return {
    min: least === null ? null : Math.round(least),
    max: max === null ? null : Math.round(max),
    period,
  };
}

const units: [RegExp, number][] = [
  [/^cr/i, 100 * RUPEES_PER_LAKH],
  [/^l/i, RUPEES_PER_LAKH],
  [/^k/i, 1_000],
];

/**
 * Reads texts such as "3.5-6.5 Lacs PA", "₹25,000 - 40,000 a month", "₹650 per day" and "up to 12
 * LPA"; unknown when in doubt.
 */
export function readPay(text: string): Pay {
  if (/[$€£]|\b(?:usd|eur|gbp|aed)\b/i.test(text)) return UNKNOWN;
  const found = text
    .replace(/\(.*/s, '')
    .matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(crores?\b|cr\b|lpa\b|lakhs?\b|lacs?\b|l\b|k\b)?/gi);
  const amounts = Array.from(found, ([, digits = '', unit]) => ({
    value: Number(digits.replaceAll(',', '')),
    unit,
  }));
  const [first, second] = amounts;
  if (!first || amounts.length > 2) return UNKNOWN;
  // In "6-8 Lacs" the unit of the second number applies to the first as well.
  const shared = second?.unit ?? first.unit;
  let period: SalaryPeriod | null = null;
  const yearly = amounts.map(({ value, unit }) => {
    const own = unit ?? (value < 1_000 ? shared : undefined);
    const rupees = value * (units.find(([name]) => own && name.test(own))?.[1] ?? 1);
    const said = periodOf(text, rupees, own);
    period ??= said;
    return said ? rupees * timesAYear[said] : 0;
  });
  if (!period) return UNKNOWN;
  const [one = 0, other = one] = yearly;
  if (!second && /up ?to|max/i.test(text)) return { min: null, max: one, period };
  if (!second && /from|min|\+/i.test(text)) return { min: one, max: null, period };
  return { min: one, max: other, period };
}

/** The period that the amount is for; null if the text does not say, or says something else. */
function periodOf(text: string, rupees: number, unit: string | undefined): SalaryPeriod | null {
  if (/month|\bp\.?m\b/i.test(text)) return 'month';
  if (/week/i.test(text)) return null;
  if (/hour|\bhr\b/i.test(text)) return 'hour';
  if (/\bday|daily/i.test(text)) return 'day';
  if (/year|annum|annual|\bp\.?a\b|lpa/i.test(text)) return 'year';
  return unit || rupees >= RUPEES_PER_LAKH ? 'year' : null;
}
