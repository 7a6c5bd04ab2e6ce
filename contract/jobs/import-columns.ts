import { conditionColumnOf, conditionFieldNames } from './conditions/condition-fields.ts';

/** The columns of the template; readers know other usual names of most of them too. */
export const importColumns = [
  'reference',
  'title',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
  'location',
  'employment_type',
  'work_mode',
  'min_experience',
  'max_experience',
  'salary',
  'skills',
  'openings',
  'client',
  ...conditionFieldNames.map(conditionColumnOf),
  'lawful_reasons',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Rows in one file; the postings of a day are limited, too. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_MAX_BYTES = 900_000;
