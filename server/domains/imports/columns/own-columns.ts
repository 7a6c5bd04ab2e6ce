// The columns of a company's own list, and what each fills.
import {
  type ConditionColumn,
  conditionColumnOf,
  conditionFieldNames,
} from '../../../../contract/jobs/conditions/condition-fields.ts';
import type { ImportColumn } from '../../../../contract/jobs/import-columns.ts';
import type { JobForm } from '../../../../contract/jobs.ts';
import type { Fields } from '../readers/row.ts';

interface OwnColumn {
  /** The names under which readers give this column; a row needs only one of them. */
  keys: readonly string[];
  /** The fields of a job that are read from it. A field of several columns is reported at the first. */
  fills: readonly (keyof JobForm)[];
}

const PAY = ['salary_raw', 'salary_from', 'salary_to', 'salary_min_inr', 'salary_max_inr'];
const EXPERIENCE = ['exp_min', 'exp_max', 'experience_raw'];

const conditionColumns = Object.fromEntries(
  conditionFieldNames.map((field): [ConditionColumn, OwnColumn] => {
    const column = conditionColumnOf(field);
    return [column, { keys: [column], fills: [field] }];
  }),
) as Record<ConditionColumn, OwnColumn>;

const ownColumns: Readonly<Record<ImportColumn, OwnColumn>> = {
  reference: { keys: ['id'], fills: [] },
  title: { keys: ['title'], fills: ['title'] },
  description: { keys: ['description'], fills: ['description'] },
  responsibilities: { keys: ['responsibilities'], fills: ['description'] },
  requirements: { keys: ['requirements'], fills: ['description'] },
  benefits: { keys: ['benefits'], fills: ['description'] },
  location: { keys: ['location_raw', 'cities'], fills: ['location', 'locations'] },
  employment_type: { keys: ['employment_type'], fills: ['employment_type'] },
  work_mode: { keys: ['work_mode'], fills: ['work_mode'] },
  min_experience: { keys: EXPERIENCE, fills: ['experience_min_years', 'experience_level'] },
  max_experience: { keys: EXPERIENCE, fills: ['experience_max_years'] },
  salary: { keys: PAY, fills: ['salary_min', 'salary_max', 'salary_period'] },
  skills: { keys: ['skills'], fills: ['skills'] },
  openings: { keys: ['openings'], fills: ['openings'] },
  client: { keys: ['client'], fills: ['client_name'] },
  ...conditionColumns,
  lawful_reasons: { keys: ['lawful_reasons'], fills: ['lawful_reasons'] },
};

const entries = Object.entries(ownColumns) as [ImportColumn, OwnColumn][];

const columnsFor = (field: string) =>
  entries.filter(([, { fills }]) => fills.some((filled) => filled === field));

/** The fields of a job that the columns of a list fill. */
export const filledFields = entries.flatMap(([, { fills }]) => fills);

/** The column where a problem of this field of a job is reported; null if no column fills it. */
export const columnOf = (field: string): ImportColumn | null => columnsFor(field)[0]?.[0] ?? null;

/** Whether a row has a column that fills this field; true for a field that no column fills. */
export function isSaid(field: string, row: Fields): boolean {
  const columns = columnsFor(field);
  return columns.length === 0 || columns.some(([, { keys }]) => keys.some((key) => key in row));
}

/** The columns that this key fills; none if nothing is read from it. */
export function columnsOfKey(key: string): ImportColumn[] {
  // One end of a range says nothing of the other; unit and currency only say what the amounts are.
  if (key === 'exp_min') return ['min_experience'];
  if (key === 'exp_max') return ['max_experience'];
  if (key === 'salary_unit' || key === 'salary_currency') return ['salary'];
  return entries.filter(([, { keys }]) => keys.includes(key)).map(([column]) => column);
}
