import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../lib/toast.ts';
import { AuthCard } from './auth-card.tsx';
import { recoveryMessages } from './recovery-messages.ts';
import { askForResetLink } from './reset-calls.ts';
import { ResetLinkSent } from './reset-link-sent.tsx';
import { textsOf } from '../../lib/forms/texts-of.ts';

/** Asks for a link to set a new password; says the same whether the address has an account or not. */
export default function ForgotPasswordPage() {
  useGuestsOnly();
  const t = useMessages(recoveryMessages);
  const language = useLanguage();
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  function refuse(form: HTMLFormElement, title: string, description: string) {
    setProblem(description);
    (form.elements.namedItem('email') as HTMLInputElement | null)?.focus();
    toast({ title, description, variant: 'destructive' });
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textsOf(form)['email']?.trim() ?? '';
    setProblem('');
    if (!email) return refuse(form, t.emailRequired, t.emailRequiredText);
    setBusy(true);
    try {
      await askForResetLink(email);
      toast({ title: t.sent, variant: 'success' });
      setSentTo(email);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.is('identity.user.invalid_email');
      refuse(form, isWrong ? t.invalidEmail : t.notSent, errorText(error, language));
    } finally {
      setBusy(false);
    }
  }

  if (sentTo) return <ResetLinkSent email={sentTo} onOtherAddress={() => setSentTo('')} />;
  return (
    <AuthCard title={t.forgotTitle}>
      <p className="text-body text-ink-2">{t.forgotIntro}</p>
      <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void send(event)}>
        <TextField
          label={t.email}
          name="email"
          type="email"
          required
          inputMode="email"
          autoComplete="username"
          error={problem}
        />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={t.pleaseWait}>
          {t.sendLink}
        </Button>
      </form>
      <p className="text-center text-body">
        <Link className="link" to="/auth/login">
          {t.backToLogin}
        </Link>
      </p>
    </AuthCard>
  );
}
