import { dirname, posix } from 'node:path';

const TEST = /\.(test|spec)\.tsx?$|^web\/test\//;
/** Types are gone once the pages are built, and what is loaded later does not come with the page. */
const VALUES = /^(?:import|export)\s(?!type\b)(?:[^;'"=]*?\bfrom\s*)?'([^']+)'/gm;
const LATER = /\bimport\(\s*'([^']+)'\s*\)/g;

/**
 * Where pages load Zod with themselves, and not with their first check: a list of constants that stands
 * beside a schema is enough for that. `files` maps paths to texts.
 */
export function earlyZod(files) {
  const sources = files.filter(([file]) => /^(web|contract)\//.test(file) && !TEST.test(file));
  const values = targetsIn(sources, VALUES);
  const later = targetsIn(sources, LATER);
  const imported = new Set([...values.values(), ...later.values()].flat());
  const pages = sources.map(([file]) => file).filter((it) => mayBePage(it) && !imported.has(it));
  const loaded = new Set(pages);
  for (const file of loaded) for (const it of values.get(file) ?? []) loaded.add(it);
  const brings = new Map();
  const bringsZod = (file) => {
    if (!brings.has(file)) {
      // Until it is known, for files that import one another.
      brings.set(file, false);
      brings.set(file, file === 'zod' || (values.get(file) ?? []).some(bringsZod));
    }
    return brings.get(file);
  };
  return [...loaded]
    .filter(isOfPages)
    .flatMap((file) =>
      (values.get(file) ?? [])
        .filter((it) => !isOfPages(it) && bringsZod(it))
        .map((it) => [file, it]),
    );
}

const isOfPages = (file) => file.startsWith('web/');
/** Nothing imports a page; workers, whose names end in `.ts`, are loaded later. */
const mayBePage = (file) => isOfPages(file) && file.endsWith('.tsx');

function targetsIn(sources, pattern) {
  const targetOf = (file, name) => (name.startsWith('.') ? posix.join(dirname(file), name) : name);
  return new Map(
    sources.map(([file, text]) => [
      file,
      [...text.matchAll(pattern)].map(([, name]) => targetOf(file, name)),
    ]),
  );
}
