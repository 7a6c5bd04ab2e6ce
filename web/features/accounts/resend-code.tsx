import { CODE_RESEND_SECONDS } from '../../../contract/constants.ts';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { toast } from '../../ui/toast.ts';
import { verifyMessages } from './verify-messages.ts';
import { useCountdown } from '../../lib/use-countdown.ts';

/** Asks for a new code at most every 30 seconds; the ear is told at 30, 10 and 0 only. */
export function ResendCode({ email }: { email: string }) {
  const t = useMessages(verifyMessages);
  const language = useLanguage();
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const spoken = left <= 10 ? (left === 0 ? t.resend : t.resendIn(10)) : '';

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
      restart(CODE_RESEND_SECONDS);
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      if (wait) restart(wait);
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
