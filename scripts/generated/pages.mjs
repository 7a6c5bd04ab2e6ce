// The pages that are generated from the contract.
import { errorsPage } from './errors-page.mjs';
import { phoneTextsPage } from './phone-texts-page.mjs';
import { rightsPage } from './rights-page.mjs';

/** The name and the expected text of each page. */
export const pages = async () => [
  { file: 'docs/errors.md', text: await errorsPage() },
  { file: 'docs/phone-texts.md', text: await phoneTextsPage() },
  { file: 'docs/rights.md', text: await rightsPage() },
];
