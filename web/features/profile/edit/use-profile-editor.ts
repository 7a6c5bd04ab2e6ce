import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Mistakes } from '../../../lib/forms/mistakes.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { keepSavedProfile } from '../calls.ts';
import { editMessages } from './edit-messages.ts';
import { fieldsOf, formOf, mistakesIn, sameFields } from './profile-form.ts';

/** The form of the profile, which may be changed on another device meanwhile. */
export function useProfileEditor(
  profile: UserProfile | null,
  account: User,
  reveal: (mistakes: Mistakes) => void,
) {
  const t = useMessages(editMessages);
  const queries = useQueryClient();
  const [isStale, setStale] = useState(false);
  const form = useContractForm('POST /barong/resource/user_profile', {
    start: { ...fieldsOf(profile, account), version: profile?.version ?? 0 },
    body: formOf,
    ifMatch: ({ version }) => `"${version}"`,
    check: (fields) => mistakesIn(fields, t),
    draft: 'user_profile',
    isSame: sameFields,
    basis: 'version',
    reveal,
    wrong: (mistakes) =>
      mistakes['name']
        ? { title: t.missingInformation, description: mistakes['name'] }
        : { title: t.fixErrors },
    failed: t.error,
    failedText: t.saveFailed,
    refused: (error) => {
      const isRefused = error instanceof ApiError && error.is('resource.profile.stale');
      setStale(isRefused);
      return isRefused || undefined;
    },
    saved: { title: t.saved, description: t.savedText },
    onSaved: (stored) => keepSavedProfile(queries, stored),
  });

  return {
    form,
    isStale,
    /** Discards the edits, which shows a change that was made elsewhere. */
    discard: () => {
      form.startOver();
      setStale(false);
    },
    /** Keeps the edits on top of a change that was made elsewhere. */
    keepMine: ({ version }: UserProfile) => {
      form.set({ version });
      setStale(false);
    },
  };
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;
export type ProfileForm = ProfileEditor['form'];
