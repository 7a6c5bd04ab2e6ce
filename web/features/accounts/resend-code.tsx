import { useState } from 'react';
import { CODE_RESEND_SECONDS } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { verifyMessages } from './verify-messages.ts';
import { useCountdown } from '../../lib/forms/use-countdown.ts';

/** Asks for a new code at most every 30 seconds; the ear is told at first, at 10 and at 0 only. */
export function ResendCode({ email }: { email: string }) {
  const t = useMessages(verifyMessages);
  const language = useLanguage();
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const [from, setFrom] = useState(CODE_RESEND_SECONDS);
  const spoken = left === 0 ? t.resend : t.resendIn(left <= 10 ? 10 : from);

  const wait = (seconds: number) => {
    setFrom(seconds);
    restart(seconds);
  };

  /** Waiting and a lost network have sentences of their own. */
  function whyNot(error: unknown): string {
    if (!(error instanceof ApiError)) return t.resendFallback;
    const isExplained = error.status === 0 || error.retryAfterSeconds !== undefined;
    return isExplained ? errorText(error, language) : t.resendFailedText;
  }

  async function resend() {
    try {
      await api('POST /barong/identity/verification/resend-otp', { body: { email } });
      toast({ title: t.otpResent, description: t.codeSent(email), variant: 'success' });
      wait(CODE_RESEND_SECONDS);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds) wait(error.retryAfterSeconds);
      toast({ title: t.resendFailed, description: whyNot(error), variant: 'destructive' });
    }
  }

  return (
    <div className="flex min-h-11 items-center justify-between text-body text-ink-2">
      <span>{t.notReceived}</span>
      {left > 0 ? (
        <span className="tabular-nums" aria-hidden="true">
          {t.resendIn(left)}
        </span>
      ) : (
        <button
          type="button"
          className="link min-h-11"
          disabled={!email}
          onClick={() => void resend()}
        >
          {t.resend}
        </button>
      )}
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
