import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { loginPath, safeNext } from '../../lib/paths.ts';
import { keepSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { AccountKindSwitch } from './account-kind.tsx';
import { AuthCard } from './auth-card.tsx';
import { accountKindOf } from './kind.ts';
import { registerMessages } from './register-messages.ts';
import { internationalOf } from '../../parts/phone/phone.ts';
import {
  type Mistakes,
  RegistrationFields,
  type RegistrationField,
} from './registration-fields.tsx';
import { textsOf } from '../../lib/forms/texts-of.ts';

/** The names the server gives the fields of this form. */
const fieldOf: Partial<Record<string, RegistrationField>> = {
  username: 'fullName',
  email: 'email',
  phone: 'phone',
  password: 'password',
};

const required = ['fullName', 'email', 'phone', 'password', 'confirmPassword'] as const;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export default function RegisterPage() {
  useGuestsOnly();
  const t = useMessages(registerMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [kind, setKind] = useState(() => accountKindOf(params.get('type')));
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [isBusy, setBusy] = useState(false);
  const next = params.get('next');

  /** Marks the fields, goes to the first of them and says the whole of it once. */
  function refuse(form: HTMLFormElement, wrong: Mistakes, title: string, description: string) {
    setMistakes(wrong);
    const first = required.find((name) => wrong[name]);
    if (first) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
    toast({ title, description, variant: 'destructive' });
  }

  /** True when the form may be sent. */
  function isComplete(form: HTMLFormElement, texts: ReturnType<typeof textsOf>): boolean {
    const missing = required.filter((name) => !texts[name]?.trim());
    if (missing.length > 0) {
      const wrong = Object.fromEntries(missing.map((name) => [name, t.fillAll]));
      refuse(form, wrong, t.allRequired, t.fillAll);
      return false;
    }
    if (texts['password'] !== texts['confirmPassword']) {
      const wrong = { confirmPassword: t.passwordsDifferText };
      refuse(form, wrong, t.passwordsDiffer, t.passwordsDifferText);
      return false;
    }
    if (!emailPattern.test(texts['email']?.trim() ?? '')) {
      refuse(form, { email: t.invalidEmailText }, t.invalidEmail, t.invalidEmailText);
      return false;
    }
    return true;
  }

  async function createAccount(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const texts = textsOf(form);
    if (!isComplete(form, texts)) return;
    const { fullName = '', email = '', country = '', phone = '', password = '' } = texts;
    setMistakes({});
    setBusy(true);
    try {
      const session = await api('POST /barong/identity/users', {
        body: {
          email: email.trim(),
          password,
          username: fullName.trim(),
          data: JSON.stringify({
            user_type: kind,
            phone: internationalOf({ country, digits: phone }),
            marketing_consent: 'marketing' in texts,
          }),
        },
      });
      toast({
        title: t.registrationSuccessful,
        description: t.codeSent(session.user.email),
        variant: 'success',
      });
      keepSession(session);
      const home = session.user.role === 'hr' ? '/dashboard/hr' : '/user/jobs';
      await navigate(safeNext(next, home), { replace: true });
    } catch (error) {
      showRefusal(form, error);
    } finally {
      setBusy(false);
    }
  }

  function showRefusal(form: HTMLFormElement, error: unknown) {
    if (!(error instanceof ApiError)) {
      return refuse(form, {}, t.registrationError, t.registrationFallback);
    }
    if (error.codes.length === 0) {
      const text = error.status === 0 ? errorText(error, language) : t.registrationFailedText;
      return refuse(form, {}, t.registrationFailed, text);
    }
    const wrong = Object.entries(error.fields).map(([name, text]) => [fieldOf[name] ?? '', text]);
    refuse(form, Object.fromEntries(wrong), t.registrationError, errorText(error, language));
  }

  return (
    <AuthCard title={t.createAccount}>
      <AccountKindSwitch value={kind} onChange={setKind} />
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => void createAccount(event)}
      >
        <RegistrationFields mistakes={mistakes} isBusy={isBusy} />
      </form>
      <p className="text-center text-body">
        {t.haveAccount}{' '}
        <Link className="link" to={next ? loginPath(next) : '/auth/login'}>
          {t.logIn}
        </Link>
      </p>
    </AuthCard>
  );
}
