import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '../../../../contract/accounts.ts';
import type { Role } from '../../../../contract/endpoint.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { toast } from '../../../lib/toast.ts';
import { useDeleteAccount } from './account-calls.ts';
import { settingsMessages } from '../messages.ts';
import { SettingsSection } from '../settings-section.tsx';

const whatGoes: Record<Role, 'removeSeeker' | 'removeRecruiter' | 'removeAdmin'> = {
  user: 'removeSeeker',
  hr: 'removeRecruiter',
  admin: 'removeAdmin',
};

/** Says what goes and what stays before it asks for the password. */
export function DeleteSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const remove = useDeleteAccount();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function open(isOpen: boolean) {
    remove.reset();
    setPassword('');
    setAsking(isOpen);
  }

  async function leave() {
    try {
      await remove.mutateAsync(password);
    } catch {
      // Said beside the password, where the cursor goes.
      return field.current?.focus();
    }
    toast({ title: t.removed, variant: 'success' });
    await navigate('/', { replace: true });
  }

  return (
    <SettingsSection title={t.remove} note={t.removeNote}>
      <ul className="grid list-disc gap-2 pl-5 text-body text-ink-2">
        <li>{t[whatGoes[user.role]]}</li>
        <li>{t.removeTrace}</li>
      </ul>
      <Button variant="danger" className="justify-self-start" onClick={() => open(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={open}
        title={t.removeTitle}
        description={t.removeText}
        confirmLabel={t.remove}
        cancelLabel={t.keep}
        danger
        busy={remove.isPending}
        busyLabel={t.pleaseWait}
        onConfirm={() => void leave()}
      >
        <PasswordField
          ref={field}
          label={t.currentPassword}
          name="password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          showLabel={t.show}
          hideLabel={t.hide}
          showName={t.showPassword}
          hideName={t.hidePassword}
          error={remove.error ? errorText(remove.error, language) : ''}
        />
      </ConfirmDialog>
    </SettingsSection>
  );
}
