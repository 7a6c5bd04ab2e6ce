import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { NeedsScripts } from '../../../lib/forms/needs-scripts.tsx';
import { type Posted, usePosted } from '../../../lib/forms/posted.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { useGuestsOnly } from '../../../lib/session/guests-only.ts';
import { patientLazy } from '../../../lib/lazy-part.tsx';
import { Password } from '../../../parts/passwords/password.tsx';
import { Button } from '../../../ui/button.tsx';
import { isToApply } from '../../../parts/wishes/wish.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { withQuery } from '../with-query.ts';
import { AccountKindSwitch } from '../account-kind.tsx';
import { AuthCard } from '../auth-card.tsx';
import type { AccountKind } from '../kind.ts';
import { type Login, useLogin } from './use-login.ts';
import { loginStart } from './login-start.ts';
import { loginMessages } from './login-messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { type FirstStep, SecondStep, SecondStepField } from './second-step.tsx';
import { secondStepMessages } from './second-step-messages.ts';
import { type ShutOut, useShutOut } from './shut-out.tsx';

export { action } from './login-action.ts';
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';

/** Loaded on first use, because most people never need it. */
const SmsLogin = patientLazy(() => import('./sms-login.tsx'));

export default function LoginPage() {
  useGuestsOnly();
  const t = useMessages(loginMessages);
  const secondStep = useMessages(secondStepMessages);
  const [kind, setKind] = useState<AccountKind>('user');
  /** The verified first step, while the code of the second step is requested. */
  const [first, setFirst] = useState<FirstStep | null>(null);
  const [way, setWay] = useState<'password' | 'sms'>('password');
  /** Once opened, both ways stay on the page, so that typed text is kept. */
  const [hasAskedForSms, setAskedForSms] = useState(false);
  const next = useSearchParams()[0].get('next');
  const login = useLogin(kind);
  const { sms } = useRootFacts();
  const shutOut = useShutOut();
  const registration = withQuery('/auth/register', { next });

  function toSms() {
    setAskedForSms(true);
    setWay('sms');
  }

  return (
    <AuthCard title={first ? secondStep.title : way === 'sms' ? t.bySms : t.logIn}>
      {first ? <SecondStep first={first} login={login} onBack={() => setFirst(null)} /> : null}
      <div className="grid gap-5" hidden={first !== null || way !== 'password'}>
        {isToApply(next) ? (
          <NoticeBar
            tone="brand"
            action={
              <Link className="underline" to={registration}>
                {t.createAccount}
              </Link>
            }
          >
            {t.toApply}
          </NoticeBar>
        ) : null}
        <AccountKindSwitch value={kind} onChange={setKind} className="noscript:hidden" />
        <FirstStepForm login={login} shutOut={shutOut} next={next} onSecondStep={setFirst} />
        <NeedsScripts text={t.otherWays} />
        <PasskeyButton login={login} />
        {sms && way === 'password' ? (
          <Button
            variant="quiet"
            wide
            className="noscript:hidden"
            autoFocus={hasAskedForSms}
            onClick={toSms}
          >
            {t.bySms}
          </Button>
        ) : null}
        <p className="text-center text-body">
          {t.newHere}{' '}
          <Link className="link" to={registration}>
            {t.signUp}
          </Link>
        </p>
      </div>
      {hasAskedForSms ? (
        <div hidden={first !== null || way !== 'sms'}>
          <Suspense fallback={<Spinner />}>
            <SmsLogin
              login={login}
              shutOut={shutOut}
              onSecondStep={setFirst}
              onBack={() => setWay('password')}
            />
          </Suspense>
        </div>
      ) : null}
    </AuthCard>
  );
}

/** Without scripts, both steps are sent at once. */
const asksForCode = (posted: Posted | undefined): boolean =>
  Boolean(posted?.codes.some((code) => /\.(missing|invalid)_otp$/.test(code)));

interface FirstStepFormProps {
  login: Login;
  shutOut: ShutOut;
  next: string | null;
  onSecondStep: (first: FirstStep) => void;
}

function FirstStepForm({ login, shutOut, next, onSecondStep }: FirstStepFormProps) {
  const t = useMessages(loginMessages);
  const posted = usePosted<typeof loginStart>();
  const form = useContractForm('POST /barong/identity/sessions', {
    ...login,
    start: loginStart,
    posted,
    body: ({ otp_code, ...first }) => (otp_code ? { ...first, otp_code } : first),
    // The browser's own manager of passwords fills it in.
    draft: false,
    check: (values) => missingIn(values, { email: t.emailNeeded, password: t.passwordNeeded }),
    wrong: (_, error) => (error ? undefined : { title: t.missing, description: t.fillAll }),
    refused: (error) => {
      shutOut.look(error);
      if (!(error instanceof ApiError && error.is('identity.session.missing_otp')))
        return undefined;
      onSecondStep({ email: form.values.email, password: form.values.password });
      return true;
    },
  });
  return (
    <Form
      form={form}
      action={withQuery('/auth/login', { next })}
      className="grid gap-5"
      afterFailure={shutOut.link}
    >
      <TextField
        {...form.field('email')}
        label={t.email}
        type="email"
        required
        autoComplete="username"
        inputMode="email"
      />
      <Password
        {...form.field('password')}
        label={t.password}
        aside={
          <Link className="link touch-room" to="/auth/forgot-password">
            {t.forgotPassword}
          </Link>
        }
      />
      {asksForCode(posted) ? <SecondStepField form={form} /> : null}
      <Button {...form.button} size="lg" wide>
        {t.logIn}
      </Button>
    </Form>
  );
}
