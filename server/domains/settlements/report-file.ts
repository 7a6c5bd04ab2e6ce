// A settlement report as downloaded from the gateway's dashboard: CSV, rupees with two decimals, times in India.
import { parse } from 'csv-parse/sync';
import { dateInIndia } from '../../../contract/format/today.ts';
import { type Paise, paise } from '../../../contract/money/paise.ts';
import type { SettledLine } from '../../platform/gateways/gateway.ts';
import { refuse } from '../../platform/refusal.ts';

interface Problem {
  /** The number of the line in the file, from 1. */
  line: number;
  column: string;
}

export interface ReadReport {
  lines: SettledLine[];
  /** The days that it covers, in India. */
  days: string[];
  /** Lines that cannot be read, at most 20. */
  problems: Problem[];
}

/** Other names that columns have in some of the gateway's files. */
const otherNames: Readonly<Record<string, string>> = {
  transaction_entity: 'type',
  'fee (exclusive tax)': 'bare_fee',
  settlement_utr: 'utr',
};
const NEEDED = ['entity_id', 'type', 'amount', 'tax', 'credit', 'debit', 'settlement_id'];
const MOST_PROBLEMS = 20;

/** Reads a report. Refuses a file that is not one; unreadable lines are listed. */
export function readReport(csv: string): ReadReport {
  const rows = rowsOf(csv);
  const lines: SettledLine[] = [];
  const problems: Problem[] = [];
  for (const { record, info } of rows) {
    const read = lineOf(record);
    if ('problem' in read) problems.push({ line: info.lines, column: read.problem });
    else lines.push(read);
  }
  return { lines, days: daysOf(lines), problems: problems.slice(0, MOST_PROBLEMS) };
}

type Record_ = Readonly<Record<string, string>>;

function rowsOf(csv: string): { record: Record_; info: { lines: number } }[] {
  let named: string[] = [];
  const columns = (header: string[]) => {
    named = header.map((name) => name.trim().toLowerCase());
    named = named.map((name) => otherNames[name] ?? name);
    return named;
  };
  try {
    const rows = parse(csv, { bom: true, columns, info: true, skip_empty_lines: true, trim: true });
    const isReport =
      NEEDED.every((name) => named.includes(name)) &&
      (named.includes('fee') || named.includes('bare_fee')) &&
      named.includes('settled_at');
    if (isReport) return rows as never;
  } catch {
    // Not CSV.
  }
  throw refuse('resource.settlement.unreadable');
}

function lineOf(record: Record_): SettledLine | { problem: string } {
  const problems: string[] = [];
  const text = (column: string, most: number): string => {
    const value = record[column] ?? '';
    if (value === '' || value.length > most) problems.push(column);
    return value;
  };
  const amount = (column: string): Paise => {
    const value = rupeesIn(record[column] ?? '');
    if (value === null) problems.push(column);
    return value ?? paise(0);
  };
  const settledAt = momentIn(record['settled_at'] ?? '');
  if (!settledAt) problems.push('settled_at');
  const type = text('type', 40);
  const tax = amount('tax');
  const fee = 'fee' in record ? amount('fee') : paise(amount('bare_fee') + tax);
  const line: SettledLine = {
    entityId: text('entity_id', 100),
    settlementId: text('settlement_id', 100),
    kind: type === 'payment' || type === 'refund' ? type : 'other',
    amount: amount('amount'),
    fee,
    tax,
    credit: amount('credit'),
    debit: amount('debit'),
    orderId: record['order_id'] || null,
    utr: record['utr'] || null,
    settledAt: settledAt ?? new Date(0),
  };
  return problems[0] === undefined ? line : { problem: problems[0] };
}

/** "1,168.50", or "" for nothing; null if it is not an amount. */
function rupeesIn(text: string): Paise | null {
  if (text === '') return paise(0);
  const [, whole, part = ''] = /^(\d[\d,]{0,14})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return paise(Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0')));
}

/** Seconds since 1970, ISO 8601, or day/month/year with or without a time, in India; null for anything else. */
function momentIn(text: string): Date | null {
  if (/^\d{9,11}$/.test(text)) return new Date(Number(text) * 1_000);
  const [, day, month, year, time = '00:00:00'] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (\d{2}:\d{2}:\d{2}))?$/.exec(text) ?? [];
  const two = (number = '') => number.padStart(2, '0');
  const iso = year ? `${year}-${two(month)}-${two(day)}T${time}+05:30` : text;
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return null;
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const LONGEST_REPORT_DAYS = 400;

/** From the first to the last day of the lines: a report does not leave out days in between. */
function daysOf(lines: readonly SettledLine[]): string[] {
  const settled = lines.map(({ settledAt }) => dateInIndia(settledAt)).toSorted();
  const [first] = settled;
  const last = settled.at(-1);
  if (first === undefined || last === undefined) return [];
  const days: string[] = [];
  for (let day = first; day <= last && days.length < LONGEST_REPORT_DAYS;) {
    days.push(day);
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  }
  return days;
}
