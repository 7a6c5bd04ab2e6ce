// npm start: installs, builds the pages and serves. npm run build: only that much of it. npm run dev: the
// same app with hot reload.
import { readFileSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { runInFront } from './child.mjs';
import { buildPages } from './pages.mjs';

const MMAP_THRESHOLD = 'MALLOC_MMAP_THRESHOLD_';
const dev = process.argv.includes('--dev');
const node = await bootstrap();
if (process.argv.includes('--build')) {
  await buildPages(node);
  process.exit();
}
if (!dev) await buildPages(node, checkSettings);
const watching = dev ? ['server', 'contract', 'db'].map((folder) => `--watch-path=${folder}`) : [];
process.exitCode = await runInFront(node, [...watching, 'server/main.ts'], {
  NODE_ENV: dev ? 'development' : 'production',
  // The development server needs more.
  ...(dev ? {} : boundedMemory()),
});

/** Reports wrong settings before the minute that a build takes on a small machine. */
async function checkSettings() {
  const code = await runInFront(node, ['server/main.ts', '--check']);
  if (code !== 0) process.exit(code);
}

/**
 * Without limits, V8 lets garbage grow with the memory of the machine, and the C library keeps large freed blocks.
 * What the operator sets takes precedence.
 */
function boundedMemory() {
  const { config } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    NODE_OPTIONS: [config.memory, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
    [MMAP_THRESHOLD]: process.env[MMAP_THRESHOLD] ?? config.mmapThreshold,
  };
}
