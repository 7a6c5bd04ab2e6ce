import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { missingIn } from '../../lib/forms/mistakes.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { Password } from '../../parts/passwords/password.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountKindSwitch } from './account-kind.tsx';
import { AuthCard } from './auth-card.tsx';
import type { AccountKind } from './kind.ts';
import { type Login, useLogin } from './use-login.ts';
import { loginMessages } from './login-messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep } from './second-step.tsx';
import { secondStepMessages } from './second-step-messages.ts';

const shutOutCodes = ['identity.session.banned', 'identity.session.not_active'];

interface FirstStep {
  email: string;
  password: string;
}

export default function LoginPage() {
  useGuestsOnly();
  const t = useMessages(loginMessages);
  const secondStep = useMessages(secondStepMessages);
  const [kind, setKind] = useState<AccountKind>('user');
  /** What was right so far, while the code of the second step is asked for. */
  const [first, setFirst] = useState<FirstStep | null>(null);
  const next = useSearchParams()[0].get('next');
  const login = useLogin(kind);

  return (
    <AuthCard title={first ? secondStep.title : t.logIn}>
      {first ? (
        <SecondStep first={first} login={login} onBack={() => setFirst(null)} />
      ) : (
        <>
          <AccountKindSwitch value={kind} onChange={setKind} />
          <FirstStepForm login={login} onSecondStep={setFirst} />
          <PasskeyButton login={login} />
          <p className="text-center text-body">
            {t.newHere}{' '}
            <Link
              className="link"
              to={`/auth/register${next ? `?next=${encodeURIComponent(next)}` : ''}`}
            >
              {t.signUp}
            </Link>
          </p>
        </>
      )}
    </AuthCard>
  );
}

interface FirstStepFormProps {
  login: Login;
  onSecondStep: (first: FirstStep) => void;
}

function FirstStepForm({ login, onSecondStep }: FirstStepFormProps) {
  const t = useMessages(loginMessages);
  /** The account was shut out by an admin: whoever it belongs to may ask why. */
  const [isShutOut, setShutOut] = useState(false);
  const form = useContractForm('POST /barong/identity/sessions', {
    ...login,
    start: { email: '', password: '' },
    check: (values) => missingIn(values, { email: t.emailNeeded, password: t.passwordNeeded }),
    wrong: (_, error) => (error ? undefined : { title: t.missing, description: t.fillAll }),
    refused: (error) => {
      const is = (code: string) => error instanceof ApiError && error.is(code);
      setShutOut(shutOutCodes.some(is));
      if (!is('identity.session.missing_otp')) return undefined;
      onSecondStep(form.values);
      return true;
    },
  });
  return (
    <Form
      form={form}
      className="grid gap-5"
      afterFailure={
        isShutOut ? (
          <Link className="link ms-1" to="/contact">
            {t.contactAboutThis}
          </Link>
        ) : null
      }
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
          <Link className="link" to="/auth/forgot-password">
            {t.forgotPassword}
          </Link>
        }
      />
      <Button {...form.button} size="lg" wide>
        {t.logIn}
      </Button>
    </Form>
  );
}
