import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Conversation } from '../../../../contract/conversations.ts';
import type { Message } from '../../../../contract/conversations/message.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { IconLink } from '../../../ui/icon-button.tsx';
import { conversationMessages, presenceLabels } from '../messages.ts';
import { useConversationsPath } from '../own-role.ts';
import { ParticipantPicture, useParticipantName } from '../participant.tsx';
import { ThreadMenu } from './thread-menu.tsx';

interface ThreadHeaderProps {
  conversation: Conversation;
  messages: readonly Message[];
}

/** The other side of the conversation. It gets the focus when the conversation is opened. */
export function ThreadHeader({ conversation, messages }: ThreadHeaderProps) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const name = useParticipantName()(conversation);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, kind, presence } = conversation;
  const base = useConversationsPath();
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  return (
    <div className="flex items-center gap-3 border-b border-line bg-surface px-2 py-2 md:px-4">
      <IconLink
        icon={ArrowLeft}
        label={t.back}
        to={kind === 'team' ? `${base}?kind=team` : base}
        className="md:hidden"
      />
      <ParticipantPicture conversation={conversation} />
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="truncate text-h3 outline-none">
          <bdi>{name}</bdi>
        </h2>
        {kind === 'candidate' ? (
          <p className="text-caption text-ink-2">{presenceLabels[language][presence]}</p>
        ) : null}
      </div>
      <ThreadMenu conversation={conversation} messages={messages} />
    </div>
  );
}
