import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useGuestsOnly } from '../../../lib/session/guests-only.ts';
import { AddressForm } from '../address-form.tsx';
import { AuthCard } from '../auth-card.tsx';
import { recoveryMessages } from './recovery-messages.ts';
import { ASK_FOR_LINK, withPause } from './reset-calls.ts';
import { ResetLinkSent } from './reset-link-sent.tsx';

export { action } from './forgot-password-action.ts';
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';

/** Asks for a link to set a new password; says the same whether the address has an account or not. */
export default function ForgotPasswordPage() {
  useGuestsOnly();
  const t = useMessages(recoveryMessages);
  const language = useLanguage();
  const posted = usePosted<{ email: string }>();
  const [sentTo, setSentTo] = useState(posted?.outcome ?? '');

  function toastOf(error?: unknown) {
    if (!error) return { title: t.emailRequired, description: t.emailRequiredText };
    const isWrong = error instanceof ApiError && error.is('identity.user.invalid_email');
    return {
      title: isWrong ? t.invalidEmail : t.notSent,
      description: errorText(error, language),
    };
  }

  const form = useContractForm(ASK_FOR_LINK, {
    start: { email: '' },
    posted,
    body: ({ email }) => ({ email: email.trim() }),
    check: (values) => missingIn(values, { email: t.emailRequiredText }),
    blames: 'email',
    wrong: (_, error) => toastOf(error),
    call: withPause,
    saved: t.sent,
    onSaved: (_, { email }) => setSentTo(email.trim()),
  });

  if (sentTo) return <ResetLinkSent email={sentTo} onOtherAddress={() => setSentTo('')} />;
  return (
    <AuthCard title={t.forgotTitle}>
      <p className="text-body text-ink-2">{t.forgotIntro}</p>
      <AddressForm form={form} action="/auth/forgot-password" label={t.email} send={t.sendLink} />
      <p className="text-center text-body">
        <Link className="link" to="/auth/login">
          {t.backToLogin}
        </Link>
      </p>
    </AuthCard>
  );
}
