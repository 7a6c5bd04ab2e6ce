// The lists of what stands in many files, so that nobody has to add to them: endpoints, error codes and tables. TypeScript
// and bundlers need them as imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** The name and the expected text of each list. */
export const lists = () => [
  list('contract/index.ts', {
    files: (file) => file.startsWith('contract/'),
    declared: /^export const (\w+) = endpoints\(/gm,
    text: (names) => `/** Every endpoint of the API, by its route. */
export const contract = {
${names.map((name) => `  ...${name},\n`).join('')}};

export type Contract = typeof contract;
`,
  }),
  list('contract/errors/listed.ts', {
    files: (file) => file.startsWith('contract/') && file.endsWith('-errors.ts'),
    declared: /^export const (\w+Errors) = /gm,
    text: (names) => `/** The error codes of all files that are named so. */
export const listedErrors = {
${names.map((name) => `  ...${name},\n`).join('')}} as const;
`,
  }),
  list('db/schema.ts', {
    type: true,
    files: (file) => file.startsWith('db/tables/'),
    declared: /^export interface (\w+Tables) /gm,
    text: (names) => `/**
 * The tables that the migrations create, as types. Times are ISO 8601 texts in UTC (the database
 * driver converts them), bigints are numbers, and money is rupees a year.
 */
export interface Database
  extends
${names.map((name) => `    ${name}`).join(',\n')} {}
`,
  }),
];

function list(file, { files, declared, text, type = false }) {
  const found = sourceFiles()
    .filter(files)
    .map((source) => ({ source, names: namesIn(source, declared) }))
    .filter(({ names }) => names.length > 0);
  const imports = found.map(({ source, names }) => {
    const path = posix.relative(dirname(file), source);
    const from = path.startsWith('.') ? path : `./${path}`;
    return `import ${type ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';\n`;
  });
  return {
    file,
    text: `// Written by \`npm run generate\`.
${imports.join('')}
${text(found.flatMap(({ names }) => names))}`,
  };
}

const sourceFiles = () =>
  ['contract', 'db/tables']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .toSorted(byName);

const namesIn = (file, declared) =>
  [...readFileSync(file, 'utf8').matchAll(declared)].map(([, name]) => name).toSorted(byName);

const byName = (one, other) => (one < other ? -1 : 1);
