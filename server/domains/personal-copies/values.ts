// Stored values in words, for the PDF of a copy.
import type { Language } from '../../../contract/endpoint.ts';
import { dateText, momentText } from '../../../contract/format/dates.ts';
import { valueNames, wordOf } from './value-words.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Columns and keys whose values come from the product, such as `pending`; all others contain what somebody wrote. */
const columnsOfOurWords = new Set([
  'channel',
  'frequency',
  'kind',
  'language',
  'outcome',
  'role',
  'scoreKind',
  'state',
  'status',
  'visibility',
  'what',
  'work_authorisation',
]);

const asItIs = (text: string) => text;

/** A value of a column as text; empty if it has no content. `shortened` is given each part of an object. */
export function textOf(
  value: unknown,
  language: Language,
  column = '',
  shortened = asItIs,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return valueNames[value ? 'yes' : 'no'][language];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return wordsOf(value, language, column);
  if (Array.isArray(value)) return listed(value, language);
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, part]) => {
      const text = textOf(part, language, key);
      return text ? [`${wordOf(key, language)}: ${shortened(text)}`] : [];
    })
    .join('\n');
}

function wordsOf(text: string, language: Language, column: string): string {
  if (MOMENT.test(text)) return momentText(text, language);
  if (DAY.test(text)) return dateText(text, language);
  if (!columnsOfOurWords.has(column)) return text;
  const own = `${column}: ${text}`;
  return wordOf(Object.hasOwn(valueNames, own) ? own : text, language);
}

/** Skills are listed in one line, jobs and schools one below the other. */
const listed = (values: readonly unknown[], language: Language) =>
  values
    .map((value) => textOf(value, language))
    .filter(Boolean)
    .join(values.some((value) => typeof value === 'object') ? '\n\n' : ', ');
