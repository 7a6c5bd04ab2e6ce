import { MESSAGE_ATTACHMENTS_MAX, UPLOAD_MAX_BYTES } from '../../../../contract/constants.ts';
import type { conversationMessages } from '../messages.ts';

type Texts = (typeof conversationMessages)['en'];

const KINDS = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif', '.webp'];

/** The file types that the browser's picker offers. */
export const ACCEPTED_FILES = KINDS.join(',');

/** Why a file cannot be sent, as far as that is known without reading it; null if it can. */
function refusalOf(file: File, t: Texts): string | null {
  const name = file.name.toLowerCase();
  if (!KINDS.some((kind) => name.endsWith(kind))) return t.wrongKind(file.name);
  if (file.size === 0) return t.emptyFile(file.name);
  return file.size > UPLOAD_MAX_BYTES ? t.tooLarge(file.name) : null;
}

/** Identifies a file, so that the same one is not sent twice in one message. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

/** Adds files that can be sent, and says why others cannot. */
export function withFiles(
  kept: readonly File[],
  chosen: readonly File[],
  t: Texts,
): { files: File[]; refusals: string[] } {
  const refusals = chosen.flatMap((file) => refusalOf(file, t) ?? []);
  const fit = chosen.filter((file) => refusalOf(file, t) === null);
  const files = [...new Map([...kept, ...fit].map((file) => [fileKey(file), file])).values()];
  if (files.length <= MESSAGE_ATTACHMENTS_MAX) return { files, refusals };
  return {
    files: files.slice(0, MESSAGE_ATTACHMENTS_MAX),
    refusals: [...refusals, t.tooMany(MESSAGE_ATTACHMENTS_MAX)],
  };
}
