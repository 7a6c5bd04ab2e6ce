import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { askForPasskey, isNameless } from '../../lib/passkeys/passkeys.ts';
import { keepRenewed } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { overlayMessages } from '../../ui/overlays/overlay-messages.ts';
import { CurrentPassword } from '../passwords/password.tsx';
import { reauthenticationMessages } from './reauthentication-messages.ts';
import { SECOND_STEP_CODE_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

export interface Question {
  answer: (isProven: boolean) => void;
}

const ROUTE = 'POST /barong/identity/sessions/reauthentication';

/** Asks for the same proof as the login: the password, the code after it, or a passkey. */
export function ReauthenticationDialog({ answer }: Question) {
  const t = useMessages(reauthenticationMessages);
  const { cancel } = useMessages(overlayMessages);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useContractForm(ROUTE, {
    start: { password: '', otp_code: '' },
    body: ({ password, otp_code }) => ({ password, ...(otp_code ? { otp_code } : {}) }),
    blames: 'password',
    refused: (error) => {
      const isStepMissing = error instanceof ApiError && error.is('identity.session.missing_otp');
      if (!isStepMissing || asksForCode) return undefined;
      setAsksForCode(true);
      return true;
    },
    onSaved: (renewed) => {
      keepRenewed(renewed);
      answer(true);
    },
  });
  return (
    <Dialog onClose={() => answer(false)} title={t.title} description={t.why}>
      <Form form={form} className="grid gap-4">
        <CurrentPassword {...form.field('password')} hint={t.forgotten} />
        {asksForCode ? (
          <TextField
            {...form.field('otp_code')}
            label={t.code}
            required
            autoFocus
            maxLength={SECOND_STEP_CODE_MAX_LENGTH}
            autoComplete="one-time-code"
            spellCheck={false}
          />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button {...form.button}>{t.confirm}</Button>
          <Button variant="quiet" onClick={() => answer(false)}>
            {cancel}
          </Button>
        </div>
      </Form>
      <ByPasskey answer={answer} />
    </Dialog>
  );
}

/** For accounts that have a passkey. */
function ByPasskey({ answer }: Question) {
  const t = useMessages(reauthenticationMessages);
  const passkeys = useReading('GET /barong/resource/passkeys', {
    key: ['passkeys', 'any'],
    query: { limit: 1 },
  });
  const form = useContractForm('POST /barong/identity/sessions/passkey/generate_challenge', {
    start: {},
    failed: t.noPasskey,
    onSaved: async (challenge) => {
      const credential = await askForPasskey(challenge);
      keepRenewed(await api(ROUTE, { body: { credential } }));
      answer(true);
    },
    // Browsers report a visitor who declined in the same way as a device without a passkey.
    refused: (error) => (error instanceof ApiError ? undefined : { title: t.noPasskey }),
  });
  if (isNameless() || !passkeys.data?.passkeys.length) return null;
  return (
    <Form form={form}>
      <Button {...form.button} variant="secondary" wide>
        {t.byPasskey}
      </Button>
    </Form>
  );
}
