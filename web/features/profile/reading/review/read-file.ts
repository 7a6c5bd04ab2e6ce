import type { ReadingAnswer } from '../reading.worker.ts';

const LONGEST_MS = 30_000;

/** Reads a file in a worker, which is terminated if it takes too long or is cancelled. */
export async function readFile(file: File, signal: AbortSignal): Promise<ReadingAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('../reading.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadingAnswer>((resolve, reject) => {
      const late = setTimeout(() => resolve({ refused: 'too_large' }), LONGEST_MS);
      signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data: answer }: MessageEvent<ReadingAnswer>) => {
        clearTimeout(late);
        resolve(answer);
      });
      port1.start();
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
      worker.postMessage(bytes, [port2]);
    });
  } finally {
    worker.terminate();
  }
}
