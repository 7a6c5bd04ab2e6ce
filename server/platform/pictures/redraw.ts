import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { turns } from '../limits/turns.ts';
import type {
  LogoRedrawing,
  Redrawing,
  Redrawn,
  RedrawnLogo,
  WholeRedrawing,
  WholeRedrawn,
} from './sizes.ts';

const WORKER = fileURLToPath(new URL('redraw.worker.ts', import.meta.url));
/** Even on a busy machine, the largest pictures take only a quarter of this. */
const LONGEST_MS = 10_000;
const PICTURES_WAITING = 20;

const MEDIA_TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
]);

/** Whether the content is a picture that can be drawn anew, whatever the file's name. */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type !== undefined && MEDIA_TYPES.has(type.mime);
}

/** One after another: a picture may take hundreds of megabytes for a moment. */
const inTurn = turns({ atOnce: 1, waiting: PICTURES_WAITING, full: 'server.busy' });

/**
 * Draws a picture anew as squares of fixed sizes: nothing of the file gets into them except what
 * can be seen. A picture that crashes its process or takes too long counts as unreadable. Refuses
 * with 503 when too many are waiting.
 */
export const redraw = (asked: Redrawing, { longestMs = LONGEST_MS } = {}): Promise<Redrawn> =>
  inTurn(() => redrawApart<Redrawn>(asked, longestMs));

/** Draws a picture anew whole, under the same rules. */
export const redrawWhole = (bytes: Uint8Array): Promise<WholeRedrawn> =>
  inTurn(() => redrawApart<WholeRedrawn>({ bytes, whole: true }, LONGEST_MS));

/** Draws a logo anew, under the same rules. */
export const redrawLogo = (bytes: Uint8Array): Promise<RedrawnLogo> =>
  inTurn(() => redrawApart<RedrawnLogo>({ bytes, logo: true }, LONGEST_MS));

const redrawApart = <Answer extends Redrawn | WholeRedrawn | RedrawnLogo>(
  asked: Redrawing | WholeRedrawing | LogoRedrawing,
  longestMs: number,
): Promise<Answer | { refused: 'unreadable' }> =>
  new Promise((resolve, reject) => {
    const worker = fork(WORKER, {
      // The process gets nothing of the server's environment, which contains passwords.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const late = setTimeout(() => worker.kill('SIGKILL'), longestMs);
    let answer: Answer | { refused: 'unreadable' } = { refused: 'unreadable' };
    worker.once('message', (message: Answer) => {
      answer = message;
      worker.disconnect();
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      resolve(answer);
    });
    worker.send(asked, () => undefined);
  });
