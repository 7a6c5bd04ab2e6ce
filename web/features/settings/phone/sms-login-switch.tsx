import type { Phone } from '../../../../contract/accounts/phones.ts';
import { useKeep } from '../../../lib/api/use-keep.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { keepPhone } from './phone-calls.ts';
import { smsLoginMessages } from './sms-login-messages.ts';

/** Whether a code to the verified number opens the account; shown only if that is possible. */
export function SmsLoginSwitch({ phone }: { phone: Phone }) {
  const t = useMessages(smsLoginMessages);
  const { sms_login: isOn, sms_login_available, verification_expired } = phone;
  if (!isOn && !sms_login_available) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="flex flex-wrap items-center gap-2 text-body font-semibold">
        {t.title}
        <Badge tone={isOn ? 'ok' : 'mute'}>{isOn ? t.on : t.off}</Badge>
      </h3>
      <p className="note">{isOn && verification_expired ? t.expired : t.risk}</p>
      <DialogButton
        label={isOn ? t.turnOff : t.turnOn}
        variant="secondary"
        className="justify-self-start"
      >
        {(close) => <AskPassword isOn={isOn} onClose={close} />}
      </DialogButton>
    </div>
  );
}

/** Asks for the password, in case the browser was left open. */
function AskPassword({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const t = useMessages(smsLoginMessages);
  const keep = useKeep(keepPhone);
  const form = useContractForm('PUT /barong/resource/phone/sms_login', {
    start: { current_password: '' },
    body: ({ current_password }) => ({ enabled: !isOn, current_password }),
    blames: 'current_password',
    saved: isOn ? t.isOff : t.isOn,
    onSaved: async (phone) => {
      onClose();
      await keep(phone);
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isOn ? t.offTitle : t.onTitle}
      description={isOn ? t.offText : t.risk}
      confirmLabel={isOn ? t.turnOff : t.turnOn}
      form={form}
    >
      <CurrentPassword {...form.field('current_password')} />
    </ConfirmDialog>
  );
}
