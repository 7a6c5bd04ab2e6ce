import { type Insertable, sql } from 'kysely';
import type { AttachmentReading } from '../../../contract/conversations/message.ts';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import type { MessageAttachments } from '../../../db/tables/conversations.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isOwn, isSeen, type Reader } from './readers.ts';

export const insertAttachment = (db: Db, attachment: Insertable<MessageAttachments>) =>
  db
    .insertInto('message_attachments')
    .values(attachment)
    .returning(['id', 'name', 'media_type', 'size_bytes'])
    .executeTakeFirstOrThrow();

/** A file in a message that the reader may see, or their own file that is not sent yet. */
export const findAttachment = (db: Db, reader: Reader, id: number) =>
  db
    .selectFrom('message_attachments')
    .innerJoin('conversations', 'conversations.id', 'message_attachments.conversation_id')
    .leftJoin('messages', 'messages.id', 'message_attachments.message_id')
    .select([
      'message_attachments.name',
      'message_attachments.media_type',
      'message_attachments.file_key',
    ])
    .where('message_attachments.id', '=', id)
    .where(isOwn(reader))
    .where((row) =>
      row.or([
        row.and([row('messages.id', 'is not', null), isSeen(reader)]),
        row.and([
          row('messages.id', 'is', null),
          row('message_attachments.account_id', '=', reader.id),
        ]),
      ]),
    )
    .executeTakeFirst();

/** Locks their conversations first, as sending one does. Returns the keys of their files. */
export async function deleteAttachmentsOf(trx: Trx, accountId: number) {
  await sql`select from conversations
    where id in (select conversation_id from message_attachments where account_id = ${accountId})
    order by id for no key update`.execute(trx);
  return trx
    .deleteFrom('message_attachments')
    .where('account_id', '=', accountId)
    .returning('file_key as key')
    .execute();
}

/** Leaves out what is being sent at this moment. Returns the keys of their files. */
export const deleteUnsentAttachments = (trx: Trx, hours: number) =>
  trx
    .deleteFrom('message_attachments')
    .where('id', 'in', (unsent) =>
      unsent
        .selectFrom('message_attachments')
        .select('id')
        .where('message_id', 'is', null)
        .where('created_at', '<', sql<string>`now() - make_interval(hours => ${hours}::int)`)
        .forUpdate()
        .skipLocked(),
    )
    .returning('file_key as key')
    .execute();

/** The files of a message that have not been checked, and the seeker who received it. */
export const listWaiting = (db: Db, messageId: number) =>
  db
    .selectFrom('message_attachments as file')
    .innerJoin('conversations', 'conversations.id', 'file.conversation_id')
    .select([
      'file.id',
      'file.media_type',
      'file.file_key',
      'file.conversation_id',
      'conversations.seeker_id',
    ])
    .where('file.message_id', '=', messageId)
    .where('file.reading', '=', 'waiting')
    .orderBy('file.id')
    .execute();

export async function keepReading(
  trx: Trx,
  id: number,
  { reading, warnings }: { reading: AttachmentReading; warnings: readonly MessageWarning[] },
): Promise<void> {
  await trx
    .updateTable('message_attachments')
    .set({ reading, warnings: JSON.stringify(warnings) })
    .where('id', '=', id)
    .execute();
}
