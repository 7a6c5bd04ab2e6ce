import {
  type ConditionChoice,
  type ConditionValue,
  ofEachConditionChoice,
} from '../choices/condition-choices.ts';
import type { JobCondition } from './condition-kinds.ts';

/** What a job says about its conditions; null or empty where it says nothing. */
export type JobConditions = { [Name in ConditionChoice]: ConditionValue<Name> | null } & {
  conditions: JobCondition[];
  /** Whom to ask about access, and at which address; everybody sees both. */
  access_contact_name: string | null;
  access_contact_email: string | null;
};
export type ConditionField = keyof JobConditions;
/** Those in which anything can be written, even somebody's name. */
export type FreeConditionField = {
  [Name in ConditionField]: string extends JobConditions[Name] ? Name : never;
}[ConditionField];

/**
 * A job that says nothing about them. From an entry here follow the type of its column, its place in the SQL of a job's
 * page, its first value in the form and its column in a company's own list.
 */
export const noConditions: JobConditions = {
  ...ofEachConditionChoice<Record<ConditionChoice, null>>(() => null),
  conditions: [],
  access_contact_name: null,
  access_contact_email: null,
};

export const conditionFieldNames = Object.keys(noConditions) as ConditionField[];

/** One thing for each of them. */
export const ofEachConditionField = <All extends Record<ConditionField, unknown>>(
  of: (name: ConditionField) => All[ConditionField],
): All => Object.fromEntries(conditionFieldNames.map((name) => [name, of(name)])) as All;

/** Columns of a company's own list that are not called like their field. */
const shortColumns = {
  access_contact_name: 'access_contact',
  access_contact_email: 'access_email',
} as const;
type ShortColumns = typeof shortColumns;

export type ConditionColumn =
  | Exclude<ConditionField, keyof ShortColumns>
  | ShortColumns[keyof ShortColumns];

/** The column of a company's own list that fills this field. */
export const conditionColumnOf = (field: ConditionField): ConditionColumn =>
  field in shortColumns
    ? shortColumns[field as keyof ShortColumns]
    : (field as Exclude<ConditionField, keyof ShortColumns>);
