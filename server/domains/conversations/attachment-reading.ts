import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import { answersApart, type TimeLimits } from '../../platform/process/apart.ts';

const MEGABYTES = 256;

/** One at a time: reading a document may briefly need much memory. */
const readApart = answersApart<MessageWarning[] | null>(
  new URL('attachment-reading.worker.ts', import.meta.url),
  {
    megabytesMax: MEGABYTES,
    waiting: 20,
    // Whatever a document did to its process, the next one is read by another.
    endsWith: () => true,
  },
);

/**
 * Why the text of a document deserves care; null if it has no readable text. A document that
 * crashes the reader or is too much work counts as unreadable. If the machine is too busy or too
 * many are waiting, this throws, and the task is retried later.
 */
export async function warningsInFile(
  bytes: Uint8Array,
  limits?: TimeLimits,
): Promise<MessageWarning[] | null> {
  const reading = await readApart(bytes, limits);
  return typeof reading === 'string' ? null : reading;
}
