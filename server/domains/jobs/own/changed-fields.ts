import { isDeepStrictEqual } from 'node:util';
import type { JobChange } from '../../../../contract/jobs.ts';
import { formOf } from '../present.ts';
import type { OwnJobRow } from '../queries.ts';

/** These follow from other fields, or are noted as closing and reopening. */
const untold = new Set(['status', 'lawful_reasons']);

/**
 * Which fields of a job a change gives another value. Giving a job new days is a change, even if their number is the
 * same.
 */
export function changedFields(
  before: OwnJobRow,
  { expires_in_days, ...change }: JobChange,
): string[] {
  const form = new Map<string, unknown>(Object.entries(formOf(before)));
  form.set('shows_poster', before.shown_by !== null);
  const changed = Object.entries(change).filter(
    ([field, value]) =>
      value !== undefined &&
      form.has(field) &&
      !untold.has(field) &&
      !isDeepStrictEqual(value, form.get(field)),
  );
  const fields = changed.map(([field]) => field);
  return expires_in_days ? [...fields, 'expires_in_days'] : fields;
}
