// Loaded into the server before its own code: on SIGUSR2, collects garbage and logs what is then
// still held, and the size of the process. It is a collection of the last resort, since after any other V8
// keeps freed memory for later, by chance for seconds or for good.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env.MEMORY_LOG ?? '';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: object) => void;

// The thread of the search loads this too, and hears no signals.
if (isMainThread)
  process.on('SIGUSR2', () => {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const { rss, heapUsed, external } = process.memoryUsage();
    appendFileSync(file, `${heapUsed + external} ${rss}\n`);
  });
