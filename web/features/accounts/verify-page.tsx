import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CODE_LENGTH, VERIFIED_REDIRECT_MS } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useMessages, useRootFacts } from '../../lib/messages.ts';
import { homeOf, safeNext } from '../../lib/paths.ts';
import { keepSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../lib/toast.ts';
import { AuthCard } from './auth-card.tsx';
import { accountKindOf } from './kind.ts';
import { ResendCode } from './resend-code.tsx';
import { verifyMessages } from './verify-messages.ts';

/** A recruiter without a complete company goes on to set it up. */
async function nextPathOf(role: 'user' | 'hr' | 'admin'): Promise<string> {
  if (role !== 'hr') return homeOf(role);
  const company = await api('GET /barong/resource/hr_profile', {}).catch(() => null);
  return company?.complete ? homeOf(role) : '/profile/setup/hr';
}

export default function VerifyPage() {
  const t = useMessages(verifyMessages);
  const { demo, language } = useRootFacts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function verify(otp: string) {
    setProblem('');
    if (!email) return setProblem(t.emailMissing);
    if (otp.length !== CODE_LENGTH) {
      toast({ title: t.invalidOtp, description: t.invalidOtpText, variant: 'destructive' });
      return setProblem(t.invalidOtpText);
    }
    setBusy(true);
    try {
      const session = await api('POST /barong/identity/verification/verify-otp', {
        body: { email, otp },
      });
      keepSession(session);
      toast({ title: t.verificationSuccessful, variant: 'success' });
      const [next] = await Promise.all([
        nextPathOf(session.user.role),
        new Promise((resolve) => setTimeout(resolve, VERIFIED_REDIRECT_MS)),
      ]);
      await navigate(safeNext(params.get('next'), next), { replace: true });
    } catch (error) {
      const text = error instanceof ApiError ? errorText(error, language) : t.verificationFallback;
      const isAboutCode = error instanceof ApiError && 'otp' in error.fields;
      const description = isAboutCode ? t.verificationFailedText : text;
      toast({ title: t.verificationFailed, description, variant: 'destructive' });
      setProblem(text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthCard title={t.verifyTitle}>
      <Link
        to={`/auth/register?type=${accountKindOf(params.get('type'))}`}
        className="order-first inline-flex min-h-11 items-center gap-2 text-body text-ink-2 hover:text-ink"
      >
        <Icon of={ArrowLeft} />
        {t.backToRegister}
      </Link>
      <p className="text-body text-ink-2">{email ? t.verifyIntro(email) : t.emailMissing}</p>
      {demo ? (
        <p className="text-small text-time-ink">
          <a className="underline" href="/dev/mail">
            {t.demoMail}
          </a>
        </p>
      ) : null}
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void verify(code);
        }}
      >
        <CodeField
          label={t.code}
          name="otp"
          required
          value={code}
          error={problem}
          autoFocus
          onChange={(value) => {
            setCode(value);
            setProblem('');
          }}
          onComplete={(value) => void verify(value)}
        />
        <ResendCode email={email} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={t.pleaseWait}>
          {t.verify}
        </Button>
      </form>
    </AuthCard>
  );
}
