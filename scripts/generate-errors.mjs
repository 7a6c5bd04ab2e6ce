// Usage: node scripts/generate-errors.mjs [--check]   Writes docs/errors.md from
// contract/errors.ts. --check writes nothing and fails if the page is stale.
import { writeFileSync } from 'node:fs';
import { ERRORS_PAGE, errorsPage, errorsPageIsFresh } from './docs/errors-page.mjs';

if (!process.argv.includes('--check')) {
  writeFileSync(ERRORS_PAGE, await errorsPage());
} else if (!(await errorsPageIsFresh())) {
  console.error(`${ERRORS_PAGE} is stale: run node scripts/generate-errors.mjs`);
  process.exitCode = 1;
}
