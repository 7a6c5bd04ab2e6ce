import { useState } from 'react';
import type { ContactMessageState } from '../../../contract/contact/contact-messages.ts';
import { contactTopicWords } from '../../../contract/contact/contact-topics.ts';
import { api } from '../../lib/api/api.ts';
import { dateText } from '../../lib/format/format.ts';
import { usePosted } from '../../lib/forms/posted.ts';
import type { linkStart } from '../../lib/links/pasted-link.ts';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { OpenByLink } from '../../ui/fields/pasted-link.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { LinkPage } from '../../ui/panels/link-page.tsx';
import { Quoted } from '../../ui/panels/quoted.tsx';
import { contactStateMessages } from './messages.ts';

export { action } from './state-action.ts';
export { postedHeaders as headers } from '../../lib/forms/posted.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The page at the link that is mailed to the sender of a message. */
export default function StatePage() {
  const t = useMessages(contactStateMessages);
  const posted = usePosted<typeof linkStart, ContactMessageState>();
  const unscripted = posted?.shown ? (
    <Message message={posted.shown} />
  ) : (
    <OpenByLink route={READING} action="/contact/state" posted={posted} />
  );
  return (
    <LinkPage
      title={t.title}
      broken={t.broken}
      way={<WriteAgain />}
      pasted={posted?.values.link}
      unscripted={unscripted}
    >
      {(token) => <State token={token} />}
    </LinkPage>
  );
}

const READING = 'POST /barong/public/contact_messages/state';

/** The token is sent in the body, which is not logged. */
const readState = (token: string) => api(READING, { body: { token } });

function State({ token }: { token: string }) {
  const t = useMessages(contactStateMessages);
  const query = useAnswer(readState, token);
  return (
    <Loaded query={query} failed={t.failed}>
      {(message) => <Message message={message} />}
    </Loaded>
  );
}

function Message({ message }: { message: ContactMessageState }) {
  const t = useMessages(contactStateMessages);
  const language = useLanguage();
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-start gap-2">
        <h2 className="text-h3">{t.number(message.id)}</h2>
        <Badge>{contactTopicWords[language][message.topic]}</Badge>
      </div>
      <p className="text-body text-ink-2">{t.written(dateText(message.created_at, language))}</p>
      {message.answered_at ? (
        <Answered message={message} at={message.answered_at} />
      ) : (
        <Waiting due={message.due_at} />
      )}
    </div>
  );
}

function Waiting({ due }: { due: string }) {
  const t = useMessages(contactStateMessages);
  const when = dateText(due, useLanguage());
  const [now] = useState(() => Date.now());
  return <p className="font-strong">{Date.parse(due) < now ? t.late(when) : t.waits(when)}</p>;
}

function Answered({ message, at }: { message: ContactMessageState; at: string }) {
  const t = useMessages(contactStateMessages);
  const { outcome, answer } = message;
  return (
    <div className="grid gap-3">
      <p className="font-strong">
        {t.answered(dateText(at, useLanguage()))} {outcome ? t[outcome] : t.byMail}
      </p>
      {answer ? <Quoted label={t.answer}>{answer}</Quoted> : null}
      <WriteAgain />
    </div>
  );
}

function WriteAgain() {
  const t = useMessages(contactStateMessages);
  return (
    <LinkButton to="/contact" variant="secondary" wide>
      {t.again}
    </LinkButton>
  );
}
