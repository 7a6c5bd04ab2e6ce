import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '../../../../contract/accounts.ts';
import type { Role } from '../../../../contract/endpoint.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
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
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const form = useContractForm('POST /barong/resource/users/me/deletion', {
    start: { password: '' },
    blames: 'password',
    call: endSessionWith,
    saved: t.removed,
    onSaved: () => navigate('/', { replace: true }),
  });

  function ask(asks: boolean) {
    form.startOver();
    setAsking(asks);
  }

  return (
    <SettingsSection title={t.remove} note={t.removeNote}>
      <Prose small>
        <ul>
          <li>{t[whatGoes[user.role]]}</li>
          <li>{t.removeTrace}</li>
        </ul>
      </Prose>
      <Button variant="danger" className="justify-self-start" onClick={() => ask(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => ask(false)}
        title={t.removeTitle}
        description={t.removeText}
        confirmLabel={t.remove}
        cancelLabel={t.keep}
        danger
        form={form}
      >
        <CurrentPassword {...form.field('password')} />
      </ConfirmDialog>
    </SettingsSection>
  );
}
