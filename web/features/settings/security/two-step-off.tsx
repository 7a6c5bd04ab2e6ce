import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TWO_STEP } from './security-calls.ts';
import { securityMessages } from './security-messages.ts';
import { SECOND_STEP_CODE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

export function TwoStepOff() {
  const t = useMessages(securityMessages);
  return (
    <DialogButton label={t.switchOff} variant="secondary">
      {(close) => <TwoStepOffDialog onClose={close} />}
    </DialogButton>
  );
}

/** Asks for a code and the password first, in case the browser was left open. */
function TwoStepOffDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(securityMessages);
  const form = useContractForm('POST /barong/resource/otp/disable', {
    start: { code: '', current_password: '' },
    blames: 'code',
    saved: t.switchedOff,
    onSaved: onClose,
    onAnswer: useRefetch([TWO_STEP]),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
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
  );
}
