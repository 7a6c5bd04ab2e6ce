import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { passwordMessages } from './password-messages.ts';

type OwnWords = 'showLabel' | 'hideLabel' | 'showName' | 'hideName';

interface PasswordProps extends Omit<ComponentProps<typeof PasswordField>, OwnWords> {
  /** Which of the page's passwords it is, so that their show buttons have different names. */
  kind?: 'password' | 'current' | 'confirmation';
}

/** A required password field with a show button. */
export function Password({ kind = 'password', ...field }: PasswordProps) {
  const t = useMessages(passwordMessages);
  return (
    <PasswordField
      required
      {...field}
      showLabel={t.show}
      hideLabel={t.hide}
      showName={t[`show_${kind}`]}
      hideName={t[`hide_${kind}`]}
    />
  );
}

/** The current password, asked for again to prove that the account's holder is acting. */
export function CurrentPassword(props: Omit<ComponentProps<typeof Password>, 'label' | 'kind'>) {
  const t = useMessages(passwordMessages);
  return <Password {...props} kind="current" label={t.current} autoComplete="current-password" />;
}
