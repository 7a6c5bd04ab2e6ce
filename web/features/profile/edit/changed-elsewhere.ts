import type { ProfileFields } from './profile-form.ts';
import { sameValue } from './profile-form.ts';

export type FieldName = keyof ProfileFields;

interface Versions {
  /** The values with which the form started. */
  start: ProfileFields;
  /** Whether the stored version is the one that was edited; the values before a newer version are unknown. */
  isBasis: boolean;
  mine: ProfileFields;
  theirs: ProfileFields;
}

/**
 * Compares a change made elsewhere with this form: returns the fields that both have changed, those
 * that only the other has, and those that only this form has.
 */
export function changedElsewhere({ start, isBasis, mine, theirs }: Versions) {
  const names = Object.keys(theirs) as FieldName[];
  const isEdited = (name: FieldName) => !sameValue(mine[name], start[name]);
  const isTheirs = (name: FieldName) =>
    !sameValue(theirs[name], mine[name]) && !(isBasis && sameValue(theirs[name], start[name]));
  return {
    both: names.filter((name) => isEdited(name) && isTheirs(name)),
    onlyTheirs: names.filter((name) => !isEdited(name) && isTheirs(name)),
    onlyMine: names.filter((name) => isEdited(name) && !isTheirs(name)),
  };
}
