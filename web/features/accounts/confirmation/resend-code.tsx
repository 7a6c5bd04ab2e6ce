import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Resend } from '../../../parts/codes/resend.tsx';
import { verifyMessages } from './verify-messages.ts';

/** Asks for a new code by mail. */
export function ResendCode({ email }: { email: string }) {
  const t = useMessages(verifyMessages);
  const language = useLanguage();

  /** Waiting and a lost network have sentences of their own. */
  function whyNot(error: unknown): string {
    if (!(error instanceof ApiError)) return t.resendFallback;
    const isExplained = error.status === 0 || error.retryAfterSeconds !== undefined;
    return isExplained ? errorText(error, language) : t.resendFailedText;
  }

  return (
    <Resend
      words={t}
      disabled={!email}
      send={() => api('POST /barong/identity/verification/resend-otp', { body: { email } })}
      onSent={() =>
        toast({ title: t.otpResent, description: t.codeSent(email), variant: 'success' })
      }
      onFailed={(error) =>
        toast({ title: t.resendFailed, description: whyNot(error), variant: 'destructive' })
      }
    />
  );
}
