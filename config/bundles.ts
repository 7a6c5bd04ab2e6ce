import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

export const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)));
/** A module's name in the plan, independent of where the project's folder is. */
export const nameOf = (id: string): string => id.replace(root, '');

/** The lists of modules that `plan-bundles.ts` puts into one file each, in order. */
export const BUNDLES = `${root}build/bundles.json`;

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);
/** The files directly in these folders of web/. */
const inFolders = (names: string) => new RegExp(`/web/(${names})/[^/]+$`);
const baseFolders = inFolders('lib|lib/format|ui|parts/jobs');
/** Files in other folders that every page needs. */
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

/** The modules that the bundler puts into one file each. Without a plan it divides the rest by importers. */
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
