/**
 * Checks files that companies send to seekers, after they were sent: their text must follow the
 * same rules as that of messages.
 */
import { buffer } from 'node:stream/consumers';
import type { AttachmentReading } from '../../../contract/conversations/message.ts';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import type { Services } from '../../platform/endpoints.ts';
import { announce } from '../../platform/live/live.ts';
import { keepReading, listWaiting } from './attachment-queries.ts';
import { warningsInFile } from './attachment-reading.ts';

interface Finding {
  reading: AttachmentReading;
  warnings: MessageWarning[];
}

/** The findings are pushed to open threads as soon as they are stored. */
export async function checkAttachments(
  { db, files }: Pick<Services, 'db' | 'files'>,
  messageId: number,
): Promise<void> {
  for (const { id, media_type, file_key, conversation_id, seeker_id } of await listWaiting(
    db,
    messageId,
  )) {
    const isPicture = media_type.startsWith('image/');
    const finding = isPicture ? UNREADABLE : await findIn({ files }, file_key);
    await db.transaction().execute(async (trx) => {
      await keepReading(trx, id, finding);
      if (seeker_id !== null) await announce(trx, [seeker_id], `messages/${conversation_id}`);
    });
  }
}

const UNREADABLE: Finding = { reading: 'unreadable', warnings: [] };

async function findIn({ files }: Pick<Services, 'files'>, key: string): Promise<Finding> {
  const warnings = await warningsInFile(await buffer(await files.read(key)));
  return warnings === null ? UNREADABLE : { reading: 'read', warnings };
}
