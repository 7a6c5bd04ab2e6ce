// npm start: installs, builds the pages and serves. npm run dev: the same app with hot reload.
import { bootstrap } from './bootstrap.mjs';
import { runInFront } from './child.mjs';
import { buildPages } from './pages.mjs';

const dev = process.argv.includes('--dev');
const node = await bootstrap();
if (!dev) await buildPages(node);
const watching = dev ? ['server', 'contract', 'db'].map((folder) => `--watch-path=${folder}`) : [];
process.exitCode = await runInFront(node, [...watching, 'server/main.ts'], {
  NODE_ENV: dev ? 'development' : 'production',
});
