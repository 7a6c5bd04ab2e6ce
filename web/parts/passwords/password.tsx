import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { passwordMessages } from './password-messages.ts';

type OwnWords = 'showLabel' | 'hideLabel' | 'showName' | 'hideName';

interface PasswordProps extends Omit<ComponentProps<typeof PasswordField>, OwnWords> {
  /** Which of the passwords on the page, so that the ear can tell their buttons apart. */
  kind?: 'password' | 'current' | 'confirmation';
}

/** A password that has to be filled in, with the words of the button that shows it. */
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

/** What shows that the holder of the account is at the keyboard. */
export function CurrentPassword(props: Omit<ComponentProps<typeof Password>, 'label' | 'kind'>) {
  const t = useMessages(passwordMessages);
  return <Password {...props} kind="current" label={t.current} autoComplete="current-password" />;
}
