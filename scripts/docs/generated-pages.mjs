// The pages that are generated from the contract.
import { readFileSync } from 'node:fs';
import { errorsPage } from './errors-page.mjs';
import { rightsPage } from './rights-page.mjs';

/** With our own Node: an older one of the system cannot read TypeScript. */
export const GENERATE = 'node_modules/.bin/node scripts/generate-docs.mjs';

const PAGES = { 'docs/errors.md': errorsPage, 'docs/rights.md': rightsPage };

/** The name and the expected text of each page. */
export function generatedPages() {
  return Promise.all(
    Object.entries(PAGES).map(async ([file, textOf]) => ({ file, text: await textOf() })),
  );
}

/** The pages in the repository that differ from what would be generated. */
export async function stalePages() {
  const pages = await generatedPages();
  return pages.filter(({ file, text }) => present(file) !== text).map(({ file }) => file);
}

function present(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
