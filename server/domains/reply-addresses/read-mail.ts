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

/** Reads a mail in a process of its own, and says why if it cannot be read. */
export const readMail = answersApart<ReadMail>(new URL('read-mail.worker.ts', import.meta.url), {
  megabytesMax: 256,
  waiting: 200,
});
