// The page of error codes, generated from the catalogue in contract/errors.ts.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The expected text of docs/errors.md. */
export async function errorsPage() {
  const { errors } = await import(pathToFileURL(resolve('contract/errors.ts')).href);
  const rows = Object.entries(errors).map(
    ([code, { status, en, hi }]) => `| \`${code}\` | ${status} | ${en} | ${hi} |`,
  );
  return `# Error codes

Generated from \`contract/errors.ts\` by \`npm run generate\`: change the catalogue, not this page.

Every refusal has the shape of [the API's errors](api.md#errors). \`{name}\` in a text is filled in
from the refusal. Which codes an endpoint may answer stands in its contract and in \`/api/docs\`.

| code | status | English | Hindi |
|---|---|---|---|
${rows.join('\n')}
`;
}
