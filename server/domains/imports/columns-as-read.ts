// How the columns of a company's own list were read, so that it sees a wrong guess before it imports them.
import type { Language } from '../../../contract/endpoint.ts';
import { employmentTypeLabels } from '../../../contract/format/labels.ts';
import { payText } from '../../../contract/format/pay.ts';
import type { ImportColumn } from '../../../contract/jobs/import-columns.ts';
import type { ReadColumn } from '../../../contract/jobs/job-imports.ts';
import { columnsOfKey } from './own-columns.ts';
import { type Content, type OwnRow, textOf } from './own-rows.ts';
import type { Row } from './readers/row.ts';
import { lineOf } from './text.ts';

/** Spreadsheets leave thousands of columns at the end; those that are read are always shown. */
const MOST_UNREAD = 20;
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
    for (const [key, value] of Object.entries(row.fields)) {
      // Not in the file, but added by its reader.
      if (row.names && !row.names.has(key)) continue;
      const column = found.get(key) ?? columnOf(row.names?.get(key) ?? key, key);
      const said = column.said || lineOf(textOf(value), LONGEST_EXAMPLE);
      const isFirst = column.said === '' && said !== '';
      const content = isFirst ? read[at]?.said : undefined;
      const understood = content
        ? lineOf(understoodIn(column.read_as, content, language), LONGEST_EXAMPLE)
        : column.understood;
      found.set(key, { ...column, said, understood: understood === said ? '' : understood });
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
