import { GST_PERCENT } from '../../../contract/money/gst.ts';
import { stateName } from '../../../contract/money/gst-states.ts';
import type { Gstr1Section } from '../../../contract/money/gstr1-sections.ts';
import type { WholeInvoice } from './queries.ts';

// The return GSTR-1 (section 37 CGST Act, rule 59 CGST Rules), with the columns of the sheets in the government's
// offline tool. A seller without a registration does not file it, so it contains only what was taxed.

/**
 * Since August 2024, sales to consumers of other states above this amount are listed one by one
 * (notification 12/2024-Central Tax).
 */
const LARGE_PAISE = 1_00_000_00;

const sacNames: Record<WholeInvoice['sac'], string> = {
  998365: 'Sale of internet advertising space',
  998439: 'Other on-line contents n.e.c.',
};

interface Table {
  head: string[];
  recordsOf: (all: readonly WholeInvoice[]) => string[][];
}

/** A table as its columns by name, each with the value of a row. */
const table = <T>(
  columns: Record<string, (row: T) => string>,
  rowsOf: (all: readonly WholeInvoice[]) => readonly T[],
): Table => ({
  head: Object.keys(columns),
  recordsOf: (all) => rowsOf(all).map((row) => Object.values(columns).map((cellOf) => cellOf(row))),
});

const rupees = (paise: number): string => (paise / 100).toFixed(2);
const always = (text: string) => () => text;
const empty = always('');

/** "23-Nov-2026", the day in India. */
const dayOf = ({ issued_at }: WholeInvoice): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  })
    .format(new Date(issued_at))
    .replace('Sept', 'Sep')
    .replaceAll(' ', '-');

const placeOf = ({ place_of_supply: place }: WholeInvoice): string =>
  place ? `${place}-${stateName(place, 'en')}` : '';

const isBusiness = ({ buyer }: WholeInvoice): boolean => buyer.gstin !== null;
const isNote = ({ kind }: WholeInvoice): boolean => kind === 'credit_note';

/**
 * Whether an invoice to a consumer, or the one that a credit note corrects, is large enough to be listed by itself.
 */
const isLarge = ({ place_of_supply, seller, corrected_total, total_paise }: WholeInvoice) =>
  place_of_supply !== seller.state && (corrected_total ?? total_paise) > LARGE_PAISE;

const taxable = {
  Rate: always(String(GST_PERCENT)),
  'Taxable Value': (one: WholeInvoice) => rupees(one.taxable_paise),
  'Cess Amount': empty,
};

const receiver = {
  'GSTIN/UIN of Recipient': ({ buyer }: WholeInvoice) => buyer.gstin ?? '',
  'Receiver Name': ({ buyer }: WholeInvoice) => buyer.name,
};

const invoice = {
  'Invoice Number': ({ number }: WholeInvoice) => number,
  'Invoice date': dayOf,
  'Invoice Value': (one: WholeInvoice) => rupees(one.total_paise),
  'Place Of Supply': placeOf,
};

const note = {
  'Note Number': ({ number }: WholeInvoice) => number,
  'Note Date': dayOf,
  'Note Type': always('C'),
  'Place Of Supply': placeOf,
};

interface Sum {
  place: string;
  sac: WholeInvoice['sac'];
  value: number;
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}

/** Adds up rows with the same key, less what was credited. */
function sumsBy(
  keyOf: (one: WholeInvoice) => string,
  all: readonly WholeInvoice[],
): readonly Sum[] {
  const groups = Map.groupBy(all, keyOf).values();
  return [...groups].map((group) =>
    group.reduce<Sum>(
      (sum, one) => {
        const sign = isNote(one) ? -1 : 1;
        return {
          place: placeOf(one),
          sac: one.sac,
          value: sum.value + sign * one.total_paise,
          taxable: sum.taxable + sign * one.taxable_paise,
          igst: sum.igst + sign * one.igst_paise,
          cgst: sum.cgst + sign * one.cgst_paise,
          sgst: sum.sgst + sign * one.sgst_paise,
        };
      },
      { place: '', sac: '998365', value: 0, taxable: 0, igst: 0, cgst: 0, sgst: 0 },
    ),
  );
}

