import { clsx } from 'clsx';
import { Check, CheckCheck, Reply } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Message, MessageState } from '../../../../contract/conversations/message.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { timeText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { conversationMessages, stateLabels } from '../messages.ts';
import { Attachments } from './attachments.tsx';
import { CareNote } from './care-note.tsx';
import { CarefulText } from './careful-text.tsx';

/** How much of a message the name of its button repeats. */
const SPOKEN_CHARACTERS = 60;

interface BubbleProps {
  message: Message;
  /** Whether it was written by the reader's own side: themselves, or a colleague writing to a candidate. */
  isOurs: boolean;
  /** Its delivery state; null for other people's messages. */
  state: MessageState | null;
  /** Names the sender where several people write. */
  isNamed: boolean;
  onReply: ((message: Message) => void) | null;
  /** Jumps to the message that this one replies to. */
  onQuote: (messageId: number) => void;
}

/** One message with its files, its time and its delivery state. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { message, isOurs, state, isNamed, onReply, onQuote } = props;
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const { content, quotes, attachments, mine, sender_name } = message;
  return (
    <div className={clsx('group flex items-center gap-1', isOurs && 'flex-row-reverse')}>
      <BubbleBox isOurs={isOurs}>
        {isNamed && !mine ? (
          <bdi className="text-caption font-medium text-brand-ink">
            {personName(sender_name, language)}
          </bdi>
        ) : null}
        {quotes ? (
          <button
            type="button"
            onClick={() => onQuote(quotes.id)}
            className="min-w-0 cursor-pointer text-left hover:bg-sunken"
          >
            <span className="sr-only">{t.toQuoted} </span>
            <Quote name={quotes.sender_name} content={quotes.content} />
          </button>
        ) : null}
        {content ? <CarefulText message={message} /> : null}
        <CareNote message={message} />
        {attachments.length > 0 ? <Attachments attachments={attachments} /> : null}
        <span className="flex items-center justify-end gap-1 text-caption text-ink-2">
          <time dateTime={message.created_at}>{timeText(message.created_at, language)}</time>
          {state ? <State state={state} /> : null}
        </span>
      </BubbleBox>
      {onReply ? (
        <IconButton
          icon={Reply}
          size="sm"
          label={t.replyTo(content.slice(0, SPOKEN_CHARACTERS) || t.justFile)}
          title={t.reply}
          onClick={() => onReply(message)}
          className="opacity-60 group-hover:opacity-100 focus-visible:opacity-100 pointer-fine:opacity-0"
        />
      ) : null}
    </div>
  );
});

interface BubbleBoxProps {
  isOurs: boolean;
  /** A dashed outline while it is not sent, a red one if it was refused. */
  look?: 'unsent' | 'refused';
  children: ReactNode;
}

/** The corner near its sender is square. */
export const BubbleBox = ({ isOurs, look, children }: BubbleBoxProps) => (
  <div
    className={clsx(
      'grid max-w-[min(34rem,85%)] min-w-24 gap-1 rounded-xl border px-3.5 py-2',
      isOurs ? 'rounded-tr-xs bg-brand-tint' : 'rounded-tl-xs bg-surface',
      look === undefined && (isOurs ? 'border-brand-tint' : 'border-line'),
      look === 'unsent' && 'border-dashed border-line-strong',
      look === 'refused' && 'border-danger',
    )}
  >
    {children}
  </div>
);

/** The beginning of the message that another one replies to. */
export function Quote({ name, content }: { name: string; content: string }) {
  const t = useMessages(conversationMessages);
  const author = personName(name, useLanguage());
  return (
    <span className="block min-w-0 border-l-3 border-brand bg-page px-2.5 py-1 note">
      <span className="sr-only">{t.answers(author)}: </span>
      <bdi aria-hidden="true" className="block truncate text-caption font-medium text-brand-ink">
        {author}
      </bdi>
      <bdi className="line-clamp-2 wrap-anywhere">{content || t.justFile}</bdi>
    </span>
  );
}

function State({ state }: { state: MessageState }) {
  const language = useLanguage();
  return (
    <>
      <span aria-hidden="true">·</span>
      <span>{stateLabels[language][state]}</span>
      <Icon
        of={state === 'sent' ? Check : CheckCheck}
        size={14}
        className={clsx(state === 'read' && 'text-brand')}
      />
    </>
  );
}
