// How the columns of a company's own list were read, so that it sees a wrong guess before it imports them.
import type { Language } from '../../../../contract/endpoint.ts';
import { employmentTypeLabels } from '../../../../contract/format/labels.ts';
import { payText } from '../../../../contract/format/pay.ts';
import type { ImportColumn } from '../../../../contract/jobs/import-columns.ts';
import type { ReadColumn } from '../../../../contract/jobs/job-imports.ts';
import { columnsOfKey } from './own-columns.ts';
import { type Content, type OwnRow, textOf } from '../own-rows.ts';
import type { Fields, Row } from '../readers/row.ts';
import { lineOf } from '../text.ts';

/** Spreadsheets leave thousands of columns at the end; those that are read are always shown. */
const MOST_UNREAD = 20;
const PAY_ENDS: ReadonlySet<string> = new Set(['salary_from', 'salary_to']);
const LONGEST_NAME = 60;
const LONGEST_EXAMPLE = 80;

/** The columns of a list in its own order, each with its first value, and with what was understood of that. */
export function columnsAsRead(
  rows: readonly Row[],
  read: readonly OwnRow[],
  language: Language,
): ReadColumn[] {
  const found = new Map<string, ReadColumn>();
  for (const [at, row] of rows.entries()) {
    if (!('fields' in row)) continue;
    const { fields, names } = row;
    for (const [key, value] of Object.entries(fields)) {
      const known = found.get(key);
      // A list may have millions of empty cells.
      if (known && (known.said !== '' || value === '')) continue;
      // Not in the file, but added by its reader.
      if (names && !names.has(key)) continue;
      const column = known ?? columnOf(names?.get(key) ?? key, key);
      const said = lineOf(textOf(value), LONGEST_EXAMPLE);
      const content = read[at]?.said ?? {};
      found.set(key, said ? withExample(column, said, { key, fields, content, language }) : column);
    }
  }
  const columns = [...found.values()];
  const unread = columns.filter(({ name, read_as }) => read_as.length === 0 && isNamed(name));
  const shown = new Set(unread.slice(0, MOST_UNREAD));
  return columns.filter((column) => column.read_as.length > 0 || shown.has(column));
}

const isNamed = (name: string) => /[\p{L}\d]/u.test(name);

const columnOf = (name: string, key: string): ReadColumn => ({
  name: lineOf(name, LONGEST_NAME),
  read_as: columnsOfKey(key),
  said: '',
  understood: '',
});

interface Example {
  key: string;
  fields: Fields;
  content: Partial<Content>;
  language: Language;
}

function withExample(
  column: ReadColumn,
  said: string,
  { key, fields, content, language }: Example,
): ReadColumn {
  // Beside a column with all of the pay, nothing is read from those of its ends.
  const isPassedOver = PAY_ENDS.has(key) && textOf(fields['salary_raw']) !== '';
  const read_as = isPassedOver ? [] : column.read_as;
  const understood = lineOf(understoodIn(read_as, content, language), LONGEST_EXAMPLE);
  return { ...column, read_as, said, understood: understood === said ? '' : understood };
}

/** What was understood where that may differ from what was said: pay, kinds of employment and lists. */
function understoodIn(
  columns: readonly ImportColumn[],
  content: Partial<Content>,
  language: Language,
): string {
  const { salary_min = null, salary_max = null, salary_period = 'year' } = content;
  const [column] = columns;
  if (column === 'salary' && (salary_min !== null || salary_max !== null)) {
    return payText({ salary_min, salary_max, salary_period }, language);
  }
  if (column === 'employment_type' && content.employment_type) {
    return employmentTypeLabels[language][content.employment_type];
  }
  if (column === 'location') return (content.locations ?? []).join(' · ');
  if (column === 'skills') return (content.skills ?? []).join(' · ');
  return '';
}
