import { ApiError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/api.ts';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isNameless, makePasskey } from '../../../lib/passkeys/passkeys.ts';
import { toast } from '../../../lib/toast.ts';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { useTwoStep } from '../security/security-calls.ts';
import { useFreshPasskeys } from './passkey-calls.ts';
import { passkeyMessages } from './passkey-messages.ts';
import {
  PASSKEY_NAME_MAX_LENGTH,
  SECOND_STEP_CODE_MAX_LENGTH,
} from '../../../../contract/fields/max-lengths.ts';

/** Asks for the same proof as a login, and then lets the device create its passkey. */
export function PasskeyForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(passkeyMessages);
  const readAgain = useFreshPasskeys();
  const hasTwoSteps = useTwoStep().data?.enabled === true;
  const form = useContractForm('POST /barong/resource/passkeys/generate_challenge', {
    start: { name: '', current_password: '', otp_code: '' },
    body: ({ current_password, otp_code }) => ({
      current_password,
      ...(otp_code ? { otp_code } : {}),
    }),
    check: (values) => missingIn(values, { name: t.nameNeeded }),
    failed: t.failed,
    onSaved: async (challenge, { name }) => {
      const credential = await makePasskey(challenge);
      await api('POST /barong/resource/passkeys', { body: { name, credential } });
      toast({ title: t.isAdded, variant: 'success' });
      await readAgain();
      onClose();
    },
    // Browsers report a visitor who declined in the same way as a device that already has a passkey.
    refused: (error) =>
      error instanceof ApiError
        ? undefined
        : { title: t.failed, description: isNameless() ? t.nameless : t.tryAgain },
  });
  return (
    <Form form={form} className="grid max-w-prose gap-4">
      <TextField
        {...form.field('name')}
        label={t.name}
        hint={t.nameHint}
        required
        autoFocus
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <CurrentPassword {...form.field('current_password')} />
      {hasTwoSteps ? (
        <TextField
          {...form.field('otp_code')}
          label={t.code}
          required
          maxLength={SECOND_STEP_CODE_MAX_LENGTH}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      ) : null}
      <FormButtons form={form} label={t.add} onCancel={onClose} />
    </Form>
  );
}
