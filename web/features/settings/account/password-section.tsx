import type { User } from '../../../../contract/accounts.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { NewPasswordFields } from '../../../parts/passwords/new-password-fields.tsx';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { keepRenewed } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { settingsMessages } from '../messages.ts';
import { SESSIONS } from '../security/security-calls.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { EMAIL_CHANGE } from './account-calls.ts';

export function PasswordSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const refetch = useRefetch([SESSIONS], EMAIL_CHANGE);
  const form = useContractForm('PUT /barong/resource/users/password', {
    start: { current_password: '', password: '', confirm_password: '' },
    together: [['password', 'confirm_password']],
    failed: t.notSaved,
    saved: { title: t.passwordChanged, description: t.passwordChangedText },
    onSaved: (renewed) => {
      keepRenewed(renewed);
      // Other devices are signed out, and a change of address is dropped.
      return refetch();
    },
  });
  return (
    <SettingsSection title={t.password} note={t.passwordNote}>
      <Form form={form} className="grid max-w-prose gap-5">
        {/* Tells password managers which account the password is for. */}
        <input type="email" hidden readOnly autoComplete="username" value={user.email} />
        <CurrentPassword {...form.field('current_password')} />
        <NewPasswordFields
          label={t.newPassword}
          password={form.field('password')}
          confirmation={form.field('confirm_password')}
          aboutThem={[user.fullName, user.email]}
        />
        <Button {...form.button} className="justify-self-start">
          {t.changePassword}
        </Button>
      </Form>
    </SettingsSection>
  );
}
