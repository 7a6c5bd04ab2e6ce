import type { Upload } from '../../platform/endpoints.ts';
import { answersApart } from '../../platform/process/apart.ts';

/** What is taken from a mail. */
export interface ReadMail {
  from: string | undefined;
  messageId: string | undefined;
  /** Whether a program sent it. */
  isAutomatic: boolean;
  /** Without what it quotes. */
  ownWords: string;
  files: Upload[];
}

const WORKER = new URL('read-mail.worker.ts', import.meta.url);
/** Even on a busy machine, the largest mails take only a part of this. */
const SECONDS_MAX = 10;
const MEGABYTES_MAX = 256;

/** Reads mails in a process of its own. Answers undefined for a mail that cannot be read, or not in time. */
export const mailReader = (
  secondsMax = SECONDS_MAX,
): ((raw: Buffer) => Promise<ReadMail | undefined>) =>
  answersApart<ReadMail>(WORKER, { secondsMax, megabytesMax: MEGABYTES_MAX });

export const readMail = mailReader();
