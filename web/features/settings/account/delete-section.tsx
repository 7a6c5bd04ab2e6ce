import { useNavigate } from 'react-router';
import type { User } from '../../../../contract/accounts.ts';
import type { Role } from '../../../../contract/endpoint.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { endSessionWith } from '../../../lib/session/leaving.ts';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { settingsMessages } from '../messages.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';

const whatGoes: Record<Role, 'removeSeeker' | 'removeRecruiter' | 'removeAdmin'> = {
  user: 'removeSeeker',
  hr: 'removeRecruiter',
  admin: 'removeAdmin',
};

/** Says what is deleted and what stays before asking for the password. */
export function DeleteSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  return (
    <SettingsSection title={t.remove} note={t.removeNote}>
      <Prose small>
        <ul>
          <li>{t[whatGoes[user.role]]}</li>
          <li>{t.removeTrace}</li>
        </ul>
      </Prose>
      <DialogButton label={t.remove} variant="danger" className="justify-self-start">
        {(close) => <DeleteDialog onClose={close} />}
      </DialogButton>
    </SettingsSection>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(settingsMessages);
  const navigate = useNavigate();
  const form = useContractForm('POST /barong/resource/users/me/deletion', {
    start: { password: '' },
    blames: 'password',
    call: endSessionWith,
    saved: t.removed,
    onSaved: () => navigate('/', { replace: true }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.removeTitle}
      description={t.removeText}
      confirmLabel={t.remove}
      cancelLabel={t.keep}
      danger
      form={form}
    >
      <CurrentPassword {...form.field('password')} />
    </ConfirmDialog>
  );
}
