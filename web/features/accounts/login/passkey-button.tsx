import { ApiError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { askForPasskey, isNameless } from '../../../lib/passkeys/passkeys.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import type { Login } from './use-login.ts';

/** Signs in without address and password: the device offers the passkeys that it has. */
export function PasskeyButton({ login }: { login: Login }) {
  const t = useMessages(passkeyMessages);
  const form = useContractForm('POST /barong/identity/sessions/passkey/generate_challenge', {
    start: {},
    failed: t.failed,
    onSaved: async (challenge) => {
      const credential = await askForPasskey(challenge);
      const session = await api('POST /barong/identity/sessions/passkey', { body: { credential } });
      const welcome = login.saved(session);
      if (welcome) toast({ ...welcome, variant: 'success' });
      await login.onSaved(session);
    },
    // Browsers do not tell a visitor who declined from a device without a passkey.
    refused: (error) =>
      error instanceof ApiError
        ? undefined
        : { title: t.failed, description: isNameless() ? t.nameless : t.tryAgain },
  });
  return (
    <Button
      {...form.button}
      type="button"
      variant="secondary"
      wide
      className="noscript:hidden"
      onClick={() => void form.send()}
    >
      {t.signIn}
    </Button>
  );
}
