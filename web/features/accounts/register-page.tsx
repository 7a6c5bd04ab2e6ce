import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type Mistakes, missingIn } from '../../lib/forms/mistakes.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { loginPath, safeNext } from '../../lib/paths.ts';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { keepSession } from '../../lib/session/session.ts';
import { NewPasswordFields } from '../../parts/passwords/new-password-fields.tsx';
import { PhoneField } from '../../parts/phone/phone-field.tsx';
import { internationalOf } from '../../parts/phone/phone.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountKindSwitch } from './account-kind.tsx';
import { AuthCard } from './auth-card.tsx';
import { type AccountKind, accountKindOf } from './kind.ts';
import { registerMessages } from './register-messages.ts';
import { DOT } from '../../lib/format/separator.ts';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export default function RegisterPage() {
  useGuestsOnly();
  const t = useMessages(registerMessages);
  const [params] = useSearchParams();
  const [kind, setKind] = useState(() => accountKindOf(params.get('type')));
  const next = params.get('next');
  return (
    <AuthCard title={t.createAccount}>
      <AccountKindSwitch value={kind} onChange={setKind} />
      <RegistrationForm kind={kind} next={next} />
      <p className="text-center text-body">
        {t.haveAccount}{' '}
        <Link className="link" to={next ? loginPath(next) : '/auth/login'}>
          {t.logIn}
        </Link>
      </p>
    </AuthCard>
  );
}

/** The form that creates an account and then takes the visitor to where they were going. */
function useRegistration(kind: AccountKind, next: string | null) {
  const t = useMessages(registerMessages);
  const language = useLanguage();
  const navigate = useNavigate();

  /** A summary, shown once, in addition to the error at each field. */
  function toldOnce(mistakes: Mistakes, error?: unknown) {
    if (error) return { title: t.registrationError, description: errorText(error, language) };
    if (mistakes['confirm_password'] === t.passwordsDifferText)
      return { title: t.passwordsDiffer, description: t.passwordsDifferText };
    if (mistakes['email'] === t.invalidEmailText)
      return { title: t.invalidEmail, description: t.invalidEmailText };
    return { title: t.allRequired, description: t.fillAll };
  }

  return useContractForm('POST /barong/identity/users', {
    start: {
      username: '',
      email: '',
      country: '+91',
      phone: '',
      password: '',
      confirm_password: '',
      marketing: false,
    },
    body: ({ username, email, country, phone, password, marketing }) => ({
      email: email.trim(),
      password,
      username: username.trim(),
      data: JSON.stringify({
        user_type: kind,
        phone: internationalOf({ country, digits: phone }),
        marketing_consent: marketing,
      }),
    }),
    check: (values) => {
      const missing = missingIn(values, {
        username: t.nameNeeded,
        email: t.emailNeeded,
        phone: t.phoneNeeded,
        password: t.passwordNeeded,
        confirm_password: t.confirmationNeeded,
      });
      if (Object.keys(missing).length > 0) return missing;
      if (values.password !== values.confirm_password)
        return { confirm_password: t.passwordsDifferText };
      return emailPattern.test(values.email.trim()) ? {} : { email: t.invalidEmailText };
    },
    together: [['password', 'confirm_password']],
    wrong: toldOnce,
    failed: t.registrationError,
    brokenText: t.registrationFallback,
    refused: (error) => {
      if (!(error instanceof ApiError) || error.codes.length > 0) return undefined;
      const description = error.status === 0 ? undefined : t.registrationFailedText;
      return {
        title: t.registrationFailed,
        description: description ?? errorText(error, language),
      };
    },
    saved: ({ user }) => ({
      title: t.registrationSuccessful,
      description: t.codeSent(user.email),
    }),
    onSaved: async (session) => {
      keepSession(session);
      const home = session.user.role === 'hr' ? '/dashboard/hr' : '/user/jobs';
      await navigate(safeNext(next, home), { replace: true });
    },
  });
}

function RegistrationForm({ kind, next }: { kind: AccountKind; next: string | null }) {
  const t = useMessages(registerMessages);
  const form = useRegistration(kind, next);
  const { username, email, password, confirm_password } = form.values;
  return (
    <Form form={form} className="grid gap-5">
      <TextField
        {...form.field('username')}
        name="fullName"
        label={t.fullName}
        required
        autoComplete="name"
      />
      <TextField
        {...form.field('email')}
        label={t.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PhoneField
        country={form.field('country')}
        phone={form.field('phone')}
        onChange={form.set}
        hint={kind === 'hr' ? t.numberOfRecruiters : undefined}
      />
      <NewPasswordFields
        label={t.password}
        password={form.field('password')}
        confirmation={form.field('confirm_password')}
        aboutThem={[username, email]}
      />
      <CheckboxField {...form.box('marketing')} label={t.marketing} />
      <p className="text-small text-ink-2">
        {kind === 'hr' ? t.noticeToRecruiters : t.notice} {t.agreement}{' '}
        <Link className="link" to="/terms">
          {t.terms}
        </Link>
        {DOT}
        <Link className="link" to="/privacy">
          {t.privacy}
        </Link>
      </p>
      <Button
        {...form.button}
        size="lg"
        wide
        disabledReason={password === confirm_password ? undefined : t.passwordsDifferText}
      >
        {t.createAccount}
      </Button>
    </Form>
  );
}
