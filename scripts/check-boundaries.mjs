// Usage: node scripts/check-boundaries.mjs   Checks who imports whom, circles, pages that load Zod too early, sizes of
// files and folders, banned names and widths of screens that have no style.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { circlesOfDomains, circlesOfFiles } from './circles.mjs';
import { earlyZod } from './early-zod.mjs';

const LONGEST_FILE = 400;
/** Files of code in one folder, with their tests, without those of its subfolders. */
const LARGEST_FOLDER = 30;
const FOLDERS = ['contract', 'server', 'web', 'db', 'e2e', 'bench', 'scripts', 'config'];
const UNLIMITED = /^db\/(demo|migrations)\//;
const BANNED_FILE = /(^|\/)(utils?|misc|common|data|info)[./]|(helper|manager)s?[./]/;
const BANNED_NAME =
  /^(handle|process|manage)(?=[A-Z])|(Manager|Helper)$|^(utils?|misc|common|data|info)$/;

/** The folders that a folder may import from; the first row that matches a file's path applies. */
const DIRECTIONS = [
  ['contract/', ['contract/']],
  ['server/platform/', ['contract/', 'server/platform/', 'server/test/', 'db/schema.ts']],
  // Documents in messages are read as resumes are, by the same code in a process of its own.
  [
    'server/domains/conversations/attachment-reading.worker.ts',
    ['contract/', 'web/features/profile/reading/'],
  ],
  [
    'server/domains/conversations/attachment-check.test.ts',
    ['contract/', 'server/', 'db/', 'web/features/profile/reading/sample-files.ts'],
  ],
  // The server takes only one type from the pages: the context of a rendered page.
  ['server/', ['contract/', 'server/', 'db/', 'package.json', 'web/lib/api/page-context.ts']],
  ['web/lib/', ['contract/', 'web/lib/']],
  ['web/ui/', ['contract/', 'web/lib/', 'web/ui/']],
  ['web/parts/', ['contract/', 'web/lib/', 'web/ui/', 'web/parts/']],
  ['web/features/', ['contract/', 'web/lib/', 'web/ui/', 'web/parts/', 'web/features/']],
  ['web/', ['contract/', 'web/']],
  ['db/', ['contract/', 'db/', 'server/']],
  // The pages that are swept follow from the addresses.
  ['e2e/support/pages.ts', ['e2e/', 'web/routes.ts']],
  ['e2e/', ['contract/', 'e2e/', 'db/', 'server/', 'web/features/profile/reading/sample-files.ts']],
  [
    'bench/',
    ['contract/', 'bench/', 'db/', 'server/', 'package.json', 'web/features/profile/reading/'],
  ],
  // It compares the product's addresses with the list of pages that are swept.
  ['scripts/swept-pages.test.ts', ['e2e/support/pages.ts', 'web/routes.ts']],
  ['scripts/', ['scripts/']],
  // The files of a page include those of its frames.
  ['config/plan-bundles.ts', ['config/', 'web/routes.ts']],
  ['config/', ['config/']],
];
const LIST_OF_DOMAINS = 'server/domains.ts';
const IMPORT =
  /^(?:import|export)\s(?:[^;'"=]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const CONTRACT_PACKAGES = /^zod(\/|$)/;

const files = FOLDERS.filter((folder) => existsSync(folder))
  .flatMap(sourceFiles)
  .map((file) => [file, readFileSync(file, 'utf8')]);
const problems = [
  ...files.flatMap(([file, text]) => [
    ...sizeProblems(file, text),
    ...nameProblems(file, text),
    ...factProblems(file, text),
    ...widthProblems(file, text),
    ...importProblems(file, text),
  ]),
  ...folderProblems(files.map(([file]) => dirname(file))),
  ...circlesOfDomains(files).map((circle) => `the domains ${circle} use one another in a circle`),
  ...circlesOfFiles(files).map((circle) => `${circle} import one another in a circle`),
  ...earlyZod(files).map(
    ([page, schemas]) =>
      `${page} imports ${schemas}: with it the page would load Zod. Move what the page needs into a file without schemas, as contract/applications/statuses.ts is, or load the schemas with import()`,
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path));
}

function sizeProblems(file, text) {
  const lines = text.split('\n').length - 1;
  if (lines <= LONGEST_FILE || UNLIMITED.test(file)) return [];
  return [
    `${file} has ${lines} lines: at most ${LONGEST_FILE}. It holds two things: give one a file of its own`,
  ];
}

function folderProblems(folders) {
  return Object.entries(Object.groupBy(folders, (folder) => folder))
    .filter(([folder, { length }]) => length > LARGEST_FOLDER && !UNLIMITED.test(`${folder}/`))
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} files of code: at most ${LARGEST_FOLDER}. Move those of one subject into a folder below it`,
    );
}

function nameProblems(file, text) {
  const declared = text.matchAll(
    /\b(?:function|const|let|class|interface|type)\s+([A-Za-z_$][\w$]*)/g,
  );
  const banned = [...declared].map(([, name]) => name).filter((name) => BANNED_NAME.test(name));
  const rule = 'a banned name: say what it is or does (docs/glossary.md)';
  return [
    ...(BANNED_FILE.test(file) ? [`${file} has ${rule}`] : []),
    ...[...new Set(banned)].map((name) => `${file} declares ${name}, ${rule}`),
  ];
}

/** A class for a width that `web/app.css` does not define has no effect, and nothing else would report it. */
function widthProblems(file, text) {
  if (!/^web\/.*\.tsx$/.test(file)) return [];
  const unknown = text.match(/(?<=["'`\s])(?:max-)?(?:sm|2xl):[a-z*[-][^\s"'`]*/g) ?? [];
  return unknown.map((name) => `${file} has the class ${name}: there is no such width of a screen`);
}

/** Facts must be expressions, because they are parts of other domains' statements. */
function factProblems(file, text) {
  const runs = /^server\/domains\/[^/]+\/facts\.ts$/.test(file) && /\.execute/.test(text);
  return runs ? [`${file} runs a query: facts.ts has expressions alone`] : [];
}

function importProblems(file, text) {
  const statements = text.matchAll(IMPORT);
  return [...statements]
    .map(([, fixed, dynamic]) => fixed ?? dynamic)
    .map((name) => refusalOf(file, name))
    .filter(Boolean)
    .map((rule) => `${file} ${rule}`);
}

/** Why this file may not import that name; undefined if it may. */
function refusalOf(file, name) {
  if (!name.startsWith('.')) {
    const outside = file.startsWith('contract/') && !isTest(file) && !CONTRACT_PACKAGES.test(name);
    return outside ? `imports ${name}: contract/ uses Zod alone` : undefined;
  }
  // "./+types/…" is generated next to every page and contains only types.
  if (name.startsWith('./+types/')) return undefined;
  const target = posix.join(dirname(file), name);
  const imports = `imports ${target}:`;
  const [from, allowed] = DIRECTIONS.find(([prefix]) => file.startsWith(prefix));
  if (!isTest(file) && !allowed.some((prefix) => target.startsWith(prefix))) {
    return `${imports} ${from} may import only ${allowed.join(', ')}`;
  }
  return featureRefusal(file, target, imports) ?? domainRefusal(file, target, imports);
}

function featureRefusal(file, target, imports) {
  const [own, other] = [file, target].map((path) => /^web\/features\/[^/]+/.exec(path)?.[0]);
  if (own && other && own !== other)
    return `${imports} no feature imports another feature: what two of them need is in web/parts/`;
  return undefined;
}

/** Other domains may import a domain's noun and facts; nothing its index, which server/domains.ts finds by its folder. */
function domainRefusal(file, target, imports) {
  if (target === LIST_OF_DOMAINS && file.startsWith('server/domains/') && !isTest(file)) {
    return `${imports} it loads all domains, so this one would wait for itself`;
  }
  const domain = /^server\/domains\/([^/]+)\/(.+)\.ts$/.exec(target);
  if (!domain) return undefined;
  const [, noun, part] = domain;
  if (file.startsWith(`server/domains/${noun}/`)) return undefined;
  // Benchmarks measure single statements.
  if (/(^|[-/])queries$/.test(part) && !file.startsWith('bench/')) {
    return `${imports} queries are private to their folder`;
  }
  if (part === 'index' && !isTest(file)) {
    return `${imports} only ${LIST_OF_DOMAINS} loads index.ts`;
  }
  if (file === LIST_OF_DOMAINS)
    return `${imports} ${LIST_OF_DOMAINS} finds domains by their folders`;
  if (file.startsWith('server/domains/') && ![noun, 'facts'].includes(part) && !isTest(file)) {
    return `${imports} other domains import ${join(noun, `${noun}.ts`)} and ${join(noun, 'facts.ts')} alone`;
  }
  return undefined;
}

function isTest(file) {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('server/test/');
}
