import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amounts, creditOf } from './credits.ts';
import { roundedToRupee, stateOfGstin } from './gst.ts';
import { type GstState, gstStates, stateTaxName } from './gst-states.ts';
import { paise } from './paise.ts';
import { amountsOfSale, saleOf } from './sales.ts';

const GSTINS = {
  '27': '27AAPFU0939F1ZV',
  '29': '29AAACV1234F1ZL',
  '07': '07AAACK9876B1ZE',
  '04': '04AABCU9603R1ZV',
} as const;
type Registered = keyof typeof GSTINS;

/** A buyer is `27*` if they are registered in Maharashtra, and `27` if they only live there. */
const where = (text: GstState | `${Registered}*` | null) => {
  const state = (text?.slice(0, 2) ?? null) as GstState | null;
  return { state, gstin: text?.endsWith('*') ? GSTINS[state as Registered] : null };
};

describe('thirty sales', () => {
  test.each([
    // taxable, seller, buyer: CGST, SGST, IGST, round-off, total
    [9_900, '29*', '29', 891, 891, 0, 18, 11_700],
    [9_900, '29*', '27', 0, 0, 1_782, 18, 11_700],
    [9_900, '29*', null, 891, 891, 0, 18, 11_700],
    [9_900, null, '29', 0, 0, 0, 0, 9_900],
    [9_900, null, null, 0, 0, 0, 0, 9_900],
    [99_000, '29*', '29', 8_910, 8_910, 0, -20, 116_800],
    [99_000, '29*', '07', 0, 0, 17_820, -20, 116_800],
    [299_900, '29*', '29*', 26_991, 26_991, 0, 18, 353_900],
    [299_900, '29*', '27*', 0, 0, 53_982, 18, 353_900],
    [299_900, '27*', '27*', 26_991, 26_991, 0, 18, 353_900],
    [299_900, '04*', '04', 26_991, 26_991, 0, 18, 353_900],
    [299_900, '04*', '07*', 0, 0, 53_982, 18, 353_900],
    [299_900, '07*', '04*', 0, 0, 53_982, 18, 353_900],
    [2_999_000, '29*', '29*', 269_910, 269_910, 0, -20, 3_538_800],
    [2_999_000, '29*', '33', 0, 0, 539_820, -20, 3_538_800],
    [100, '29*', '29', 9, 9, 0, -18, 100],
    [100, '29*', '27', 0, 0, 18, -18, 100],
    // Half a paisa is rounded up in each head.
    [50, '29*', '29', 5, 5, 0, 40, 100],
    [50, '29*', '27', 0, 0, 9, 41, 100],
    [1, '29*', '29', 0, 0, 0, -1, 0],
    [149_950, '29*', '29', 13_496, 13_496, 0, -42, 176_900],
    [149_950, '29*', '27', 0, 0, 26_991, -41, 176_900],
    [10_000, '29*', '29', 900, 900, 0, 0, 11_800],
    [10_000, '29*', '38', 0, 0, 1_800, 0, 11_800],
    // Half a rupee is rounded up.
    [12_500, '29*', '29', 1_125, 1_125, 0, 50, 14_800],
    [12_500, '29*', '27', 0, 0, 2_250, 50, 14_800],
    [1_27_118_64, '29*', '29*', 11_440_68, 11_440_68, 0, 0, 1_50_000_00],
    [5_00_000_00, '29*', '29*', 45_00_000, 45_00_000, 0, 0, 5_90_000_00],
    [5_00_000_00, '29*', '01', 0, 0, 90_00_000, 0, 5_90_000_00],
    [8_258_820_01, '29*', '27*', 0, 0, 148_658_760, 39, 974_540_800],
  ] as const)('%i from %s to %s', (taxable, from, to, cgst, sgst, igst, roundOff, total) => {
    expect(amountsOfSale(paise(taxable), where(from), where(to))).toEqual({
      taxablePaise: taxable,
      cgstPaise: cgst,
      sgstPaise: sgst,
      igstPaise: igst,
      roundOffPaise: roundOff,
      totalPaise: total,
    });
  });
});

