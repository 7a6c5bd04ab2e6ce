import { Ban, CircleCheck, EllipsisVertical, Eye, EyeOff, Flag, UserX } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from '../../../../contract/conversations.ts';
import type { Message } from '../../../../contract/conversations/message.ts';
import type { Role } from '../../../../contract/endpoint.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ReportPerson } from '../../../parts/reports/report-person.tsx';
import { reportPersonMessages } from '../../../parts/reports/report-person-messages.ts';
import { useMayDo } from '../../../parts/team/may-do.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { useBlock, useReceiptSetting, useReceiptSwitch } from '../calls.ts';
import { conversationMessages } from '../messages.ts';
import { useOwnRole } from '../own-role.ts';
import { useParticipantName } from '../participant.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface ThreadMenuProps {
  conversation: Conversation;
  messages: readonly Message[];
}

/** Block, report and, for seekers, read receipts. */
export function ThreadMenu({ conversation, messages }: ThreadMenuProps) {
  const role = useOwnRole();
  const t = useMessages(conversationMessages);
  const name = useParticipantName()(conversation);
  const reporting = useMessages(reportPersonMessages);
  const [asks, setAsks] = useState<'block' | 'report' | null>(null);
  const [reported, setReported] = useState<Person | null>(null);
  const change = useBlockChange(conversation);
  const isCandidate = conversation.kind === 'candidate';
  const mayBlock = useMayDo('PUT /barong/resource/conversations/:id/block', 'recruiter');
  const { is_blocked: isBlocked } = conversation;
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={t.more} />}>
        {isCandidate && mayBlock ? (
          <MenuItem
            icon={isBlocked ? CircleCheck : Ban}
            onSelect={() => (isBlocked ? void change.block(false) : setAsks('block'))}
          >
            {isBlocked ? t.unblock : t.block}
          </MenuItem>
        ) : null}
        <MenuItem icon={Flag} onSelect={() => setAsks('report')} danger>
          {t.reportMessages}
        </MenuItem>
        {peopleIn(conversation, messages, role).map((person) => (
          <MenuItem key={person.id} icon={UserX} onSelect={() => setReported(person)} danger>
            {role === 'hr' ? reporting.reportProfile : reporting.reportPerson(person.name)}
          </MenuItem>
        ))}
        {role === 'user' ? <ReceiptsItem /> : null}
      </Menu>
      <ConfirmDialog
        open={asks === 'block'}
        onClose={() => setAsks(null)}
        title={t.blockTitle(name)}
        description={t.blockText}
        confirmLabel={t.block}
        danger
        busy={change.busy}
        onConfirm={() => void change.block(true).then(() => setAsks(null))}
      />
      {asks === 'report' ? (
        <ReportDialog
          conversationId={conversation.id}
          canBlock={isCandidate && mayBlock && !isBlocked}
          onBlock={async () => void (await change.block(true))}
          onClose={() => setAsks(null)}
        />
      ) : null}
      {reported ? (
        <ReportPerson
          {...reported}
          of={role === 'hr' ? 'candidates' : 'recruiters'}
          onClose={() => setReported(null)}
        />
      ) : null}
    </>
  );
}

interface Person {
  id: number;
  name: string;
}

/** Who can be reported as a person: the candidate, or each recruiter with a message on the screen. */
function peopleIn(
  { kind, participant }: Conversation,
  messages: readonly Message[],
  role: Role,
): Person[] {
  if (kind !== 'candidate') return [];
  if (role === 'hr') {
    return participant.id === null ? [] : [{ id: participant.id, name: participant.name }];
  }
  const names = messages.flatMap(({ side, sender_id: id, sender_name: name }) =>
    side === 'company' && id !== null ? [[id, name] as const] : [],
  );
  return [...new Map(names)].map(([id, name]) => ({ id, name }));
}

/** Blocks or unblocks, and confirms it. */
export function useBlockChange(conversation: Conversation) {
  const t = useMessages(conversationMessages);
  const name = useParticipantName()(conversation);
  const change = useBlock({
    failed: t.blockFailed,
    done: (_answer, { blocked }) => (blocked ? t.blocked(name) : t.unblocked(name)),
  });
  return {
    busy: change.isBusy,
    block: (blocked: boolean) => change.run({ id: conversation.id, blocked }),
  };
}

/** Whether companies see what the seeker has read, in all conversations. */
function ReceiptsItem() {
  const t = useMessages(conversationMessages);
  const tells = useReceiptSetting().data?.tells_when_read;
  const change = useReceiptSwitch({
    failed: t.blockFailed,
    done: ({ tells_when_read }) => (tells_when_read ? t.receiptsOn : t.receiptsOff),
  });
  if (tells === undefined) return null;
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={tells ? EyeOff : Eye} onSelect={() => void change.run(!tells)}>
        {tells ? t.stopTellingRead : t.tellRead}
      </MenuItem>
    </>
  );
}
