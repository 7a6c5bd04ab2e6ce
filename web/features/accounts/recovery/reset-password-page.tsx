import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { forgetLinkToken, takeLinkToken, useLinkToken } from '../../../lib/links/link-token.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useGuestsOnly } from '../../../lib/session/guests-only.ts';
import { forgetSession } from '../../../lib/session/session.ts';
import { NewPasswordFields } from '../../../parts/passwords/new-password-fields.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PastedLink } from '../../../ui/fields/pasted-link.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { AuthCard } from '../auth-card.tsx';
import { recoveryMessages } from './recovery-messages.ts';
import { mistakeIn, resetStart } from './reset-password.ts';
import { withPause } from './reset-calls.ts';

export { action } from './reset-password-action.ts';
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';

/** Sets a new password with the token of the mailed link. */
export default function ResetPasswordPage() {
  const t = useMessages(recoveryMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const token = useLinkToken('reset_token');
  const posted = usePosted<typeof resetStart>();
  // The holder of a link may use it, also in a browser that is signed in.
  useGuestsOnly({ unless: token !== '' });
  const [isOver, setOver] = useState(
    posted?.codes.includes('identity.password.reset_expired') ?? false,
  );

  const form = useContractForm('POST /barong/identity/users/password/confirm_code', {
    start: resetStart,
    posted,
    // A form submitted before scripts loaded is sent again before `token` is known.
    body: ({ password, confirm_password }) => ({
      reset_password_token: token ?? takeLinkToken('reset_token'),
      password,
      confirm_password,
    }),
    check: ({ password, confirm_password }) => {
      const mistake = mistakeIn(password, confirm_password, t);
      return mistake ? { [mistake[0]]: mistake[2] } : {};
    },
    together: [['password', 'confirm_password']],
    blames: 'password',
    wrong: (_, error, { password, confirm_password }) => {
      if (error) return { title: t.resetFailed, description: errorText(error, language) };
      const [, title = '', description] = mistakeIn(password, confirm_password, t) ?? [];
      return { title, description };
    },
    refused: (error) => {
      const hasEnded = error instanceof ApiError && error.is('identity.password.reset_expired');
      if (hasEnded) {
        forgetLinkToken('reset_token');
        setOver(true);
      }
      return hasEnded || undefined;
    },
    call: withPause,
    saved: { title: t.resetDone, description: t.resetDoneText },
    onSaved: async () => {
      forgetLinkToken('reset_token');
      forgetSession();
      await navigate('/auth/login', { replace: true });
    },
  });

  if (posted?.outcome) return <Done title={posted.outcome} />;
  if (token === '' || isOver) return <InvalidLink wasTried={isOver} />;
  return (
    <AuthCard title={t.resetTitle}>
      <p className="text-body text-ink-2">{t.resetIntro}</p>
      <Form form={form} action="/auth/reset-password" className="grid gap-5">
        <PastedLink field={form.field('link')} />
        <NewPasswordFields
          label={t.newPassword}
          password={form.field('password')}
          confirmation={form.field('confirm_password')}
        />
        <Button {...form.button} size="lg" wide>
          {t.save}
        </Button>
      </Form>
    </AuthCard>
  );
}

/** What a browser without scripts gets in place of the way to the login. */
function Done({ title }: { title: string }) {
  const t = useMessages(recoveryMessages);
  return (
    <AuthCard title={title}>
      <p className="text-body text-ink-2">{t.resetDoneText}</p>
      <LinkButton to="/auth/login" size="lg" wide>
        {t.logIn}
      </LinkButton>
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
