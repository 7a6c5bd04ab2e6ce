import { type FormEvent, useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import { useMessages } from '../../../lib/messages.ts';
import { NewPasswordFields } from '../../../parts/passwords/new-password-fields.tsx';
import { textsOf } from '../../../lib/forms/texts-of.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { useChangePassword } from './account-calls.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { settingsMessages } from '../messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useRefusal } from '../use-refusal.ts';

export function PasswordSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const change = useChangePassword();
  const { mistakes, clear, show } = useRefusal({ confirm_password: 'confirmPassword' });
  /** Counts the changes: each begins with empty fields. */
  const [round, setRound] = useState(0);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { current_password = '', password = '', confirmPassword = '' } = textsOf(form);
    clear();
    change.mutate(
      { current_password, password, confirm_password: confirmPassword },
      {
        onSuccess: () => {
          toast({
            title: t.passwordChanged,
            description: t.passwordChangedText,
            variant: 'success',
          });
          setRound(round + 1);
        },
        onError: (error) => show(form, error, t.notSaved),
      },
    );
  }

  return (
    <SettingsSection title={t.password} note={t.passwordNote}>
      <form key={round} noValidate className="grid gap-5" onSubmit={save}>
        {/* Tells password managers whose password it is. */}
        <input type="email" hidden readOnly autoComplete="username" value={user.email} />
        <CurrentPasswordField error={mistakes['current_password']} />
        <NewPasswordFields
          label={t.newPassword}
          mistakes={{
            password: mistakes['password'],
            confirmPassword: mistakes['confirmPassword'],
          }}
          aboutThem={[user.fullName, user.email]}
        />
        <Button
          type="submit"
          className="justify-self-start"
          busy={change.isPending}
          busyLabel={t.pleaseWait}
        >
          {t.changePassword}
        </Button>
      </form>
    </SettingsSection>
  );
}
