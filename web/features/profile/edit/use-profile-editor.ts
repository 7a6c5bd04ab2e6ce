import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Mistakes } from '../../../lib/forms/mistakes.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { keepSavedProfile } from '../calls.ts';
import { changedElsewhere, type FieldName } from './changed-elsewhere.ts';
import { editMessages } from './edit-messages.ts';
import {
  asSent,
  fieldsOf,
  formOf,
  mistakesIn,
  type ProfileFields,
  sameFields,
} from './profile-form.ts';

/** The form of the profile, which may be changed on another device at the same time. */
export function useProfileEditor(
  profile: UserProfile | null,
  account: User,
  { reveal, onSaved }: { reveal: (mistakes: Mistakes) => void; onSaved: () => Promise<void> },
) {
  const t = useMessages(editMessages);
  const queries = useQueryClient();
  /** The newer profile, which saving this form would have overwritten. */
  const [newer, setNewer] = useState<UserProfile | null>(null);
  const start = { ...fieldsOf(profile, account), version: profile?.version ?? 0 };
  const form = useContractForm('POST /barong/resource/user_profile', {
    start,
    body: formOf,
    rules: async () => (await import('../../../../contract/profiles.ts')).ProfileForm,
    judged: asSent,
    check: (fields) => mistakesIn(fields, t),
    draft: 'user_profile',
    isSame: sameFields,
    basis: 'version',
    wrong: (mistakes) => {
      reveal(mistakes);
      return mistakes['name']
        ? { title: t.missingInformation, description: mistakes['name'] }
        : { title: t.fixErrors };
    },
    failed: t.error,
    failedText: t.saveFailed,
    refused: (error) => {
      if (!(error instanceof ApiError && error.is('resource.profile.stale'))) return undefined;
      // The profile that this form changes is gone, as after a restore of an older backup.
      if (!error.current) return { title: t.error, description: t.notAvailable };
      setNewer(error.current as UserProfile);
      return true;
    },
    saved: { title: t.saved, description: t.savedText },
    onSaved: async (stored) => {
      await keepSavedProfile(queries, stored);
      await onSaved();
    },
  });

  function staleOf(current: UserProfile) {
    const mine = form.values;
    const theirs = fieldsOf(current, account);
    const isBasis = mine.version === start.version;
    const changes = changedElsewhere({ start, isBasis, mine, theirs });
    const { version } = current;

    /** From here on, the form is based on the newer profile. */
    function goOn() {
      setNewer(null);
      void keepSavedProfile(queries, current);
    }

    return {
      ...changes,
      mine,
      theirs,
      /** Changes nothing; the next save asks again. */
      close: () => setNewer(null),
      /** Keeps what was typed here, on top of what was changed elsewhere. */
      keepMine: () => {
        form.set({ version });
        goOn();
      },
      /** Discards edits of fields that were changed in both places; other edits stay. */
      takeTheirs: () => {
        form.startOver();
        const { onlyMine } = changes;
        if (onlyMine.length > 0) form.set({ ...only(mine, onlyMine), version });
        goOn();
        const undo = () => form.set({ ...only(mine, changes.both), version });
        toast({ title: t.tookTheirs, action: { label: t.undo, onClick: undo } });
      },
    };
  }

  return { form, stale: newer && staleOf(newer) };
}

const only = (fields: ProfileFields, names: readonly FieldName[]): Partial<ProfileFields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

export type ProfileEditor = ReturnType<typeof useProfileEditor>;
export type ProfileForm = ProfileEditor['form'];
