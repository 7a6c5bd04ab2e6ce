/** What a job says that is kept and answered just as it was sent, beside its choices and its conditions. */
export interface PlainFields {
  openings: number;
  /** There is no vacancy yet: applications are kept for later. */
  is_for_later: boolean;
  /** Names, pictures, colleges and ages are hidden from the company until it shortlists. */
  is_blind: boolean;
}
export type PlainField = keyof PlainFields;
/** Those in which anything can be written, even somebody's name. */
export type FreePlainField = {
  [Name in PlainField]: string extends PlainFields[Name] ? Name : never;
}[PlainField];

/**
 * What a job has if nothing is said about them. From an entry here follow its default, the type of its column, its place in the
 * SQL of jobs and in copies of a job, and its first value in the form.
 */
export const plainDefaults: PlainFields = { openings: 1, is_for_later: false, is_blind: false };

export const plainFieldNames = Object.keys(plainDefaults) as PlainField[];

/** One thing for each of them. */
export const ofEachPlainField = <All extends Record<PlainField, unknown>>(
  of: (name: PlainField) => All[PlainField],
): All => Object.fromEntries(plainFieldNames.map((name) => [name, of(name)])) as All;
