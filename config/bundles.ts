import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

export const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)));
/** A module's name in the plan, the same wherever the folder of the project lies. */
export const nameOf = (id: string): string => id.replace(root, '');

/** The lists of modules that `plan-bundles.ts` puts into one file each, in their order. */
export const BUNDLES = `${root}build/bundles.json`;

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);
/** The files of these folders of web/, without those of the folders in them. */
const inFolders = (names: string) => new RegExp(`/web/(${names})/[^/]+$`);
const baseFolders = inFolders('lib|lib/format|ui|parts/jobs');
/** Of other folders, what every page fetches. */
const onEveryPage =
  /\/web\/(lib\/session\/(session|session-end|storage)|lib\/api\/(api-error|request-id)|features\/shell\/(messages|visitor-settings))\.tsx?$|preload-helper/;

const FIRST = 10_000;
const kept = [
  { name: 'framework', test: inPackages('react|react-dom|react-router|scheduler') },
  { name: 'zod', test: inPackages('zod') },
  {
    name: 'base',
    test: (file: string) => baseFolders.test(file) || onEveryPage.test(file),
  },
].map((group) => ({ ...group, priority: FIRST }));

/** Files that are the same on many pages and change at other times than the rest. */
export const keptBundles = ['rolldown-runtime', ...kept.map(({ name }) => name)];

/** What the bundler puts into one file each. Without a plan it divides the rest by who imports it. */
export function bundleGroups() {
  const plan = existsSync(BUNDLES) ? (JSON.parse(readFileSync(BUNDLES, 'utf8')) as string[][]) : [];
  const planned = plan.map((modules, index) => {
    const names = new Set(modules);
    return {
      name: `${basename(modules[0] ?? '').split('.')[0]}-and-more`,
      test: (id: string) => names.has(nameOf(id)),
      priority: FIRST - 1 - index,
    };
  });
  return [...kept, ...planned];
}
