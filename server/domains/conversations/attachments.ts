/** Files in conversations: documents and pictures, under the same rules as seekers' documents. */
import { randomUUID } from 'node:crypto';
import type { MessageAttachment } from '../../../contract/conversations/message.ts';
import { UNSENT_ATTACHMENT_HOURS } from '../../../contract/constants.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services, Upload } from '../../platform/endpoints.ts';
import { orRefuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { addTasks } from '../../platform/tasks.ts';
import { takeAttachment } from '../documents/documents.ts';
import {
  deleteAttachmentsOf,
  deleteUnsentAttachments,
  findAttachment,
  insertAttachment,
} from './attachment-queries.ts';
import { refusalToWrite } from './messages.ts';
import { presentAttachment } from './present.ts';
import { findView } from './queries.ts';
import { readerOf } from './readers.ts';

interface Sent {
  upload: Upload | undefined;
  address: string;
  addressOf: SignedAddress;
}

/** Keeps a file for a message that its uploader is about to send. */
export async function uploadAttachment(
  services: Pick<Services, 'db' | 'files' | 'findVirus'>,
  account: SignedIn,
  conversationId: number,
  { upload, address, addressOf }: Sent,
): Promise<MessageAttachment> {
  const { db, files } = services;
  const reader = readerOf(account);
  const view = orRefuse(
    await findView(db, reader, conversationId),
    'resource.conversation.not_found',
  );
  const refusal = refusalToWrite(view, reader, true);
  if (refusal) throw refusal;
  const taken = await takeAttachment(services, account.id, { upload, address });
  const { name, media_type, extension, bytes } = taken;
  const file_key = `messages/${randomUUID()}.${extension}`;
  await files.put(file_key, bytes);
  const row = await insertAttachment(db, {
    conversation_id: conversationId,
    account_id: account.id,
    name,
    media_type,
    size_bytes: bytes.length,
    file_key,
  });
  return presentAttachment(row, addressOf);
}

/** Types that browsers display; they would download any other. */
const SHOWN = new Set(['application/pdf', 'image/webp']);

export async function openAttachment(
  { db, files }: Pick<Services, 'db' | 'files'>,
  account: SignedIn,
  id: number,
): Promise<FileAnswer> {
  const file = orRefuse(
    await findAttachment(db, readerOf(account), id),
    'resource.message_attachment.not_found',
  );
  const { name, media_type: mediaType } = file;
  return {
    name,
    mediaType,
    content: await files.read(file.file_key),
    inline: SHOWN.has(mediaType),
  };
}

export async function eraseAttachmentsOf(trx: Trx, accountId: number): Promise<void> {
  await addTasks(trx, 'erase_file', await deleteAttachmentsOf(trx, accountId));
}

export const eraseUnsentAttachments = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const files = await deleteUnsentAttachments(trx, UNSENT_ATTACHMENT_HOURS);
    await addTasks(trx, 'erase_file', files);
  });
