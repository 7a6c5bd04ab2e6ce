import { dateText } from '../../../contract/format/dates.ts';
import { amountInWords } from '../../../contract/money/amount-in-words.ts';
import { GST_PERCENT } from '../../../contract/money/gst.ts';
import { stateTaxName, stateWithCode } from '../../../contract/money/gst-states.ts';
import type { Seller } from '../../../contract/money/invoice-parts.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { renderPdf } from '../../platform/typst/typst.ts';
import { paperWords } from './paper-words.ts';
import type { WholeInvoice } from './queries.ts';

// The contents required of an invoice: rule 46 CGST Rules for a tax invoice, rule 49 for a bill of supply, rule
// 53(1A) for a credit note. By their provisos, an electronic one needs no signature.

const TEMPLATE = new URL('invoice.typ', import.meta.url);

/** Digits with two decimals: tables of amounts have the ₹ in their header. */
const amountText = (paise: number): string => {
  const text = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Math.abs(paise) / 100);
  return paise < 0 ? `−${text}` : text;
};

/** A period includes its first moment but not its end, so the last day is that of the moment before the end. */
const lastDay = (end: string, language: Language) =>
  dateText(new Date(Date.parse(end) - 1).toISOString(), language);

const linesOf = ({ address, pin }: { address: string; pin?: string }) =>
  [address, pin].filter(Boolean).join(' ');

function registration({ gstin, state }: Seller, language: Language): string[] {
  const t = paperWords[language];
  return [
    ...(state ? [`${t.state}: ${stateWithCode(state, language)}`] : []),
    `${t.gstin}: ${gstin ?? t.unregistered}`,
  ];
}

const titleOf = ({ kind, seller, language }: WholeInvoice): string => {
  const t = paperWords[language];
  if (kind === 'credit_note') return t.creditNote;
  return seller.gstin ? t.taxInvoice : t.billOfSupply;
};

function sumsOf(invoice: WholeInvoice): [string, number][] {
  const { seller, language, place_of_supply: place } = invoice;
  const t = paperWords[language];
  const half = `${GST_PERCENT / 2} %`;
  const isTaxed = Boolean(seller.gstin);
  const heads: [string, number][] =
    isTaxed && place === seller.state
      ? [
          [`CGST ${half}`, invoice.cgst_paise],
          [`${place ? stateTaxName(place) : 'SGST'} ${half}`, invoice.sgst_paise],
        ]
      : [[`IGST ${GST_PERCENT} %`, invoice.igst_paise]];
  return [
    [isTaxed ? t.taxable : t.withoutTax, invoice.taxable_paise],
    ...(isTaxed ? heads : []),
    ...(invoice.round_off_paise === 0
      ? []
      : [[t.roundOff, invoice.round_off_paise] as [string, number]]),
    [t.total, invoice.total_paise],
  ];
}

/** The document as a PDF in the language in which it was issued: always identical, because its row never changes. */
export function paperOf(invoice: WholeInvoice): Promise<Buffer> {
  const { language, seller, buyer, place_of_supply: place } = invoice;
  const t = paperWords[language];
  const day = (moment: string) => dateText(moment, language);
  const facts: [string, string | null][] = [
    [t.number, invoice.number],
    [t.date, day(invoice.issued_at)],
    [t.paid, invoice.kind === 'invoice' ? day(invoice.paid_at) : null],
    [t.placeOfSupply, place && stateWithCode(place, language)],
  ];
  return renderPdf(TEMPLATE, {
    language,
    title: titleOf(invoice),
    against:
      invoice.corrects && invoice.corrected_at
        ? t.against(invoice.corrects, day(invoice.corrected_at))
        : null,
    facts: facts.flatMap(([name, text]) => (text ? [{ name, text }] : [])),
    parties: [
      {
        head: t.seller,
        name: seller.name,
        lines: [linesOf(seller), ...registration(seller, language)].filter(Boolean),
      },
      {
        head: t.buyer,
        name: buyer.name,
        lines: [linesOf(buyer), ...registration(buyer, language)].filter(Boolean),
      },
    ],
    columns: [t.what, t.sac, t.amount],
    lines: invoice.lines.map(({ description, taxablePaise, periodFrom, periodTo }) => ({
      description,
      period: t.period(day(periodFrom), lastDay(periodTo, language)),
      sac: invoice.sac,
      amount: amountText(taxablePaise),
    })),
    sums: sumsOf(invoice).map(([name, paise]) => ({ name, amount: amountText(paise) })),
    in_words: { name: t.inWords, text: amountInWords(invoice.total_paise, language) },
    notes: [
      ...(invoice.reason ? [`${t.reason}: ${invoice.reason}`] : []),
      seller.gstin ? t.reverseCharge : t.noTax,
      t.noSignature,
    ],
  });
}
