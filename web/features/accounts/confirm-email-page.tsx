import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { api } from '../../lib/api/api.ts';
import { focusIt } from '../../lib/forms/focus-it.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { AuthCard } from './auth-card.tsx';
import { confirmEmailMessages } from './confirm-email-messages.ts';

/**
 * One of the two addresses agrees to a change. It takes a click: programs that look at the links of
 * a mail before its reader does must not agree for them.
 */
export default function ConfirmEmailPage() {
  const t = useMessages(confirmEmailMessages);
  const language = useLanguage();
  const isSignedIn = useSession() !== null;
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function agree(event: FormEvent) {
    event.preventDefault();
    setProblem('');
    setBusy(true);
    try {
      const answer = await api('POST /barong/identity/users/email/confirm_code', {
        body: { token },
      });
      setDone(answer.changed ? t.changed(answer.new_email) : t.waiting);
      // The new address is proven, so the notice that asks for a code may go.
      if (answer.changed && isSignedIn) await fetchMe();
    } catch (error) {
      setProblem(errorText(error, language));
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthCard title={t.title}>
      {done ? (
        <output
          ref={focusIt}
          tabIndex={-1}
          className="block rounded-md bg-ok-tint px-4 py-2.5 text-small text-ok-ink outline-none"
        >
          {done}
        </output>
      ) : (
        <p className="text-body text-ink-2">{token ? t.question : t.missing}</p>
      )}
      {problem ? (
        <NoticeBar tone="danger" role="alert">
          {problem}
        </NoticeBar>
      ) : null}
      {token && !done ? (
        <form method="post" onSubmit={(event) => void agree(event)}>
          <Button type="submit" size="lg" wide busy={isBusy} busyLabel={t.pleaseWait}>
            {t.agree}
          </Button>
        </form>
      ) : (
        <LinkButton
          to={isSignedIn ? '/settings' : '/auth/login'}
          variant="secondary"
          size="lg"
          wide
        >
          {isSignedIn ? t.toSettings : t.toLogin}
        </LinkButton>
      )}
    </AuthCard>
  );
}
