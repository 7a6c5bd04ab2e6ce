// npm run check: everything that a change must pass before it is merged.
import { existsSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { programOf, runInFront, runQuietly } from './child.mjs';

const node = await bootstrap();
const steps = {
  format: [[programOf('oxfmt'), '--check', '-c', 'config/oxfmt.json', '.', '!**/*.md']],
  lint: [[programOf('oxlint'), '-c', 'config/oxlint.json', '--type-aware', '.']],
  types: [
    [programOf('@react-router/dev', 'react-router'), 'typegen'],
    [programOf('typescript', 'tsc'), '-p', '.'],
  ],
  boundaries: [['scripts/check-boundaries.mjs']],
  lock: [['scripts/check-lock.mjs']],
  'unused code': [[programOf('knip'), '-c', 'config/knip.json']],
  docs: [['scripts/check-docs.mjs']].filter(([file]) => existsSync(file)),
};

const failed = [];
for (const [name, commands] of Object.entries(steps)) {
  const started = performance.now();
  const problems = commands.map((words) => runQuietly(node, words)).filter(({ ok }) => !ok);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problems.length > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  for (const { output } of problems) console.log(output.trim());
  if (problems.length > 0) failed.push(name);
}
if ((await runInFront(node, ['scripts/test.mjs'])) !== 0) failed.push('tests');

if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
