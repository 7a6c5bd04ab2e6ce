import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { User } from '../../../contract/accounts.ts';
import { LOGIN_REDIRECT_MS } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { homeOf, safeNext } from '../../lib/paths.ts';
import { keepSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../lib/toast.ts';
import { AccountKindSwitch } from './account-kind.tsx';
import { AuthCard } from './auth-card.tsx';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { kindMessages } from './kind-messages.ts';
import type { AccountKind } from './kind.ts';
import { loginMessages } from './login-messages.ts';
import { SecondStep } from './second-step.tsx';
import { secondStepMessages } from './second-step-messages.ts';
import { textsOf } from '../../lib/forms/texts-of.ts';

const shutOutCodes = ['identity.session.banned', 'identity.session.not_active'];

export default function LoginPage() {
  const t = useMessages(loginMessages);
  const kinds = useMessages(kindMessages);
  const language = useLanguage();
  useGuestsOnly();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [kind, setKind] = useState<AccountKind>('user');
  const [refusal, setRefusal] = useState('');
  /** The account was shut out by an admin: whoever it belongs to may ask why. */
  const [isShutOut, setShutOut] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** What was right so far, while the code of the second step is asked for. */
  const [firstStep, setFirstStep] = useState<{ email: string; password: string } | null>(null);
  const secondStep = useMessages(secondStepMessages);
  const next = params.get('next');

  function logInWithPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email = '', password = '' } = textsOf(event.currentTarget);
    if (!email.trim() || !password) {
      setRefusal('');
      toast({ title: t.missing, description: t.fillAll, variant: 'destructive' });
      return;
    }
    void logIn({ email, password });
  }

  const welcomeOf = ({ role, fullName }: User) =>
    role === kind || role === 'admin'
      ? t.welcomeBack(fullName)
      : t.otherRole(role === 'hr' ? kinds.employer : kinds.jobSeeker);

  async function logIn(body: { email: string; password: string; otp_code?: string }) {
    setRefusal('');
    setBusy(true);
    try {
      const session = await api('POST /barong/identity/sessions', { body });
      const user = session.user as User | undefined;
      toast({
        title: t.loginSuccessful,
        description: user && welcomeOf(user),
        variant: 'success',
      });
      await new Promise((resolve) => setTimeout(resolve, LOGIN_REDIRECT_MS));
      keepSession({ ...session, user });
      await navigate(safeNext(next, homeOf(user?.role)), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.is('identity.session.missing_otp')) {
        return setFirstStep(body);
      }
      setShutOut(error instanceof ApiError && shutOutCodes.some((code) => error.is(code)));
      setRefusal(error instanceof ApiError ? errorText(error, language) : t.loginFailed);
    } finally {
      setBusy(false);
    }
  }

  if (firstStep) {
    return (
      <AuthCard title={secondStep.title}>
        <SecondStep
          problem={refusal}
          isBusy={isBusy}
          onCode={(otp_code) => void logIn({ ...firstStep, otp_code })}
          onBack={() => {
            setRefusal('');
            setFirstStep(null);
          }}
        />
      </AuthCard>
    );
  }

  return (
    <AuthCard title={t.logIn}>
      <AccountKindSwitch value={kind} onChange={setKind} />
      {refusal ? (
        <NoticeBar tone="danger" role="alert">
          {refusal}
          {isShutOut ? (
            <Link className="link ms-1" to="/contact">
              {t.contactAboutThis}
            </Link>
          ) : null}
        </NoticeBar>
      ) : null}
      <form noValidate method="post" className="grid gap-5" onSubmit={logInWithPassword}>
        <TextField
          label={t.email}
          type="email"
          required
          autoComplete="username"
          inputMode="email"
          name="email"
        />
        <PasswordField
          label={t.password}
          required
          autoComplete="current-password"
          showLabel={t.show}
          hideLabel={t.hide}
          showName={t.showPassword}
          hideName={t.hidePassword}
          aside={
            <Link className="link" to="/auth/forgot-password">
              {t.forgotPassword}
            </Link>
          }
          name="password"
        />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={t.pleaseWait}>
          {t.logIn}
        </Button>
      </form>
      <p className="text-center text-body">
        {t.newHere}{' '}
        <Link
          className="link"
          to={`/auth/register${next ? `?next=${encodeURIComponent(next)}` : ''}`}
        >
          {t.signUp}
        </Link>
      </p>
    </AuthCard>
  );
}
