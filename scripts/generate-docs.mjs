// Usage: node_modules/.bin/node scripts/generate-docs.mjs   Writes the pages that are generated from the contract:
// docs/errors.md and docs/rights.md.
import { writeFileSync } from 'node:fs';
import { generatedPages } from './docs/generated-pages.mjs';

for (const { file, text } of await generatedPages()) writeFileSync(file, text);
