import type { Server } from 'node:http';

/**
 * Starts counting, and returns a function that returns how many requests are not completely
 * answered yet, including open event streams.
 */
export function countUnderWay(server: Server): () => number {
  let count = 0;
  server.on('request', (_request, response) => {
    count += 1;
    response.once('close', () => (count -= 1));
  });
  return () => count;
}
