// Loaded into the server before its own code: on SIGUSR2, collects garbage and logs the memory still in use, and the
// size of the process. It is a last-resort collection, since after any other V8 keeps freed memory for later, by
// chance for seconds or for good.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env.MEMORY_LOG ?? '';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: object) => void;

// The search thread loads this too, and gets no signals.
if (isMainThread)
  process.on('SIGUSR2', () => {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const { rss, heapUsed, external } = process.memoryUsage();
    appendFileSync(file, `${heapUsed + external} ${rss}\n`);
  });
