import { useState } from 'react';
import type { AppealCase } from '../../../contract/admin/appeals.ts';
import { APPEAL_MAX_LENGTH, APPEAL_MIN_LENGTH } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { dateText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { LinkPage } from '../../ui/panels/link-page.tsx';
import { appealMessages } from './messages.ts';
import { DoneNote } from '../../ui/panels/done-note.tsx';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The page at the link in the mail about a ban. */
export default function AppealPage() {
  const t = useMessages(appealMessages);
  const way = (
    <LinkButton to="/auth/login" variant="secondary" wide>
      {t.logIn}
    </LinkButton>
  );
  return (
    <LinkPage title={t.title} broken={t.broken} way={way}>
      {(token) => <Case token={token} />}
    </LinkPage>
  );
}

/** The token is sent in the body, which is not logged. */
const readCase = (token: string) => api('POST /barong/public/appeals/case', { body: { token } });

function Case({ token }: { token: string }) {
  const t = useMessages(appealMessages);
  const language = useLanguage();
  const query = useAnswer(readCase, token);
  return (
    <Loaded query={query} failed={t.failed}>
      {({ state, reason, since, appeal }) => (
        <div className="grid gap-4">
          <div className="grid gap-1">
            <p className="text-body font-strong">{t[state](dateText(since, language))}</p>
            <p className="text-body wrap-anywhere">{reason ? t.reason(reason) : t.noReason}</p>
          </div>
          {appeal ? <Written appeal={appeal} /> : <AppealForm token={token} />}
        </div>
      )}
    </Loaded>
  );
}

function Written({ appeal }: { appeal: NonNullable<AppealCase['appeal']> }) {
  const t = useMessages(appealMessages);
  const language = useLanguage();
  const { text, created_at, lifted, answer } = appeal;
  const outcome = lifted === null ? t.waits : lifted ? t.granted : t.refused;
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-2">{t.wrote(dateText(created_at, language))}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="font-strong">{outcome}</p>
      {answer ? <p className="wrap-anywhere whitespace-pre-line">{t.answer(answer)}</p> : null}
      {lifted ? (
        <LinkButton to="/auth/login" wide>
          {t.logIn}
        </LinkButton>
      ) : null}
    </div>
  );
}

function AppealForm({ token }: { token: string }) {
  const t = useMessages(appealMessages);
  const [sent, setSent] = useState<number | null>(null);
  const form = useContractForm('POST /barong/public/appeals', {
    start: { text: '' },
    body: ({ text }) => ({ token, text }),
    check: ({ text }) => ({
      text: text.trim().length < APPEAL_MIN_LENGTH ? t.tooShort : undefined,
    }),
    failedText: t.notSent,
    onSaved: ({ id }) => setSent(id),
  });
  if (sent !== null) {
    return <DoneNote>{t.sent(sent)}</DoneNote>;
  }
  return (
    <Form form={form} className="grid gap-4">
      <p className="text-small text-ink-2">{t.who}</p>
      <TextArea
        {...form.field('text')}
        label={t.text}
        hint={t.hint}
        rows={6}
        maxLength={APPEAL_MAX_LENGTH}
      />
      <Button {...form.button} size="lg" wide>
        {t.send}
      </Button>
    </Form>
  );
}
