// Usage: node scripts/run.mjs FILE [ARGUMENT…]   Runs a file of this repository with the pinned Node.
import { resolve } from 'node:path';
import { bootstrap, fail } from './bootstrap.mjs';
import { runInFront } from './child.mjs';

const [file, ...words] = process.argv.slice(2);
if (!file) fail('Usage: node scripts/run.mjs FILE [ARGUMENT…]');
const script = resolve(file);
const node = await bootstrap();
process.exitCode = await runInFront(node, [script, ...words]);
