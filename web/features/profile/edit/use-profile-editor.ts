import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import {
  dropForeignFormDrafts,
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from '../../../lib/forms/form-draft.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { useSaveProfile } from '../calls.ts';
import { editMessages } from './edit-messages.ts';
import {
  type EducationFields,
  type ExperienceFields,
  type FieldErrors,
  fieldsOf,
  formOf,
  mistakesIn,
  type ProfileFields,
  sameFields,
} from './profile-form.ts';

const FORM = 'profile';

/** Changes that were not saved yet, and the version of the profile they were made on. */
interface Draft {
  version: number;
  fields: ProfileFields;
}

type Change<T> = (entries: readonly T[]) => T[];

/**
 * The form's state. Changes are kept as a draft on the device until they are saved or discarded;
 * `base` is the saved profile they were made on.
 */
export function useProfileEditor(profile: UserProfile | null, account: User) {
  const t = useMessages(editMessages);
  const saving = useSaveProfile();
  const saved: Draft = { version: profile?.version ?? 0, fields: fieldsOf(profile, account) };
  const [start] = useState(() => startWith(saved, account.id));
  const [base, setBase] = useState(start.base);
  const [{ fields, wasRestored }, setEdited] = useState(start.edited);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isStale, setStale] = useState(false);
  const isDirty = !sameFields(fields, base.fields);
  // What was saved elsewhere is shown at once where nothing of ours would be lost.
  if (!isDirty && saved.version !== base.version) startFrom(saved);

  useEffect(() => {
    dropForeignFormDrafts(account.id);
    if (isDirty) keepFormDraft(account.id, FORM, { version: base.version, fields });
    else dropFormDraft(account.id, FORM);
  }, [account.id, base.version, fields, isDirty]);

  function startFrom(next: Draft) {
    setBase(next);
    setEdited({ fields: next.fields, wasRestored: false });
    setErrors({});
    setStale(false);
  }

  function edit(part: keyof ProfileFields, edited: (before: ProfileFields) => ProfileFields) {
    setEdited((before) => ({ ...before, fields: edited(before.fields) }));
    // What was wrong there may be right now; saving looks again.
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => path.split('.')[0] !== part)),
    );
  }

  function change(changed: Partial<ProfileFields>) {
    for (const part of Object.keys(changed) as (keyof ProfileFields)[]) {
      edit(part, (before) => ({ ...before, ...changed }));
    }
  }

  /** Answers the path of the first thing to mend, or undefined when all is well. */
  async function save(): Promise<string | undefined> {
    const mistakes = mistakesIn(fields, t);
    if (mistakes['name']) {
      toast({
        title: t.missingInformation,
        description: t.missingName,
        variant: 'destructive',
      });
    }
    if (Object.keys(mistakes).length > 0) return refuse(mistakes);
    try {
      const stored = await saving.mutateAsync({ form: formOf(fields), version: base.version });
      startFrom({ version: stored.version, fields: fieldsOf(stored, account) });
      toast({ title: t.saved, description: t.savedText, variant: 'success' });
      return undefined;
    } catch (error) {
      return refuse(mistakesOf(error));
    }
  }

  function refuse(mistakes: FieldErrors): string | undefined {
    setErrors(mistakes);
    const first = Object.keys(mistakes)[0];
    if (first && first !== 'name') toast({ title: t.fixErrors, variant: 'destructive' });
    return first;
  }

  /** Field errors of the server's answer; everything else is said in a toast or a notice. */
  function mistakesOf(error: unknown): FieldErrors {
    if (error instanceof ApiError && error.is('resource.profile.stale')) setStale(true);
    else if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) {
      toast({ title: t.error, description: t.saveFailed, variant: 'destructive' });
    } else return error.fields;
    return {};
  }

  return {
    fields,
    errors,
    isDirty,
    isStale,
    wasRestored: wasRestored && isDirty,
    isSaving: saving.isPending,
    change,
    changeExperience: (next: Change<ExperienceFields>) =>
      edit('experience', (before) => ({ ...before, experience: next(before.experience) })),
    changeEducation: (next: Change<EducationFields>) =>
      edit('education', (before) => ({ ...before, education: next(before.education) })),
    save,
    discard: () => startFrom(base),
    /** After a change made elsewhere: take that one, or put one's own on top of it. */
    takeNewer: (newer: UserProfile) =>
      startFrom({ version: newer.version, fields: fieldsOf(newer, account) }),
    keepMine: (newer: UserProfile) => {
      setBase({ version: newer.version, fields: fieldsOf(newer, account) });
      setStale(false);
    },
  };
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

/** A draft of this person that says something else than what is saved, or what is saved. */
function startWith(saved: Draft, accountId: number) {
  const draft = readFormDraft<Draft>(accountId, FORM)?.fields;
  if (!draft || sameFields(draft.fields, saved.fields)) {
    return { base: saved, edited: { fields: saved.fields, wasRestored: false } };
  }
  return {
    base: { ...saved, version: draft.version },
    edited: { fields: draft.fields, wasRestored: true },
  };
}
