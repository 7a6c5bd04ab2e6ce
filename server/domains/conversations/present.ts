import type { Conversation } from '../../../contract/conversations.ts';
import type {
  Message,
  MessageAttachment,
  MessageSide,
} from '../../../contract/conversations/message.ts';
import { heldBackIn } from '../../../contract/message-check/held-back.ts';
import type { Services } from '../../platform/endpoints.ts';
import { pictureAddress } from '../../platform/pictures/addresses.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import type { MessageRow } from './message-queries.ts';
import type { View } from './queries.ts';
import type { Reader } from './readers.ts';
import { excerptsFor, textsFor } from './shown-text.ts';

/** How much of a message lists and quotations show. */
const EXCERPT_LENGTH = 200;

/** What the addresses of pictures and files are signed with. */
export interface Addresses {
  seal: Services['seal'];
  addressOf: SignedAddress;
}

const excerptOf = (text: string) => text.slice(0, EXCERPT_LENGTH).toWellFormed();

/** For a candidate the company may know only a code. */
const nameFor = (
  reader: Reader,
  view: View,
  { side, name }: { side: MessageSide; name: string | null },
): string => (side === 'seeker' && reader.side === 'company' ? view.seeker_name : (name ?? ''));

export function presentConversation(
  view: View,
  reader: Reader,
  { seal }: Pick<Addresses, 'seal'>,
): Conversation {
  const shown = excerptsFor(reader, view);
  return {
    id: view.id,
    kind: view.kind,
    participant: participantOf(view, reader, seal),
    presence: view.presence,
    about:
      view.application_id === null || view.job_id === null || view.application_status === null
        ? null
        : {
            application_id: view.application_id,
            job_id: view.job_id,
            job_title: view.job_title ?? '',
            status: view.application_status,
          },
    last_message:
      view.last_id === null || view.last_side === null
        ? null
        : {
            id: view.last_id,
            content: excerptOf(shown(view.last_content ?? '', view.last_side, view.last_held_back)),
            created_at: view.last_at ?? view.updated_at,
            sender_name: nameFor(reader, view, {
              side: view.last_side,
              name: view.last_sender_name,
            }),
            side: view.last_side,
            mine: view.last_sender_id === reader.id,
            attachment_count: view.last_attachments,
          },
    unread_count: view.unread,
    updated_at: view.updated_at,
    closed_because: view.closed_because,
    may_write: mayWrite(view, reader),
    is_blocked: view.is_blocked,
    receipts: {
      delivered_up_to: view.delivered_up_to,
      read_up_to: view.are_told ? view.read_up_to : 0,
      are_told: view.are_told,
      undelivered: view.undelivered,
    },
  };
}

const mayWrite = (view: View, reader: Reader): boolean =>
  view.closed_because === null &&
  !view.is_blocked &&
  (view.kind === 'team' || reader.writesToCandidates);

function participantOf(
  view: View,
  { side }: Reader,
  seal: Services['seal'],
): Conversation['participant'] {
  if (view.kind === 'team' || side === 'seeker') {
    const id = view.kind === 'team' ? null : view.company_id;
    return { id, name: view.company_name, profile_picture_url: null };
  }
  // A deleted account has no name any more, so its id is not shown either.
  const isKnown = !view.is_hidden && view.seeker_name !== '';
  return {
    id: isKnown ? view.seeker_id : null,
    name: view.seeker_name,
    profile_picture_url: isKnown ? pictureAddress(seal, view.seeker_picture_id) : null,
  };
}

export function presentMessage(
  row: MessageRow,
  view: View,
  reader: Reader,
  { addressOf }: Pick<Addresses, 'addressOf'>,
): Message {
  const shown = textsFor(reader, view);
  const isForSeeker = reader.side === 'seeker' && row.side === 'company';
  const isOwnSide =
    row.side === reader.side && (view.kind !== 'team' || row.sender_id === reader.id);
  const isRead = !isOwnSide || (view.are_told && row.id <= view.read_up_to);
  // A message that is never shown to the other side is never delivered there either.
  const hasCome = !row.is_unseen && row.id <= view.delivered_up_to;
  const isNameless = row.side === 'seeker' && reader.side === 'company' && view.is_hidden;
  return {
    id: row.id,
    conversation_id: view.id,
    sender_id: isNameless || !row.sender_name ? null : row.sender_id,
    sender_name: nameFor(reader, view, { side: row.side, name: row.sender_name }),
    side: row.side,
    mine: row.sender_id === reader.id,
    content: shown(row.content, row.side),
    created_at: row.created_at,
    state: isRead && !row.is_unseen ? 'read' : hasCome ? 'delivered' : 'sent',
    read: isRead && !row.is_unseen,
    client_id: row.sender_id === reader.id ? row.client_id : null,
    quotes: row.quoted && {
      id: row.quoted.id,
      sender_name: nameFor(reader, view, {
        side: row.quoted.side,
        name: row.quoted.sender_name,
      }),
      content: excerptOf(
        excerptsFor(reader, view)(row.quoted.content, row.quoted.side, row.quoted.held_back),
      ),
    },
    attachments: row.attachments.map((one) => ({
      ...presentAttachment(one, addressOf),
      ...(isForSeeker ? findingsIn(one) : {}),
    })),
    ...(isForSeeker ? careFor(row, view) : {}),
  };
}

/** The warnings for a seeker, and the parts that stay hidden until they choose to see them. */
function careFor(
  { content, warnings, held_back: found }: MessageRow,
  view: View,
): Partial<Message> {
  const held_back = view.is_unproven ? (found ?? heldBackIn(content)) : [];
  return {
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(held_back.length > 0 ? { held_back } : {}),
  };
}

/** What the check found in the file's text, once it has been read. */
const findingsIn = ({
  reading,
  warnings,
}: MessageRow['attachments'][number]): Pick<MessageAttachment, 'reading' | 'warnings'> => ({
  ...(reading === null ? {} : { reading }),
  ...(warnings.length > 0 ? { warnings } : {}),
});

interface AttachmentRow {
  id: number;
  name: string;
  media_type: string;
  size_bytes: number;
}

export const presentAttachment = (
  { id, name, media_type, size_bytes }: AttachmentRow,
  addressOf: SignedAddress,
) => ({
  id,
  kind: media_type.startsWith('image/') ? ('image' as const) : ('document' as const),
  name,
  media_type,
  size_bytes,
  url: addressOf('GET /barong/resource/message_attachments/:id/file', { id }),
});
