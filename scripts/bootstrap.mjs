// Makes a clone ready to run: the packages in package-lock.json and a recent enough Node. Has no
// dependencies and plain syntax, because it runs before any are installed, on the system's Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_SYSTEM_NODE = 20;
const OLDEST_NODE = 24;

/** Installs missing packages and returns the path of the Node to run everything with. */
export async function bootstrap() {
  if (majorOf(process.versions.node) < OLDEST_SYSTEM_NODE) {
    fail(`Vritti needs Node ${OLDEST_SYSTEM_NODE} or newer to start; this is ${process.version}.`);
  }
  process.chdir(root);
  await installPackages();
  return newEnoughNode();
}

/** Prints one line for people and exits with an error. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

async function installPackages() {
  if (packagesMatch()) return;
  console.log('Installing packages: only this time, about half a minute …');
  // Development packages build the pages, so they are needed even if NODE_ENV is production.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { code, output } = await npm(['ci', ...flags, '--loglevel=error']);
  if (code === 0) return;
  console.error(output.trim().split('\n').slice(0, 20).join('\n'));
  fail('The packages could not be installed: npm ci ended with the error above.');
}

/**
 * Compares with npm's record of what it installed. npm writes that last, so an interrupted
 * installation never matches.
 */
function packagesMatch() {
  const installedList = join('node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  return Object.keys(wanted).every((path) => {
    if (path === '') return true;
    // Packages for other platforms are optional.
    if (!installed[path]) return Boolean(wanted[path].optional || wanted[path].devOptional);
    return installed[path].version === wanted[path].version;
  });
}

/**
 * Runs the npm that runs this script, or the one on PATH, and stops it together with this process.
 */
export function npm(words) {
  const own = process.env.npm_execpath;
  const [program, ...first] = own && /\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
  const child = spawn(program, [...first, ...words], {
    shell: process.platform === 'win32' && !own,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output });
    });
  });
}

function newEnoughNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  const { stdout } = spawnSync(pinned, ['--version'], { encoding: 'utf8' });
  if (stdout && majorOf(stdout.slice(1)) >= OLDEST_NODE) return pinned;
  if (majorOf(process.versions.node) >= OLDEST_NODE) return process.execPath;
  return fail(
    `There is no packaged Node for ${process.platform} ${process.arch}: install Node ${OLDEST_NODE} or newer (this is ${process.version}).`,
  );
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}
