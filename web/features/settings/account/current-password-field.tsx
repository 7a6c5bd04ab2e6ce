import { useMessages } from '../../../lib/messages.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { settingsMessages } from '../messages.ts';

/** What shows that the holder is at the keyboard; the input `current_password` unless named otherwise. */
export function CurrentPasswordField({
  error,
  name = 'current_password',
}: {
  error: string | undefined;
  name?: string;
}) {
  const t = useMessages(settingsMessages);
  return (
    <PasswordField
      label={t.currentPassword}
      name={name}
      required
      autoComplete="current-password"
      showLabel={t.show}
      hideLabel={t.hide}
      showName={t.showPassword}
      hideName={t.hidePassword}
      error={error}
    />
  );
}
