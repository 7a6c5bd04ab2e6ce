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
/** The largest mails take only a part of this, unless the machine has far too much to do. */
const SECONDS_MAX = 10;
const MEGABYTES_MAX = 256;

/** Reads mails in a process of its own, and says why if one cannot be read. */
export const mailReader = (secondsMax = SECONDS_MAX) =>
  answersApart<ReadMail>(WORKER, { secondsMax, megabytesMax: MEGABYTES_MAX });

export const readMail = mailReader();
