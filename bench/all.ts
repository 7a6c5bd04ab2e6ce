// Usage: npm run bench [-- NAME [WORD…]]   Runs one measurement, or all of them one after another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== path.basename(import.meta.filename))
  .map((file) => path.basename(file, '.ts'))
  .toSorted();

const [name, ...words] = process.argv.slice(2);
if (name && !all.includes(name)) {
  console.error(`There is no measurement ${name}; there are: ${all.join(', ')}`);
  process.exit(1);
}
// Measured servers answer with pages too.
if (!(await succeeds('scripts/start.mjs', '--build'))) process.exit(1);
for (const each of name ? [name] : all) {
  console.log(`\n=== ${each} ===\n`);
  // A failed measurement does not stop the others.
  const file = path.join(import.meta.dirname, `${each}.ts`);
  if (!(await succeeds(file, ...words))) process.exitCode = 1;
}

async function succeeds(...run: readonly string[]): Promise<boolean> {
  const [code] = (await once(spawn(process.execPath, run, { stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  return code === 0;
}
