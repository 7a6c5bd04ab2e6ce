// Loaded into the server before its own code: logs its memory use every second, and every ten
// seconds the heap that is still in use after a collection. Without that, a slow minute between two
// collections looks like a leak.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env.MEMORY_LOG ?? '';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let count = 0;
function note() {
  const { rss, heapUsed } = process.memoryUsage();
  let held = '';
  if ((count += 1) % 10 === 0) {
    collect();
    held = String(process.memoryUsage().heapUsed);
  }
  appendFileSync(file, `${Date.now()} ${rss} ${heapUsed} ${held}\n`);
}

// The thread of the search loads this too, and has a heap of its own.
if (isMainThread) setInterval(note, 1_000).unref();
