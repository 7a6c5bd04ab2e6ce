import { useState } from 'react';
import type { AppealCase } from '../../../contract/admin/appeals.ts';
import { APPEAL_MAX_LENGTH } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { dateText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { type Posted, usePosted } from '../../lib/forms/posted.ts';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { OpenByLink } from '../../ui/fields/pasted-link.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { LinkPage } from '../../ui/panels/link-page.tsx';
import { DoneNote } from '../../ui/panels/done-note.tsx';
import { appealStart, lengthMistake } from './appeal.ts';
import { appealMessages } from './messages.ts';

export { action } from './appeal-action.ts';
export { postedHeaders as headers } from '../../lib/forms/posted.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The page at the link in the mail about a ban. */
export default function AppealPage() {
  const t = useMessages(appealMessages);
  const posted = usePosted<typeof appealStart, AppealCase>();
  const way = (
    <LinkButton to="/auth/login" variant="secondary" wide>
      {t.logIn}
    </LinkButton>
  );
  return (
    <LinkPage
      title={t.title}
      broken={t.broken}
      way={way}
      pasted={posted?.values.link}
      unscripted={<Unscripted posted={posted} />}
    >
      {(token) => <Opened token={token} posted={posted} />}
    </LinkPage>
  );
}

const READING = 'POST /barong/public/appeals/case';

type PostedAppeal = Posted<typeof appealStart, AppealCase> | undefined;

/** One step after the other: the link, the case that it opens, and what came of the appeal. */
function Unscripted({ posted }: { posted: PostedAppeal }) {
  if (posted?.outcome) return <DoneNote>{posted.outcome}</DoneNote>;
  if (posted?.shown) return <Case found={posted.shown} token="" posted={posted} />;
  // A refused appeal comes back with what was written.
  if (posted?.values.text || posted?.mistakes['text'])
    return <AppealForm token="" posted={posted} />;
  return <OpenByLink route={READING} action="/appeal" posted={posted} />;
}

/** The token is sent in the body, which is not logged. */
const readCase = (token: string) => api(READING, { body: { token } });

function Opened({ token, posted }: { token: string; posted: PostedAppeal }) {
  const t = useMessages(appealMessages);
  const query = useAnswer(readCase, token);
  return (
    <Loaded query={query} failed={t.failed}>
      {(found) => <Case found={found} token={token} posted={posted} />}
    </Loaded>
  );
}

interface CaseProps {
  found: AppealCase;
  token: string;
  posted: PostedAppeal;
}

function Case({ found, token, posted }: CaseProps) {
  const t = useMessages(appealMessages);
  const language = useLanguage();
  const { state, reason, since, appeal } = found;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-body font-strong">{t[state](dateText(since, language))}</p>
        <p className="text-body wrap-anywhere">{reason ? t.reason(reason) : t.noReason}</p>
      </div>
      {appeal ? <Written appeal={appeal} /> : <AppealForm token={token} posted={posted} />}
    </div>
  );
}

function Written({ appeal }: { appeal: NonNullable<AppealCase['appeal']> }) {
  const t = useMessages(appealMessages);
  const language = useLanguage();
  const { text, created_at, lifted, answer } = appeal;
  const outcome = lifted === null ? t.waits : lifted ? t.granted : t.refused;
  return (
    <div className="grid gap-3">
      <p className="note">{t.wrote(dateText(created_at, language))}</p>
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

function AppealForm({ token, posted }: Pick<CaseProps, 'token' | 'posted'>) {
  const t = useMessages(appealMessages);
  const [sent, setSent] = useState<number | null>(null);
  const form = useContractForm('POST /barong/public/appeals', {
    start: appealStart,
    posted,
    body: ({ text }) => ({ token, text }),
    check: ({ text }) => ({ text: lengthMistake(text, t) }),
    failedText: t.notSent,
    onSaved: ({ id }) => setSent(id),
  });
  if (sent !== null) return <DoneNote>{t.sent(sent)}</DoneNote>;
  return (
    <Form form={form} action="/appeal" className="grid gap-4">
      <input type="hidden" name="link" value={posted?.values.link ?? ''} />
      <p className="note">{t.who}</p>
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
