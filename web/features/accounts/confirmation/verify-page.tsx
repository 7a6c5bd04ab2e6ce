import { type MouseEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CODE_LENGTH, VERIFIED_REDIRECT_MS } from '../../../../contract/constants.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { WithoutScripts } from '../../../lib/forms/needs-scripts.tsx';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { homeOf, safeNext } from '../../../lib/paths.ts';
import { useGuestsOnly } from '../../../lib/session/guests-only.ts';
import { logOutHere } from '../../../lib/session/leaving.ts';
import { currentSession, keepSession, useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { Password } from '../../../parts/passwords/password.tsx';
import { Button } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SentCodeField } from '../../../parts/codes/sent-code-field.tsx';
import { AuthCard } from '../auth-card.tsx';
import { accountKindOf } from '../kind.ts';
import { withQuery } from '../with-query.ts';
import { AskForCode } from './ask-for-code.tsx';
import { ResendCode } from './resend-code.tsx';
import { verifyMessages } from './verify-messages.ts';
import { BackLink } from '../../../ui/back-link.tsx';

export { action } from './verify-action.ts';
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';

/** A recruiter without a complete company goes on to set it up. */
async function nextPathOf(role: 'user' | 'hr' | 'admin'): Promise<string> {
  if (role !== 'hr') return homeOf(role);
  const company = await api('GET /barong/resource/hr_profile', {}).catch(() => null);
  return company?.complete ? homeOf(role) : '/profile/setup/hr';
}

const isAskingForPassword = (error: unknown) =>
  error instanceof ApiError && error.is('identity.user.missing_password');

/** Only guests can register, so going back to try another address signs out first and says so. */
function useSigningOut() {
  const t = useMessages(verifyMessages);
  const navigate = useNavigate();
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!currentSession()) return;
    event.preventDefault();
    const target = event.currentTarget.pathname + event.currentTarget.search;
    await logOutHere();
    toast({ title: t.signedOut, description: t.signedOutText, onTheWay: true });
    await navigate(target);
  };
}

/** The form that sends the code, with the password if this browser is not the one that registered. */
function useVerification(email: string, next: string | null) {
  const t = useMessages(verifyMessages);
  const navigate = useNavigate();
  const posted = usePosted<{ otp: string; password: string }>();
  /** The code is right, but this browser did not register, so somebody else may be typing it. */
  const [needsPassword, setNeedsPassword] = useState(
    posted?.codes.includes('identity.user.missing_password') ?? false,
  );

  const form = useContractForm('POST /barong/identity/verification/verify-otp', {
    start: { otp: '', password: '' },
    posted,
    code: 'otp',
    body: ({ otp, password }) => ({ email, otp, ...(password ? { password } : {}) }),
    refused: (error) => {
      if (isAskingForPassword(error)) setNeedsPassword(true);
      return undefined;
    },
    check: ({ otp }) => {
      return otp.length === CODE_LENGTH ? {} : { otp: t.invalidOtpText };
    },
    wrong: (_, error) => {
      if (isAskingForPassword(error)) return undefined;
      if (error) return { title: t.verificationFailed, description: t.verificationFailedText };
      return { title: t.invalidOtp, description: t.invalidOtpText };
    },
    failed: t.verificationFailed,
    brokenText: t.verificationFallback,
    // An answer that is no session is a failure.
    call: async (verify) => {
      const session = await verify();
      keepSession(session);
      return session;
    },
    saved: t.verificationSuccessful,
    onSaved: async ({ user }) => {
      const [usual] = await Promise.all([
        nextPathOf(user.role),
        new Promise((resolve) => setTimeout(resolve, VERIFIED_REDIRECT_MS)),
      ]);
      await navigate(safeNext(next, usual), { replace: true });
    },
  });
  return { form, needsPassword, outcome: posted?.outcome };
}

export default function VerifyPage() {
  const t = useMessages(verifyMessages);
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  // Whether the visitor was already verified when the page opened: verifying here must not count as
  // an earlier verification, which redirects.
  const [wasVerified] = useState(() => currentSession()?.user?.email_verified === true);
  useGuestsOnly({ unless: !wasVerified });
  const signOut = useSigningOut();
  const here = withQuery('/auth/verify-otp', {
    email,
    type: params.get('type'),
    next: params.get('next'),
  });
  return (
    <AuthCard title={t.verifyTitle}>
      <BackLink
        to={`/auth/register?type=${accountKindOf(params.get('type'))}`}
        className="order-first"
        onClick={(event) => void signOut(event)}
      >
        {t.backToRegister}
      </BackLink>
      {email ? (
        <CodeForm email={email} next={params.get('next')} action={here} />
      ) : (
        <AskForCode action={here} />
      )}
    </AuthCard>
  );
}

interface CodeFormProps {
  email: string;
  next: string | null;
  /** The address of the page. */
  action: string;
}

function CodeForm({ email, next, action }: CodeFormProps) {
  const t = useMessages(verifyMessages);
  const { demo } = useRootFacts();
  const user = useSession()?.user;
  // The query can name any address: only for the account's own does the page know that a code was sent.
  // The session no longer has the address once its code was entered, until the page leads on.
  const isOwn = user?.email_verified || user?.email?.toLowerCase() === email.toLowerCase();
  const intro = isOwn ? t.verifyIntro : t.verifyIntroIfSent;
  const { form, needsPassword, outcome } = useVerification(email, next);
  return (
    <>
      <p className="text-body text-ink-2">{intro(email)}</p>
      {demo ? (
        <p className="text-small text-time-ink">
          <a className="underline" href="/dev/mail">
            {t.demoMail}
          </a>
        </p>
      ) : null}
      {outcome ? <NoticeBar tone="ok">{outcome}</NoticeBar> : null}
      <Form form={form} action={action} className="grid gap-5">
        <SentCodeField form={form} label={t.code} required />
        {needsPassword ? (
          <>
            <p className="text-body text-ink-2">{t.passwordNeeded}</p>
            <Password
              {...form.field('password')}
              label={t.password}
              autoComplete="current-password"
              aside={
                <Link className="link" to="/auth/forgot-password">
                  {t.setPassword}
                </Link>
              }
            />
          </>
        ) : null}
        <div className="noscript:hidden">
          <ResendCode email={email} />
        </div>
        <Button {...form.button} size="lg" wide>
          {t.verify}
        </Button>
        <WithoutScripts>
          <Button type="submit" name="again" value="1" variant="secondary" wide>
            {t.resend}
          </Button>
        </WithoutScripts>
      </Form>
    </>
  );
}
