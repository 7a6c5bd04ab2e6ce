import { useState } from 'react';
import { CODE_RESEND_SECONDS } from '../../../../contract/constants.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useCountdown } from '../../../lib/forms/use-countdown.ts';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { toast } from '../../../lib/toast.ts';
import { PhoneButtons } from './phone-buttons.tsx';
import { useConfirmPhone, useSendPhoneCode } from './phone-calls.ts';
import { phoneSectionMessages } from './phone-messages.ts';
import { readableNumber } from './phone-number.ts';

/** The code that is on its way to the number. */
export function PhoneCode({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useMessages(phoneSectionMessages);
  const language = useLanguage();
  const confirm = useConfirmPhone();
  const [code, setCode] = useState('');

  function send(otp: string) {
    if (confirm.isPending) return;
    confirm.mutate(otp, {
      onSuccess: () => {
        toast({ title: t.isVerified, variant: 'success' });
        onClose();
      },
    });
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <p>{t.codeSent(readableNumber(number))}</p>
      <CodeField
        label={t.code}
        name="otp"
        value={code}
        error={confirm.error ? errorText(confirm.error, language) : ''}
        autoFocus
        onChange={(value) => {
          setCode(value);
          confirm.reset();
        }}
        onComplete={send}
      />
      <Resend />
      <PhoneButtons label={t.confirm} busy={confirm.isPending} onClose={onClose} />
    </form>
  );
}

/** A new code at most every 30 seconds; the ear is told at 10 and 0 only. */
function Resend() {
  const t = useMessages(phoneSectionMessages);
  const language = useLanguage();
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
        toast({
          title: t.notSent,
          description: errorText(error, language),
          variant: 'destructive',
        });
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
