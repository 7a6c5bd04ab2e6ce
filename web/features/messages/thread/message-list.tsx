import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { Fragment, type Ref, useState } from 'react';
import type { Conversation } from '../../../../contract/conversations.ts';
import type { Message } from '../../../../contract/conversations/message.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { dayInIndia } from '../../../../contract/format/today.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import type { Outbox } from '../../../parts/outbox/outbox.ts';
import type { OutboxState } from '../../../parts/outbox/outbox-state.ts';
import type { Unsent } from '../../../parts/outbox/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useOlder } from '../calls.ts';
import { conversationMessages } from '../messages.ts';
import { useOwnRole } from '../own-role.ts';
import { useParticipantName } from '../participant.tsx';
import { dayText } from '../times.ts';
import { Bubble } from './bubble.tsx';
import { stateOf, type Thread } from './thread-data.ts';
import { UnsentBubble } from './unsent-bubble.tsx';
import { placeOf, useJump } from './use-jump.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { useScrolling } from './use-scrolling.ts';

interface MessageListProps {
  thread: Thread;
  unsent: readonly Unsent[];
  onItsWay: OutboxState['onItsWay'];
  outbox: Outbox | null;
  /** How many messages were written here since the page was opened: each one scrolls to the end. */
  ownCount: number;
  onReply: ((message: Message) => void) | null;
}

/** The messages by day, with unsent ones at the end. */
export function MessageList(props: MessageListProps) {
  const { thread, unsent, onItsWay, outbox, ownCount, onReply } = props;
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const { conversation, messages, hasOlder } = thread;
  const name = useParticipantName()(conversation);
  const older = useOlder(conversation.id);
  const stored = new Set(messages.map(({ client_id }) => client_id));
  const waiting = unsent.filter(({ client_id }) => !stored.has(client_id));
  const firstNew = useFirstNew(thread);
  const readOlder = () => {
    const first = messages[0];
    if (first && hasOlder && !older.isPending) older.mutate(first.id);
  };
  const { box, content, mark, isAtEnd, onScroll, toEnd } = useScrolling({
    first: messages[0]?.id ?? 0,
    last: `${messages.at(-1)?.id ?? 0} ${waiting.length}`,
    ownCount,
    onNearTop: older.isError ? undefined : readOlder,
  });
  const { target, jump } = useJump(thread);
  const { newCount, spoken } = useMarkSeen(thread, isAtEnd);
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        aria-label={t.messagesWith(name)}
        className="h-full overflow-y-auto overscroll-contain bg-page px-3 py-4 [overflow-anchor:none] md:px-5"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end">
          <Beginning
            hasOlder={hasOlder}
            isBusy={older.isPending}
            error={older.error}
            onReadOlder={readOlder}
          />
          <ol className="grid gap-2">
            {messages.map((message, place) => (
              <Fragment key={message.id}>
                <DayRule message={message} before={messages[place - 1]} />
                {message.id === firstNew ? <NewRule mark={mark} /> : null}
                <MessageRow
                  message={message}
                  before={messages[place - 1]}
                  conversation={conversation}
                  isTarget={message.id === target}
                  onReply={onReply}
                  onQuote={jump}
                />
              </Fragment>
            ))}
            {outbox
              ? waiting.map((message) => (
                  <li key={message.client_id} className="min-w-0">
                    <UnsentBubble message={message} onItsWay={onItsWay} outbox={outbox} />
                  </li>
                ))
              : null}
          </ol>
        </div>
      </section>
      {isAtEnd ? null : <ToEnd newCount={newCount} onClick={toEnd} />}
      <p aria-live="polite" className="sr-only">
        {spoken
          ? t.from(personName(spoken.sender_name, language), spoken.content || t.justFile)
          : null}
      </p>
    </div>
  );
}

interface MessageRowProps extends DayRuleProps {
  conversation: Conversation;
  /** Whether a reply led to it. */
  isTarget: boolean;
  onReply: ((message: Message) => void) | null;
  onQuote: (messageId: number) => void;
}

function MessageRow(props: MessageRowProps) {
  const { message, before, conversation, isTarget, onReply, onQuote } = props;
  const name = useParticipantName()(conversation);
  const { id, mine, side, sender_name } = message;
  const isHiring = useOwnRole() === 'hr' && conversation.kind === 'candidate';
  return (
    <li
      id={placeOf(id)}
      tabIndex={-1}
      className={clsx('min-w-0 rounded-xl outline-none', isTarget && 'ring-brand focus:ring-2')}
    >
      <Bubble
        message={message}
        isOurs={mine || (isHiring && side === 'company')}
        state={mine ? stateOf(message, conversation) : null}
        isNamed={sender_name !== name && sender_name !== before?.sender_name}
        onReply={onReply}
        onQuote={onQuote}
      />
    </li>
  );
}

/** Scrolls to the end, where new messages may have come. */
function ToEnd({ newCount, onClick }: { newCount: number; onClick: () => void }) {
  const t = useMessages(conversationMessages);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={ArrowDown}
      onClick={onClick}
      className="absolute right-4 bottom-3 shadow-float"
    >
      {newCount > 0 ? t.toNew(newCount) : <span className="sr-only">{t.toEnd}</span>}
    </Button>
  );
}

interface BeginningProps {
  hasOlder: boolean;
  isBusy: boolean;
  error: unknown;
  onReadOlder: () => void;
}

/** Above the first message that is loaded: those before it can be read, or there are none. */
function Beginning({ hasOlder, isBusy, error, onReadOlder }: BeginningProps) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  return (
    <div className="grid justify-items-center pb-3 text-center note">
      {hasOlder ? (
        <Button size="sm" variant="quiet" busy={isBusy} onClick={onReadOlder}>
          {t.earlier}
        </Button>
      ) : (
        <p>{t.beginning}</p>
      )}
      {error ? (
        <p role="alert" className="text-danger-ink">
          {t.olderFailed} {errorText(error, language)}
        </p>
      ) : null}
    </div>
  );
}

/** Above the first message that was unread. */
function NewRule({ mark }: { mark: Ref<HTMLLIElement> }) {
  const t = useMessages(conversationMessages);
  return (
    <li ref={mark} className="flex items-center gap-3 py-1 text-caption font-medium text-brand-ink">
      <span className="flex-1 border-t border-brand" />
      {t.newMessages}
      <span className="flex-1 border-t border-brand" />
    </li>
  );
}

interface DayRuleProps {
  message: Message;
  before: Message | undefined;
}

/** Above the first message of a day. */
function DayRule({ message, before }: DayRuleProps) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const dayOf = ({ created_at }: Message) => dayInIndia(Date.parse(created_at));
  if (before && dayOf(before) === dayOf(message)) return null;
  return (
    <li className="flex items-center gap-3 py-2 text-caption text-ink-2">
      <span className="flex-1 border-t border-line" />
      {dayText(message.created_at, language, t)}
      <span className="flex-1 border-t border-line" />
    </li>
  );
}

/** The first message that was unread when the conversation was opened; null if there was none. */
function useFirstNew({ messages, conversation }: Thread): number | null {
  const [first] = useState(() => {
    const unread = messages
      .filter(({ mine }) => !mine)
      .slice(-conversation.unread_count || messages.length);
    return conversation.unread_count > 0 ? (unread[0]?.id ?? null) : null;
  });
  return first;
}
