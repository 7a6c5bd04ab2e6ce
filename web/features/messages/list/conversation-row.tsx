import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { Conversation } from '../../../../contract/conversations.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { conversationMessages, presenceLabels } from '../messages.ts';
import { ParticipantPicture, useParticipantName } from '../participant.tsx';
import { lastTimeText } from '../times.ts';
import { DOT } from '../../../lib/format/separator.ts';

interface ConversationRowProps {
  conversation: Conversation;
  to: string;
  current: boolean;
}

/** Says with whom and about what, and shows the last message and how many are unread. */
export function ConversationRow({ conversation, to, current }: ConversationRowProps) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const name = useParticipantName()(conversation);
  const { last_message: last, unread_count: unread, presence, about } = conversation;
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      preventScrollReset
      className={clsx(
        'relative flex items-start gap-3 border-b border-line px-4 py-3.5 md:px-4',
        current
          ? 'bg-brand-tint before:absolute before:inset-y-0 before:left-0 before:border-l-3 before:border-brand'
          : 'hover:bg-sunken',
      )}
    >
      <ParticipantPicture conversation={conversation} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className={clsx('min-w-0 flex-1 truncate text-body', unread > 0 && 'font-strong')}>
            {name}
          </bdi>
          {last ? (
            <span className="shrink-0 text-caption text-ink-2">
              {lastTimeText(last.created_at, language, t)}
            </span>
          ) : null}
        </span>
        <span className="block truncate text-caption text-ink-2">
          {conversation.kind === 'candidate' ? presenceLabels[language][presence] : null}
          {about ? (
            <bdi>
              {DOT}
              {about.job_title}
            </bdi>
          ) : null}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={clsx(
              'min-w-0 flex-1 truncate text-small',
              unread > 0 ? 'font-strong text-ink' : 'text-ink-2',
            )}
          >
            <LastMessage conversation={conversation} />
          </span>
          {unread > 0 ? (
            <span className="min-w-6 shrink-0 rounded-full bg-brand px-1.5 py-1 text-center text-caption leading-none font-medium text-on-brand">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">{t.unread(unread)}</span>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

function LastMessage({ conversation }: { conversation: Conversation }) {
  const t = useMessages(conversationMessages);
  const { last_message: last, kind } = conversation;
  if (!last) return t.nothingYet;
  const text = last.content.trim() || t.files(last.attachment_count);
  if (last.mine) return <bdi>{t.you(text)}</bdi>;
  return <bdi>{kind === 'team' ? t.from(last.sender_name, text) : text}</bdi>;
}
