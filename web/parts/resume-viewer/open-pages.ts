import type {
  OpenRefusal,
  PageAnswer,
  PageRequest,
  PagesAnswer,
  PageSize,
} from './pages.worker.ts';

const LONGEST_MS = 30_000;

export interface OpenedPages {
  sizes: PageSize[];
  /** One page, this many pixels wide; null if it cannot be drawn. */
  draw: (page: number, width: number) => Promise<PageAnswer['drawn']>;
  close: () => void;
}

export type Refusal = OpenRefusal | 'word' | 'unknown_format' | 'cannot_draw';

/** How DOCX files begin, and how DOC files do. */
const WORD = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

/** Detected by content: a file's name and type are only claims. */
function refusalOf(bytes: Uint8Array): Refusal | null {
  const begin = String.fromCharCode(...bytes.subarray(0, 1024));
  if (WORD.some((signature) => begin.startsWith(signature))) return 'word';
  if (!begin.includes('%PDF-')) return 'unknown_format';
  return typeof OffscreenCanvas === 'undefined' ? 'cannot_draw' : null;
}

/** Opens a PDF in a worker, which lives until `close`; it is terminated if it takes too long. */
export async function openPages(
  file: Blob,
  signal: AbortSignal,
): Promise<OpenedPages | { refused: Refusal }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refused = refusalOf(bytes);
  if (refused || signal.aborted) return { refused: refused ?? 'damaged' };
  const worker = new Worker(new URL('pages.worker.ts', import.meta.url), { type: 'module' });
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, (drawn: PageAnswer['drawn']) => void>();
  const close = () => {
    worker.terminate();
    port.close();
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  signal.addEventListener('abort', close);
  const opened = await new Promise<PagesAnswer>((resolve) => {
    const fail = () => resolve({ refused: 'damaged' });
    const late = setTimeout(fail, LONGEST_MS);
    const hear = ({ data: answer }: MessageEvent<PagesAnswer>) => {
      clearTimeout(late);
      resolve(answer);
    };
    port.addEventListener('message', hear, { once: true });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    port.start();
    worker.postMessage(bytes, [port2, bytes.buffer]);
  });
  if ('refused' in opened) {
    close();
    return opened;
  }
  port.addEventListener('message', ({ data: { id, drawn } }: MessageEvent<PageAnswer>) => {
    waiting.get(id)?.(drawn);
    waiting.delete(id);
  });
  let asked = 0;
  return {
    sizes: opened.sizes,
    close,
    draw: (page, width) =>
      new Promise((resolve) => {
        asked += 1;
        const id = asked;
        const late = setTimeout(() => waiting.get(id)?.(null), LONGEST_MS);
        waiting.set(id, (drawn) => {
          clearTimeout(late);
          resolve(drawn);
        });
        port.postMessage({ id, page, width } satisfies PageRequest);
      }),
  };
}
