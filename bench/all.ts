// Usage: npm run bench [-- NAME [WORD…]]   Runs one measurement, or all of them one after another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildPages } from '../scripts/pages.mjs';

const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== path.basename(import.meta.filename))
  .map((file) => path.basename(file, '.ts'))
  .toSorted();

const [name, ...words] = process.argv.slice(2);
if (name && !all.includes(name)) {
  console.error(`There is no measurement ${name}; there are: ${all.join(', ')}`);
  process.exit(1);
}
// Measured servers answer with pages too; without a build those are errors.
await buildPages(process.execPath);
for (const each of name ? [name] : all) {
  console.log(`\n=== ${each} ===\n`);
  const file = path.join(import.meta.dirname, `${each}.ts`);
  const run = spawn(process.execPath, [file, ...words], { stdio: 'inherit' });
  const [code] = (await once(run, 'exit')) as [number | null];
  // A failed measurement does not stop the others.
  if (code !== 0) process.exitCode = 1;
}
