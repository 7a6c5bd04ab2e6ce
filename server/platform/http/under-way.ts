import type { Server } from 'node:http';

/** Counts from now on; the function that it returns says how many requests have no whole answer yet, open event streams among them. */
export function countUnderWay(server: Server): () => number {
  let count = 0;
  server.on('request', (_request, response) => {
    count += 1;
    response.once('close', () => (count -= 1));
  });
  return () => count;
}
