import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../../../../contract/conversations/message.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PlanRoom } from '../../../parts/money/plan-room.tsx';
import type { Unsent } from '../../../parts/outbox/store.ts';
import { useMayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFreshAddresses } from '../calls.ts';
import { closingLabels, conversationMessages } from '../messages.ts';
import { useOutbox } from '../own-outbox.ts';
import { useParticipantName } from '../participant.tsx';
import { useOwnRole } from '../own-role.ts';
import { AboutColumn } from './about-column.tsx';
import { AboutStrip } from './about-strip.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { Composer, type WrittenMessage } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import type { Thread as ThreadOf } from './thread-data.ts';
import { ThreadHeader } from './thread-header.tsx';
import { useBlockChange } from './thread-menu.tsx';

/** One conversation: with whom and about what, its messages, and the field for a new one. */
export function Thread({ thread }: { thread: ThreadOf }) {
  const role = useOwnRole();
  const { conversation } = thread;
  const { id, about, kind } = conversation;
  const { outbox, state } = useOutbox();
  const [quotes, setQuotes] = useState<Message | null>(null);
  const [ownCount, setOwnCount] = useState(0);
  const name = useParticipantName()(conversation);
  const user = useSession()?.user;
  useFreshAddresses(id);
  // A team's thread has no application.
  const isWide = useMinWidth('xl');
  const hasColumn = isWide && kind === 'candidate';

  async function send(written: WrittenMessage) {
    await outbox?.add(unsentOf(id, written));
    setOwnCount((count) => count + 1);
  }

  const contact =
    role === 'user' && conversation.participant.id !== null ? (
      <ContactStrip
        company={{ id: conversation.participant.id, name }}
        look={hasColumn ? 'part' : 'strip'}
      />
    ) : null;

  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ThreadHeader conversation={conversation} messages={thread.messages} />
        {about && !hasColumn ? <AboutStrip about={about} /> : null}
        {hasColumn ? null : contact}
        <MessageList
          thread={thread}
          unsent={state.messages.filter(({ conversation_id }) => conversation_id === id)}
          onItsWay={state.onItsWay}
          outbox={outbox}
          ownCount={ownCount}
          onReply={conversation.may_write ? setQuotes : null}
        />
        {role === 'user' ? (
          <NeverPay />
        ) : (
          <div className="px-4 py-2 empty:hidden">
            <PlanRoom allowance="messages" plans="/hr/subscription" />
          </div>
        )}
        {conversation.may_write && user ? (
          <Composer
            conversationId={id}
            accountId={user.id}
            quotes={quotes}
            onQuoteEnd={() => setQuotes(null)}
            onSend={send}
            names={
              role === 'hr' && kind === 'candidate' ? { name, job: about?.job_title ?? '' } : null
            }
          />
        ) : (
          <WhyClosed thread={thread} />
        )}
      </div>
      {hasColumn ? <AboutColumn conversation={conversation}>{contact}</AboutColumn> : null}
    </div>
  );
}

const unsentOf = (conversationId: number, { text, files, quotes }: WrittenMessage): Unsent => ({
  client_id: randomKey(),
  conversation_id: conversationId,
  text,
  quotes: quotes && {
    id: quotes.id,
    sender_name: quotes.sender_name,
    content: quotes.content.slice(0, 200),
  },
  files: files.map((file) => ({ file, attachment_id: null })),
  written_at: new Date().toISOString(),
  refusal: null,
});

/** Uses the same words wherever somebody could be asked for money. */
function NeverPay() {
  const t = useMessages(conversationMessages);
  return (
    <p className="flex items-center gap-2 border-t border-line bg-surface px-4 py-1.5 text-caption text-ink-2">
      <Icon of={ShieldAlert} size={16} />
      {t.neverPay}
    </p>
  );
}

/** Shown in place of the field if nobody can write. */
function WhyClosed({ thread: { conversation } }: { thread: ThreadOf }) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const { block, busy } = useBlockChange(conversation);
  const mayBlock = useMayDo('PUT /barong/resource/conversations/:id/block', 'recruiter');
  const { is_blocked: isBlocked, closed_because: because } = conversation;
  const words = because
    ? closingLabels[language][because]
    : isBlocked
      ? t.isBlocked
      : t.cannotWrite;
  return (
    <output className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 note">
      <p className="min-w-0 flex-1 basis-60">{words}</p>
      {isBlocked && mayBlock ? (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void block(false)}>
          {t.unblock}
        </Button>
      ) : null}
    </output>
  );
}
