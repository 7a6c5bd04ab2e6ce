import { useState } from 'react';
import { CODE_RESEND_SECONDS } from '../../../contract/constants.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useCountdown } from '../../lib/forms/use-countdown.ts';

interface ResendProps {
  words: { notReceived: string; resend: string; resendIn: (seconds: number) => string };
  send: () => Promise<unknown>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
  disabled?: boolean;
}

/**
 * Requests a new code at most every 30 seconds; screen readers hear the countdown only at its start, at 10 and at 0.
 */
export function Resend({ words: t, send, onSent, onFailed, disabled = false }: ResendProps) {
  const [isSending, setSending] = useState(false);
  const [left, restart] = useCountdown(CODE_RESEND_SECONDS);
  const [from, setFrom] = useState(CODE_RESEND_SECONDS);
  const spoken = left === 0 ? t.resend : t.resendIn(left <= 10 ? 10 : from);

  const wait = (seconds: number) => {
    setFrom(seconds);
    restart(seconds);
  };

  async function resend() {
    setSending(true);
    try {
      await send();
      onSent();
      wait(CODE_RESEND_SECONDS);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds) wait(error.retryAfterSeconds);
      onFailed(error);
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
          disabled={disabled || isSending}
          onClick={() => void resend()}
        >
          {t.resend}
        </button>
      )}
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
