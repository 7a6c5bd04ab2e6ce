// Usage: node_modules/.bin/node scripts/generate-errors.mjs   Writes docs/errors.md from contract/errors.ts.
import { writeFileSync } from 'node:fs';
import { ERRORS_PAGE, errorsPage } from './docs/errors-page.mjs';

writeFileSync(ERRORS_PAGE, await errorsPage());
