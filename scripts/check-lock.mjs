// Usage: node scripts/check-lock.mjs [--fix]   Checks that package-lock.json installs the same
// packages on every platform and from every registry. --fix removes addresses of other registries.
import { readFileSync, writeFileSync } from 'node:fs';

const REGISTRY = 'https://registry.npmjs.org/';
/** Packages that only work together in the same version. */
const FAMILIES = [
  /^(react-router$|@react-router\/)/,
  /^(tailwindcss$|@tailwindcss\/)/,
  /^react(-dom)?$/,
];
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
if (process.argv.includes('--fix')) removeAddresses();

const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const names = new Set(packages.map(([path]) => nameOf(path)));
const direct = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};
const problems = [
  ...addressProblems(),
  ...platformProblems(),
  ...versionProblems(),
  ...familyProblems(),
];
for (const problem of problems) console.error(`package-lock.json: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

function addressProblems() {
  return packages
    .filter(([, { resolved }]) => resolved && !resolved.startsWith(REGISTRY))
    .map(([path, { resolved }]) => `${path} comes from ${new URL(resolved).host} (use --fix)`);
}

/** A registry may lack some platforms of a new version; `npm ci` then refuses the lock. */
function platformProblems() {
  return packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name} of ${path} is missing`),
  );
}

function versionProblems() {
  return Object.entries(direct).flatMap(([name, wanted]) => {
    const locked = lock.packages[`node_modules/${name}`]?.version;
    if (!/^\d/.test(wanted)) return [`package.json must pin ${name} exactly, not ${wanted}`];
    return locked === wanted ? [] : [`${name} is ${locked}, package.json pins ${wanted}`];
  });
}

function familyProblems() {
  return FAMILIES.flatMap((family) => {
    const members = packages.filter(([path]) => family.test(nameOf(path)));
    const wanted = Object.entries(direct).find(([name]) => family.test(name))?.[1];
    return members
      .filter(([, { version }]) => version !== wanted)
      .map(([path, { version }]) => `${path} is ${version}, its family is pinned to ${wanted}`);
  });
}

function removeAddresses() {
  for (const entry of Object.values(lock.packages)) {
    if (entry.resolved && !entry.resolved.startsWith(REGISTRY)) delete entry.resolved;
  }
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
