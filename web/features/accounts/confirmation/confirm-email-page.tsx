import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { fetchMe } from '../../../lib/session/auth-check.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { forgetLinkToken, takeLinkToken, useLinkToken } from '../../../lib/links/link-token.ts';
import { linkStart } from '../../../lib/links/pasted-link.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PastedLink } from '../../../ui/fields/pasted-link.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { DoneNote } from '../../../ui/panels/done-note.tsx';
import { AuthCard } from '../auth-card.tsx';
import { confirmEmailMessages } from './confirm-email-messages.ts';

export { action } from './confirm-email-action.ts';
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';

const OVER = 'identity.email_change.expired';

/**
 * Records that one of the two addresses agrees to a change. It takes a click, because mail scanners that open links
 * before the reader does must not agree for them.
 */
export default function ConfirmEmailPage() {
  const t = useMessages(confirmEmailMessages);
  const isSignedIn = useSession() !== null;
  const posted = usePosted<typeof linkStart>();
  const token = useLinkToken('token', posted?.values.link);
  const hasToken = token !== '';
  const language = useLanguage();
  const [done, setDone] = useState(posted?.outcome ?? '');
  const [over, setOver] = useState(posted?.codes.includes(OVER) ? posted.failure : '');
  const form = useContractForm('POST /barong/identity/users/email/confirm_code', {
    start: linkStart,
    posted,
    // A form submitted before scripts loaded is sent again before `token` is known.
    body: () => ({ token: token ?? takeLinkToken('token') }),
    refused: (error) => {
      const isOver = error instanceof ApiError && error.is(OVER);
      if (isOver) {
        forgetLinkToken('token');
        setOver(errorText(error, language));
      }
      return isOver || undefined;
    },
    onSaved: async ({ changed, new_email }) => {
      forgetLinkToken('token');
      setDone(changed ? t.changed(new_email) : t.waiting);
      // The new address is proven, so the notice that asks for a code can be closed.
      if (changed && isSignedIn) await fetchMe().catch(() => undefined);
    },
  });

  return (
    <AuthCard title={t.title}>
      {done ? <DoneNote>{done}</DoneNote> : null}
      {over ? (
        <NoticeBar tone="danger" role="alert">
          {over}
        </NoticeBar>
      ) : null}
      {done || over ? null : (
        <p className="text-body text-ink-2">{hasToken ? t.question : t.missing}</p>
      )}
      {hasToken && !done && !over ? (
        <Form form={form} action="/auth/confirm-email" className="grid gap-5">
          <PastedLink field={form.field('link')} />
          <Button {...form.button} size="lg" wide>
            {t.agree}
          </Button>
        </Form>
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
