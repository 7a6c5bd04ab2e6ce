import { useState } from 'react';
import { CODE_RESEND_SECONDS } from '../../../contract/constants.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useCountdown } from '../../lib/forms/use-countdown.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { smsMessages } from './sms-messages.ts';

/** A new code at most every 30 seconds; the ear is told at 10 and 0 only. */
export function ResendSms({ send }: { send: () => Promise<unknown> }) {
  const t = useMessages(smsMessages);
  const tellFailure = useFailureToast();
  const [isSending, setSending] = useState(false);
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const spoken = left <= 10 ? (left === 0 ? t.resend : t.resendIn(10)) : '';

  async function resend() {
    setSending(true);
    try {
      await send();
      toast({ title: t.resent, variant: 'success' });
      restart(CODE_RESEND_SECONDS);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds) restart(error.retryAfterSeconds);
      tellFailure(t.notSent, error);
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="flex min-h-11 max-w-105 items-center justify-between text-body text-ink-2">
      <span>{t.notReceived}</span>
      {left > 0 ? (
        <span className="tabular-nums" aria-hidden="true">
          {t.resendIn(left)}
        </span>
      ) : (
        <button
          type="button"
          className="link min-h-11"
          disabled={isSending}
          onClick={() => void resend()}
        >
          {t.resend}
        </button>
      )}
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
