import type { Passkey } from '../../../../contract/accounts/passkeys.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useFreshPasskeys } from './passkey-calls.ts';
import { passkeyMessages } from './passkey-messages.ts';

interface PasskeyRemovalProps {
  passkey: Passkey;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for the password first, in case the browser was left open. */
export function PasskeyRemoval({ passkey, onClose, onRemoved }: PasskeyRemovalProps) {
  const t = useMessages(passkeyMessages);
  const readAgain = useFreshPasskeys();
  const form = useContractForm('POST /barong/resource/passkeys/:id/removal', {
    start: { current_password: '' },
    params: { id: passkey.id },
    blames: 'current_password',
    saved: t.isRemoved,
    onSaved: async () => {
      onClose();
      await readAgain();
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.removeTitle(passkey.name)}
      description={t.removeText}
      confirmLabel={t.remove}
      danger
      form={form}
    >
      <CurrentPassword {...form.field('current_password')} />
    </ConfirmDialog>
  );
}
