// npm start: installs, builds the pages and serves. npm run build: only that much of it. npm run dev: the
// same app with hot reload.
import { readFileSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { runInFront } from './child.mjs';
import { buildPages } from './pages.mjs';

const MMAP_THRESHOLD = 'MALLOC_MMAP_THRESHOLD_';
const dev = process.argv.includes('--dev');
const node = await bootstrap();
if (!dev) await buildPages(node);
if (process.argv.includes('--build')) process.exit();
const watching = dev ? ['server', 'contract', 'db'].map((folder) => `--watch-path=${folder}`) : [];
process.exitCode = await runInFront(node, [...watching, 'server/main.ts'], {
  NODE_ENV: dev ? 'development' : 'production',
  // The development server needs more.
  ...(dev ? {} : boundedMemory()),
});

/**
 * V8 lets a busy server's garbage grow with the memory of the machine, unless it is told how much is enough, and
 * the C library keeps large pieces that were freed, unless it is told from how many bytes on to return them.
 * What the operator sets wins.
 */
function boundedMemory() {
  const { config } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    NODE_OPTIONS: [config.memory, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
    [MMAP_THRESHOLD]: process.env[MMAP_THRESHOLD] ?? config.mmapThreshold,
  };
}
