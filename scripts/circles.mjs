import { dirname, posix } from 'node:path';

const DOMAIN = /^server\/domains\/([^/]+)\/.+\.ts$/;
const TEST = /\.(test|spec)\.tsx?$/;
const IMPORT = /^(?:import|export)\s(?:[^;'"=]*?\bfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

/**
 * The circles among the domains: each is a list of domains that use one another's rules. `files` maps paths to texts.
 * Expressions in facts.ts are below all rules, so importing them does not count.
 */
export function circlesOfDomains(files) {
  const uses = new Map();
  for (const [file, targets] of importsOf(files)) {
    const own = DOMAIN.exec(file)?.[1];
    for (const target of targets) {
      const other = DOMAIN.exec(target)?.[1];
      if (!own || !other || other === own || target.endsWith('/facts.ts')) continue;
      uses.set(own, (uses.get(own) ?? new Set()).add(other));
    }
  }
  return circlesIn(uses);
}

/** The circles among files that import one another; types and files that are loaded late count, too. */
export const circlesOfFiles = (files) => circlesIn(importsOf(files));

/** The files that each file imports, without tests. */
function importsOf(files) {
  const sources = files.filter(([file]) => !TEST.test(file));
  return new Map(
    sources.map(([file, text]) => [
      file,
      [...text.matchAll(IMPORT)].map(([, fixed, late]) => posix.join(dirname(file), fixed ?? late)),
    ]),
  );
}

function circlesIn(uses) {
  const reached = new Map([...uses.keys()].map((one) => [one, reachOf(one, uses)]));
  const circles = [...reached]
    .filter(([one, all]) => all.has(one))
    .map(([one, all]) =>
      [...all].filter((it) => reached.get(it)?.has(one)).toSorted((a, b) => a.localeCompare(b)),
    );
  return [...new Set(circles.map((circle) => circle.join(', ')))];
}

/** Everything that this file imports, directly or indirectly. */
function reachOf(one, uses) {
  const reach = new Set();
  const open = [...(uses.get(one) ?? [])];
  for (let next = open.pop(); next; next = open.pop()) {
    if (reach.has(next)) continue;
    reach.add(next);
    open.push(...(uses.get(next) ?? []));
  }
  return reach;
}
