import { useState } from 'react';
import { CONTACT_LAST_DAYS } from '../../../contract/constants.ts';
import type { ContactMessage } from '../../../contract/contact/contact-messages.ts';
import { contactTopicWords, dataRequests } from '../../../contract/contact/contact-topics.ts';
import { CONTACT_MESSAGES } from '../../parts/admins/open-grievances.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { useHeldRow } from '../../ui/lists/worklist-page.tsx';
import { DoneButton } from '../../ui/lists/done-button.tsx';
import { Quoted } from '../../ui/panels/quoted.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { markMessage } from './calls.ts';
import { contactListMessages } from './messages.ts';
import { NomineeDialog } from './nominee-dialog.tsx';
import { nomineeLookUpMessages } from './nominee-messages.ts';

const SOON_MS = CONTACT_LAST_DAYS * 86_400_000;

/** The whole message, the day by which it has to be answered, and the answer. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const t = useMessages(contactListMessages);
  const language = useLanguage();
  const { id, name, email, topic, request_number, answered_at, due_at, answer } = message;
  const [isAnswering, setAnswering] = useState(false);
  const [isLookingUp, setLookingUp] = useState(false);
  useHeldRow(message, isAnswering || isLookingUp);
  const lookUpWords = useMessages(nomineeLookUpMessages);
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {t.number(id)}
          <Badge>{contactTopicWords[language][topic]}</Badge>
          {answered_at ? null : <Due at={due_at} />}
          {message.outcome ? <Badge tone="ok">{t[message.outcome]}</Badge> : null}
        </h2>
        <p className="note break-words">
          <Facts
            of={[
              name,
              email,
              t.written(momentText(message.created_at, language)),
              answered_at && t.answeredOn(momentText(answered_at, language)),
            ]}
          />
        </p>
      </div>
      <p lang={message.language} className="max-w-prose break-words whitespace-pre-line">
        {message.message}
      </p>
      {answer ? (
        <Quoted label={t.ourAnswer} lang={message.language}>
          {answer}
        </Quoted>
      ) : null}
      {request_number ? <p className="note break-all">{t.errorNumber(request_number)}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        {answered_at ? null : (
          <Button size="sm" onClick={() => setAnswering(true)}>
            {t.answer}
          </Button>
        )}
        {dataRequests.includes(topic) ? (
          <Button size="sm" variant="secondary" onClick={() => setLookingUp(true)}>
            {lookUpWords.open}
          </Button>
        ) : null}
        <DoneButton
          id={id}
          isDone={answered_at !== null}
          words={t}
          isMinor
          mark={(isAnswered) => markMessage(id, isAnswered)}
          refreshes={[[CONTACT_MESSAGES]]}
        />
      </div>
      {isLookingUp ? <NomineeDialog messageId={id} onClose={() => setLookingUp(false)} /> : null}
      {isAnswering ? <AnswerDialog message={message} onClose={() => setAnswering(false)} /> : null}
    </Card>
  );
}

/** The day in India by which it has to be answered; red once that has passed. */
function Due({ at }: { at: string }) {
  const t = useMessages(contactListMessages);
  const when = momentText(at, useLanguage());
  const [now] = useState(() => Date.now());
  const left = Date.parse(at) - now;
  if (left < 0) return <Badge tone="danger">{t.overdue(when)}</Badge>;
  return <Badge tone={left < SOON_MS ? 'time' : 'mute'}>{t.due(when)}</Badge>;
}
