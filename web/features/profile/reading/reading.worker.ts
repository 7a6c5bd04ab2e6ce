/** Reads a resume in a worker, which the page can terminate. */
import { readResume } from './read-resume.ts';
import { ReadingRefusal, type RefusalReason } from './resume.ts';

export type ReadingAnswer = Awaited<ReturnType<typeof readResume>> | { refused: RefusalReason };

/** Answers go through the port that arrived with the file, because the PDF library uses the worker's own. */
addEventListener('message', ({ data: bytes, ports: [port] }: MessageEvent<Uint8Array>) => {
  if (port) void answerOf(bytes).then((answer) => port.postMessage(answer));
});

async function answerOf(bytes: Uint8Array): Promise<ReadingAnswer> {
  try {
    return await readResume(bytes);
  } catch (error) {
    return { refused: error instanceof ReadingRefusal ? error.reason : 'damaged' };
  }
}
