import { useState } from 'react';
import { Link } from 'react-router';
import { RESET_RESEND_SECONDS } from '../../../../contract/constants.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { WithoutScripts } from '../../../lib/forms/needs-scripts.tsx';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { AuthCard } from '../auth-card.tsx';
import { recoveryMessages } from './recovery-messages.ts';
import { ASK_FOR_LINK, withPause } from './reset-calls.ts';
import { useCountdown } from '../../../lib/forms/use-countdown.ts';

interface ResetLinkSentProps {
  email: string;
  onOtherAddress: () => void;
}

/** What to do while the mail is on its way. */
export function ResetLinkSent({ email, onOtherAddress }: ResetLinkSentProps) {
  const t = useMessages(recoveryMessages);
  const tellFailure = useFailureToast();
  const { demo } = useRootFacts();
  const [left, restart] = useCountdown(RESET_RESEND_SECONDS);
  const [isBusy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    try {
      await withPause(() => api(ASK_FOR_LINK, { body: { email } }));
      toast({ title: t.sent, variant: 'success' });
      restart(RESET_RESEND_SECONDS);
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      if (wait) restart(wait);
      tellFailure(t.notSent, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthCard title={t.emailSent} takesFocus>
      <output className="block text-body text-ink-2">{t.emailSentText(email)}</output>
      {demo ? (
        <p className="text-small text-time-ink">
          <a className="underline" href="/dev/mail">
            {t.demoMail}
          </a>
        </p>
      ) : null}
      <div className="flex min-h-11 items-center justify-between text-body text-ink-2 noscript:hidden">
        <span>{t.notReceived}</span>
        {left > 0 ? (
          <span className="tabular-nums">{t.resendIn(left)}</span>
        ) : (
          <button
            type="button"
            className="link min-h-11"
            disabled={isBusy}
            onClick={() => void resend()}
          >
            {isBusy ? t.pleaseWait : t.resend}
          </button>
        )}
        <output className="sr-only">{left === 0 && !isBusy ? t.resend : ''}</output>
      </div>
      <div className="flex flex-wrap justify-between gap-x-5 text-body">
        <Link className="link inline-flex min-h-11 items-center" to="/auth/login">
          {t.backToLogin}
        </Link>
        <button type="button" className="link min-h-11 noscript:hidden" onClick={onOtherAddress}>
          {t.otherAddress}
        </button>
        <WithoutScripts>
          <a className="link inline-flex min-h-11 items-center" href="/auth/forgot-password">
            {t.otherAddress}
          </a>
        </WithoutScripts>
      </div>
    </AuthCard>
  );
}
