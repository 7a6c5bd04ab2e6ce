import { answersApart, type TimeLimits } from '../process/apart.ts';
import type {
  LogoRedrawing,
  Redrawing,
  Redrawn,
  RedrawnLogo,
  WholeRedrawing,
  WholeRedrawn,
} from './sizes.ts';

const WORKER = new URL('redraw.worker.ts', import.meta.url);
/** Of the scripts alone: pictures lie elsewhere in its memory. */
const MEGABYTES = 128;
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

type Asked = Redrawing | WholeRedrawing | LogoRedrawing;
type Answer = Redrawn | WholeRedrawn | RedrawnLogo;

/** One after another: a picture may take hundreds of megabytes for a moment. */
const redrawApart = answersApart<Answer>(WORKER, {
  megabytesMax: MEGABYTES,
  waiting: PICTURES_WAITING,
  // Whatever a picture did to its process, the next one is drawn by another.
  endsWith: () => true,
});

async function redrawnOf<Of extends Answer>(
  asked: Asked,
  limits?: TimeLimits,
): Promise<Of | { refused: 'unreadable' }> {
  const answer = await redrawApart(asked, limits);
  return typeof answer === 'string' ? { refused: 'unreadable' } : (answer as Of);
}

/**
 * Draws a picture anew as squares of fixed sizes: nothing of the file gets into them except what
 * can be seen. A picture that crashes its process or is too much work counts as unreadable. Throws
 * 503 when too many are waiting, or the machine is too busy to draw it in time.
 */
export const redraw = (asked: Redrawing, limits?: TimeLimits) => redrawnOf<Redrawn>(asked, limits);

/** Draws a picture anew whole, under the same rules. */
export const redrawWhole = (bytes: Uint8Array) => redrawnOf<WholeRedrawn>({ bytes, whole: true });

/** Draws a logo anew, under the same rules. */
export const redrawLogo = (bytes: Uint8Array) => redrawnOf<RedrawnLogo>({ bytes, logo: true });
