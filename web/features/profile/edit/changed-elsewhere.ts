import type { ProfileFields } from './profile-form.ts';
import { sameValue } from './profile-form.ts';

export type FieldName = keyof ProfileFields;

interface Versions {
  /** What the form started with. */
  start: ProfileFields;
  /** Whether that is the version which was edited; what was before a newer one is not known. */
  isBasis: boolean;
  mine: ProfileFields;
  theirs: ProfileFields;
}

/**
 * What a change made elsewhere means for a form: the fields that both have changed, those that only the
 * other has, and those that only this form has.
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
