import { useState } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { Button } from '../../../ui/button.tsx';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TWO_STEP } from './security-calls.ts';
import { securityMessages } from './security-messages.ts';
import { SECOND_STEP_CODE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** Asks for a code and the password first, in case the browser was left open. */
export function TwoStepOff() {
  const t = useMessages(securityMessages);
  const refetch = useRefetch([TWO_STEP]);
  const [isAsking, setAsking] = useState(false);
  const form = useContractForm('POST /barong/resource/otp/disable', {
    start: { code: '', current_password: '' },
    blames: 'code',
    saved: t.switchedOff,
    onSaved: async () => {
      setAsking(false);
      await refetch();
    },
  });

  function ask(asks: boolean) {
    form.startOver();
    setAsking(asks);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => ask(true)}>
        {t.switchOff}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => ask(false)}
        title={t.switchOffTitle}
        description={t.switchOffText}
        confirmLabel={t.switchOff}
        danger
        form={form}
      >
        <TextField
          {...form.field('code')}
          label={t.switchOffCode}
          maxLength={SECOND_STEP_CODE_MAX_LENGTH}
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <CurrentPassword {...form.field('current_password')} />
      </ConfirmDialog>
    </>
  );
}
