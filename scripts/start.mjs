// npm start: installs, builds the pages and serves. npm run build: only that much of it. npm run dev: the
// same app with hot reload.
import { readFileSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { runInFront } from './child.mjs';
import { buildPages } from './pages.mjs';

const dev = process.argv.includes('--dev');
const node = await bootstrap();
if (!dev) await buildPages(node);
if (process.argv.includes('--build')) process.exit();
const watching = dev ? ['server', 'contract', 'db'].map((folder) => `--watch-path=${folder}`) : [];
process.exitCode = await runInFront(node, [...watching, 'server/main.ts'], {
  NODE_ENV: dev ? 'development' : 'production',
  // The development server needs more.
  ...(dev ? {} : { NODE_OPTIONS: boundedMemory() }),
});

/**
 * V8 lets a busy server's garbage grow with the memory of the machine, unless it is told how much is enough.
 * What the operator sets comes later, so it wins.
 */
function boundedMemory() {
  const { config } = JSON.parse(readFileSync('package.json', 'utf8'));
  return [config.memory, process.env.NODE_OPTIONS].filter(Boolean).join(' ');
}