test('somebody registered in one state and living in another is supplied where they are registered', () => {
  const seller = where('29*');
  const buyer = { gstin: GSTINS['27'], state: '29' } as const;
  expect(saleOf([], { seller, buyer }).place).toBe('27');
});

test.each([
  [GSTINS['27'], '27'],
  ['27AAPFU0939F1ZW', null],
  ['', null],
])('the GSTIN %j is of the state %j', (gstin, state) => {
  expect(stateOfGstin(gstin)).toBe(state);
});

test('union territories without a legislature take UTGST', () => {
  expect(gstStates.filter((state) => stateTaxName(state) === 'UTGST')).toEqual([
    '04',
    '26',
    '31',
    '35',
    '38',
  ]);
});

const amount = fc.integer({ min: 1, max: 100_000_000_00 });
const state = fc.constantFrom(...gstStates);
const sumOf = (all: readonly Amounts[]) =>
  all.reduce(
    (sum, one) => ({
      taxable: sum.taxable + one.taxablePaise,
      heads: sum.heads + one.cgstPaise + one.sgstPaise + one.igstPaise,
      total: sum.total + one.totalPaise,
    }),
    { taxable: 0, heads: 0, total: 0 },
  );
const adds = (one: Amounts) =>
  one.taxablePaise + one.cgstPaise + one.sgstPaise + one.igstPaise + one.roundOffPaise ===
  one.totalPaise;

test('heads and round-off always add up to the total, in whole rupees', () => {
  fc.assert(
    fc.property(amount, fc.option(state), fc.option(state), (taxable, from, to) => {
      const seller = { state: from, gstin: null };
      const sale = amountsOfSale(paise(taxable), seller, { state: to, gstin: null });
      expect(adds(sale)).toBe(true);
      expect(sale.totalPaise % 100).toBe(0);
      expect(Math.abs(sale.roundOffPaise)).toBeLessThanOrEqual(50);
    }),
  );
});

test('an invoice is always for what was paid', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 100, max: 100_000_000_00 }),
      fc.option(state),
      (taxables, paid, from) => {
        const lines = taxables.map((taxable) => ({
          description: 'Plus',
          taxablePaise: paise(taxable),
          periodFrom: '',
          periodTo: '',
        }));
        const seller = { state: from, gstin: null };
        const buyer = { state: null, gstin: null };
        const sale = saleOf(lines, { seller, buyer, paid: paise(paid) });
        expect(sale.amounts.totalPaise).toBe(paid);
        expect(adds(sale.amounts)).toBe(true);
        expect(Math.abs(sale.amounts.roundOffPaise)).toBeLessThan(100);
        const lineSum = sale.lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);
        expect(lineSum).toBe(sale.amounts.taxablePaise);
      },
    ),
  );
});

test('credit notes over parts of an invoice are together the invoice', () => {
  fc.assert(
    fc.property(
      amount,
      state,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      (taxable, to, cuts) => {
        const seller = { state: '29' as const, gstin: null };
        const invoice = amountsOfSale(paise(taxable), seller, { state: to, gstin: null });
        const { totalPaise } = invoice;
        // Of a sale below half a rupee nothing is paid.
        fc.pre(totalPaise > 0);
        const ends = [...cuts.map((cut) => Math.floor(cut * totalPaise)), totalPaise];
        let before = 0;
        const notes = ends
          .toSorted((a, b) => a - b)
          .flatMap((end) => {
            const note = creditOf(invoice, paise(before), paise(end - before));
            before = end;
            return note ?? [];
          });
        expect(notes.every(adds)).toBe(true);
        expect(sumOf(notes)).toEqual(sumOf([invoice]));
        expect(creditOf(invoice, totalPaise, paise(1))).toBe(null);
      },
    ),
  );
});

test('half a rupee is rounded up', () => {
  expect([49, 50, 149, 150].map((one) => roundedToRupee(paise(one)))).toEqual([0, 100, 100, 200]);
});
