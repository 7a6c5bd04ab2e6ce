import { dirname, posix } from 'node:path';

const FILE = /^server\/domains\/([^/]+)\/.+\.ts$/;
const TEST = /\.test\.ts$/;
const IMPORT = /^(?:import|export)\s[^;'"=]*?\bfrom\s*'([^']+)'/gm;

/**
 * The circles among the domains: each is a list of domains that use one another's rules. `files` maps
 * paths to texts. Expressions of facts.ts lie below all rules, so an import of them does not count.
 */
export function circlesOf(files) {
  const uses = new Map();
  for (const [file, text] of files) {
    const own = FILE.exec(file)?.[1];
    if (!own || TEST.test(file)) continue;
    const targets = [...text.matchAll(IMPORT)].map(([, name]) => posix.join(dirname(file), name));
    for (const target of targets.filter((it) => !it.endsWith('/facts.ts'))) {
      const other = FILE.exec(target)?.[1];
      if (other && other !== own) uses.set(own, (uses.get(own) ?? new Set()).add(other));
    }
  }
  const reached = new Map([...uses.keys()].map((domain) => [domain, reachOf(domain, uses)]));
  const circles = [...reached]
    .filter(([domain, all]) => all.has(domain))
    .map(([domain, all]) =>
      [...all].filter((it) => reached.get(it)?.has(domain)).toSorted((a, b) => a.localeCompare(b)),
    );
  return [...new Set(circles.map((circle) => circle.join(', ')))];
}

/** Every domain that this one uses, directly or through others. */
function reachOf(domain, uses) {
  const reach = new Set();
  const open = [...(uses.get(domain) ?? [])];
  for (let next = open.pop(); next; next = open.pop()) {
    if (reach.has(next)) continue;
    reach.add(next);
    open.push(...(uses.get(next) ?? []));
  }
  return reach;
}
