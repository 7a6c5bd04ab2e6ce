import type { ContactMessage } from '../../../contract/contact/contact-messages.ts';
import { contactTopicWords } from '../../../contract/contact/contact-topics.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DoneButton } from '../../ui/lists/done-button.tsx';
import { useMarkMessage } from './calls.ts';
import { contactListMessages } from './messages.ts';

/** The whole message, the way to its sender, and whether that is done. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const t = useMessages(contactListMessages);
  const language = useLanguage();
  const mark = useMarkMessage();
  const { id, name, email, topic, request_number, answered_at } = message;
  const subject = encodeURIComponent(t.mailSubject(id));
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {t.number(id)}
          <Badge>{contactTopicWords[language][topic]}</Badge>
        </h2>
        <p className="text-small break-words text-ink-2">
          {name} · {email} · {t.written(momentText(message.created_at, language))}
          {answered_at ? ` · ${t.answeredOn(momentText(answered_at, language))}` : null}
        </p>
      </div>
      <p lang={message.language} className="max-w-prose break-words whitespace-pre-line">
        {message.message}
      </p>
      {request_number ? (
        <p className="text-small break-all text-ink-2">{t.errorNumber(request_number)}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton to={`mailto:${email}?subject=${subject}`} variant="secondary" size="sm">
          {t.mail}
        </LinkButton>
        <DoneButton
          id={id}
          isDone={answered_at !== null}
          words={t}
          mark={(answered) => mark.mutateAsync({ id, answered })}
        />
      </div>
    </Card>
  );
}
