import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PASSWORD_MIN_LENGTH } from '../../../contract/constants.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { NewPasswordFields } from '../../parts/passwords/new-password-fields.tsx';
import { forgetSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { toast } from '../../lib/toast.ts';
import { AuthCard } from './auth-card.tsx';
import { recoveryMessages } from './recovery-messages.ts';
import { setNewPassword } from './reset-calls.ts';
import { textsOf } from '../../lib/forms/texts-of.ts';

type Field = 'password' | 'confirmPassword';
type Texts = (typeof recoveryMessages)['en'];

/** The names the server gives the fields of this form. */
const fieldOf: Record<string, Field> = {
  password: 'password',
  confirm_password: 'confirmPassword',
};

interface Mistake {
  field: Field;
  title: string;
  text: string;
}

/** The first rule of the form that the two passwords break. */
function mistakeIn(password: string, confirmation: string, t: Texts): Mistake | undefined {
  if (password === '') {
    return { field: 'password', title: t.passwordRequired, text: t.passwordRequiredText };
  }
  if (password !== confirmation) {
    return { field: 'confirmPassword', title: t.passwordsDiffer, text: t.passwordsDifferText };
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return { field: 'password', title: t.tooShort, text: t.tooShortText };
  }
  return undefined;
}

/** Sets a new password with the token of the mailed link. */
export default function ResetPasswordPage() {
  const t = useMessages(recoveryMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const token = params.get('reset_token') ?? '';
  // Who holds a link may use it, also in a browser that is signed in.
  useGuestsOnly({ unless: token !== '' });
  const [mistakes, setMistakes] = useState<Partial<Record<Field, string>>>({});
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);

  function refuse(form: HTMLFormElement, { field, title, text }: Mistake) {
    setMistakes({ [field]: text });
    (form.elements.namedItem(field) as HTMLInputElement | null)?.focus();
    toast({ title, description: text, variant: 'destructive' });
  }

  function showRefusal(form: HTMLFormElement, error: unknown) {
    if (error instanceof ApiError && error.is('identity.password.reset_expired')) {
      return setOver(true);
    }
    const [name = ''] = error instanceof ApiError ? Object.keys(error.fields) : [];
    const text = errorText(error, language);
    refuse(form, { field: fieldOf[name] ?? 'password', title: t.resetFailed, text });
  }

  async function reset(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { password = '', confirmPassword = '' } = textsOf(form);
    const mistake = mistakeIn(password, confirmPassword, t);
    if (mistake) return refuse(form, mistake);
    setMistakes({});
    setBusy(true);
    try {
      await setNewPassword({
        reset_password_token: token,
        password,
        confirm_password: confirmPassword,
      });
      toast({ title: t.resetDone, description: t.resetDoneText, variant: 'success' });
      forgetSession();
      await navigate('/auth/login', { replace: true });
    } catch (error) {
      showRefusal(form, error);
    } finally {
      setBusy(false);
    }
  }

  if (!token || isOver) return <InvalidLink wasTried={isOver} />;
  return (
    <AuthCard title={t.resetTitle}>
      <p className="text-body text-ink-2">{t.resetIntro}</p>
      <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void reset(event)}>
        <NewPasswordFields label={t.newPassword} mistakes={mistakes} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={t.pleaseWait}>
          {t.save}
        </Button>
      </form>
    </AuthCard>
  );
}

function InvalidLink({ wasTried }: { wasTried: boolean }) {
  const t = useMessages(recoveryMessages);
  return (
    <AuthCard title={t.invalidLink} takesFocus={wasTried}>
      <NoticeBar tone="danger" role="alert">
        <strong className="block font-strong">{t.linkExpired}</strong>
        {t.linkExpiredText}
      </NoticeBar>
      <LinkButton to="/auth/forgot-password" size="lg" wide>
        {t.newLink}
      </LinkButton>
    </AuthCard>
  );
}
