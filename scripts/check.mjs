// npm run check: everything that a change must pass.
import { bootstrap } from './bootstrap.mjs';
import { programOf, runInFront } from './child.mjs';
import { runSteps } from './steps.mjs';

const node = await bootstrap();
// Types and lint both read its output.
const first = {
  'types of pages': [programOf('@react-router/dev', 'react-router'), 'typegen'],
};
// The longest come first, so that all processors have work to the end.
const steps = {
  lint: [programOf('oxlint'), '-c', 'config/oxlint.json', '--type-aware', '.'],
  // The tests need the pages. Left to them, the build would run while little else does.
  pages: ['scripts/start.mjs', '--build'],
  // A second checker would repeat the types that both share, and another step needs the other processor.
  types: [programOf('typescript', 'tsc'), '-p', '.', '--checkers', '1'],
  'unused code': [programOf('knip'), '-c', 'config/knip.json'],
  docs: ['scripts/check-docs.mjs'],
  format: [programOf('oxfmt'), '--check', '-c', 'config/oxfmt.json', '.', '!**/*.md'],
  boundaries: ['scripts/check-boundaries.mjs'],
  lock: ['scripts/check-lock.mjs'],
};

const failed = [...(await runSteps(node, first)), ...(await runSteps(node, steps))];
if ((await runInFront(node, ['scripts/test.mjs'])) !== 0) failed.push('tests');

if (failed.includes('format')) console.error('npm run format writes the files as they should be');
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