/** Sales by code; services have no quantity. */
const bySac = (isOf: (one: WholeInvoice) => boolean): Table =>
  table<Sum>(
    {
      HSN: ({ sac }) => sac,
      Description: ({ sac }) => sacNames[sac],
      UQC: always('NA'),
      'Total Quantity': always('0'),
      'Total Value': ({ value }) => rupees(value),
      Rate: always(String(GST_PERCENT)),
      'Taxable Value': (sum) => rupees(sum.taxable),
      'Integrated Tax Amount': ({ igst }) => rupees(igst),
      'Central Tax Amount': ({ cgst }) => rupees(cgst),
      'State/UT Tax Amount': ({ sgst }) => rupees(sgst),
      'Cess Amount': always('0.00'),
    },
    (all) => sumsBy(({ sac }) => sac, all.filter(isOf)),
  );

const natures = {
  invoice: 'Invoices for outward supply',
  credit_note: 'Credit Note',
} as const satisfies Record<WholeInvoice['kind'], string>;

interface Series {
  kind: WholeInvoice['kind'];
  from: string;
  to: string;
  count: number;
}

const seriesOf = (all: readonly WholeInvoice[]): readonly Series[] =>
  [...Map.groupBy(all, ({ kind, year }) => `${kind} ${year}`).values()].flatMap((series) => {
    const [first, last] = [series.at(0), series.at(-1)];
    return first && last
      ? [{ kind: first.kind, from: first.number, to: last.number, count: series.length }]
      : [];
  });

export const gstr1Tables: Record<Gstr1Section, Table> = {
  b2b: table(
    {
      ...receiver,
      ...invoice,
      'Reverse Charge': always('N'),
      'Applicable % of Tax Rate': empty,
      'Invoice Type': always('Regular B2B'),
      'E-Commerce GSTIN': empty,
      ...taxable,
    },
    (all) => all.filter((one) => isBusiness(one) && !isNote(one)),
  ),
  b2cl: table(
    { ...invoice, 'Applicable % of Tax Rate': empty, ...taxable, 'E-Commerce GSTIN': empty },
    (all) => all.filter((one) => !isBusiness(one) && isLarge(one) && !isNote(one)),
  ),
  // All other sales to consumers, by state.
  b2cs: table<Sum>(
    {
      Type: always('OE'),
      'Place Of Supply': ({ place }) => place,
      'Applicable % of Tax Rate': empty,
      Rate: always(String(GST_PERCENT)),
      'Taxable Value': (sum) => rupees(sum.taxable),
      'Cess Amount': empty,
      'E-Commerce GSTIN': empty,
    },
    (all) =>
      sumsBy(
        placeOf,
        all.filter((one) => !isBusiness(one) && !isLarge(one)),
      ),
  ),
  cdnr: table(
    {
      ...receiver,
      ...note,
      'Reverse Charge': always('N'),
      'Note Supply Type': always('Regular B2B'),
      'Note Value': (one) => rupees(one.total_paise),
      'Applicable % of Tax Rate': empty,
      ...taxable,
    },
    (all) => all.filter((one) => isBusiness(one) && isNote(one)),
  ),
  cdnur: table(
    {
      'UR Type': always('B2CL'),
      ...note,
      'Note Value': (one) => rupees(one.total_paise),
      'Applicable % of Tax Rate': empty,
      ...taxable,
    },
    (all) => all.filter((one) => !isBusiness(one) && isLarge(one) && isNote(one)),
  ),
  hsn_b2b: bySac(isBusiness),
  hsn_b2c: bySac((one) => !isBusiness(one)),
  // Always zero, because no number is ever cancelled.
  docs: table<Series>(
    {
      'Nature of Document': ({ kind }) => natures[kind],
      'Sr. No. From': ({ from }) => from,
      'Sr. No. To': ({ to }) => to,
      'Total Number': ({ count }) => String(count),
      Cancelled: always('0'),
    },
    seriesOf,
  ),
};
