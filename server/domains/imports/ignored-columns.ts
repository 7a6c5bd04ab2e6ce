import { sectionNames } from '../../../contract/jobs/section-lists.ts';
import type { Row } from './readers/row.ts';

/** What a company's own list is read from, by the names that the readers give to columns. */
const READ: ReadonlySet<string> = new Set([
  'id',
  'title',
  'description',
  ...sectionNames,
  'location_raw',
  'cities',
  'employment_type',
  'work_mode',
  'exp_min',
  'exp_max',
  'experience_raw',
  'salary_raw',
  'skills',
  'openings',
  'client',
  'shift',
  'conditions',
  'access_contact',
  'access_email',
  'lawful_reasons',
]);
const MOST = 20;
const LONGEST = 60;

/** The columns of a list that nothing is read from, so that "Salary from" is not lost without a word. */
export function ignoredColumns(rows: readonly Row[]): string[] {
  const whole = rows.find((row) => 'fields' in row);
  const names = whole && 'fields' in whole ? Object.keys(whole.fields) : [];
  return names
    .filter((name) => !READ.has(name) && /[\p{L}\d]/u.test(name))
    .slice(0, MOST)
    .map((name) => name.slice(0, LONGEST));
}
