import { clsx } from 'clsx';
import type { Conversation, Presence } from '../../../contract/conversations.ts';
import { personName } from '../../../contract/format/names/person-name.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Avatar } from '../../ui/panels/avatar.tsx';
import { conversationMessages } from './messages.ts';

/** Each state has a shape as well as a colour, and is written beside it. */
const LOOKS: Record<Presence, string> = {
  online: 'rounded-full bg-ok',
  away: 'rounded-xs bg-time forced-colors:border',
  offline: 'rounded-full border-3 border-line-strong bg-surface',
};

/** The name of the other side; a team's thread has no name of its own. */
export function useParticipantName(): (conversation: Conversation) => string {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  return ({ kind, participant }) =>
    kind === 'team' ? participant.name || t.ourTeam : personName(participant.name, language);
}

interface ParticipantPictureProps {
  conversation: Conversation;
}

/** The other side's picture with a presence dot. Decorative: the words are beside it. */
export function ParticipantPicture({ conversation }: ParticipantPictureProps) {
  const name = useParticipantName()(conversation);
  const { participant, presence } = conversation;
  return (
    <span className="relative shrink-0" aria-hidden="true">
      <Avatar
        id={participant.id ?? conversation.id}
        name={name}
        picture={participant.profile_picture_url}
        size="md"
      />
      {conversation.kind === 'candidate' ? (
        <span
          className={clsx(
            'absolute -right-0.5 -bottom-0.5 size-3.5 outline-2 outline-surface',
            LOOKS[presence],
          )}
        />
      ) : null}
    </span>
  );
}
