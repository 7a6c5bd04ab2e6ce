import { CODE_RESEND_SECONDS } from '../../../../contract/constants.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useCountdown } from '../../../lib/forms/use-countdown.ts';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { toast } from '../../../lib/toast.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { useKeepPhone, useSendPhoneCode } from './phone-calls.ts';
import { phoneSectionMessages } from './phone-messages.ts';
import { readableNumber } from './phone-number.ts';

/** The code that is on its way to the number. */
export function PhoneCode({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useMessages(phoneSectionMessages);
  const keepPhone = useKeepPhone();
  const form = useContractForm('POST /barong/resource/phone/confirm_code', {
    start: { otp: '' },
    blames: 'otp',
    saved: t.isVerified,
    onSaved: async (phone) => {
      await keepPhone(phone);
      onClose();
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      <p>{t.codeSent(readableNumber(number))}</p>
      <CodeField
        {...form.field('otp')}
        label={t.code}
        autoFocus
        onChange={(otp) => form.set({ otp })}
        onComplete={() => void form.send()}
      />
      <Resend />
      <FormButtons form={form} label={t.confirm} onCancel={onClose} />
    </Form>
  );
}

/** A new code at most every 30 seconds; the ear is told at 10 and 0 only. */
function Resend() {
  const t = useMessages(phoneSectionMessages);
  const tellFailure = useFailureToast();
  const send = useSendPhoneCode();
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const spoken = left <= 10 ? (left === 0 ? t.resend : t.resendIn(10)) : '';

  const resend = () =>
    send.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t.resent, variant: 'success' });
        restart(CODE_RESEND_SECONDS);
      },
      onError: (error) => {
        if (error instanceof ApiError && error.retryAfterSeconds) restart(error.retryAfterSeconds);
        tellFailure(t.notSent, error);
      },
    });

  return (
    <div className="flex min-h-11 max-w-105 items-center justify-between text-body text-ink-2">
      <span>{t.notReceived}</span>
      {left > 0 ? (
        <span className="tabular-nums" aria-hidden="true">
          {t.resendIn(left)}
        </span>
      ) : (
        <button type="button" className="link min-h-11" disabled={send.isPending} onClick={resend}>
          {t.resend}
        </button>
      )}
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
