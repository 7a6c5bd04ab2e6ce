import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Entry {
  version: string;
  optional?: boolean;
}

let clone = '';
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'vritti-clone-'));
  mkdirSync(join(clone, 'scripts'));
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(clone, 'scripts/bootstrap.mjs'));
  writeFileSync(
    join(clone, 'scripts/ready.mjs'),
    "import { bootstrap } from './bootstrap.mjs';\nconsole.log(`node ${await bootstrap()}`);\n",
  );
  // Replaces npm: it "installs" what the lock names for this platform, without the network.
  writeFileSync(
    join(clone, 'npm.cjs'),
    `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
     writeFileSync('npm-words', process.argv.slice(2).join(' '));
     const lock = readFileSync('package-lock.json', 'utf8');
     if (lock.includes('broken')) { console.error('npm error no such version'); process.exit(1); }
     mkdirSync('node_modules', { recursive: true });
     writeFileSync('node_modules/.package-lock.json', lock);`,
  );
});
afterEach(() => rmSync(clone, { recursive: true }));

function lock(packages: Record<string, Entry>, path = 'package-lock.json') {
  writeFileSync(join(clone, path), JSON.stringify({ packages: { '': {}, ...packages } }));
}

function start(env: NodeJS.ProcessEnv = {}, ...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, join(clone, 'scripts/ready.mjs')],
    { encoding: 'utf8', env: { PATH: '', npm_execpath: join(clone, 'npm.cjs'), ...env } },
  );
  return { status, stdout, stderr };
}

const line = 'Installing packages: only this time, about half a minute …\n';
const ready = `node ${process.execPath}\n`;

describe('a command in a fresh clone', () => {
  it('installs the packages once, including development packages, without running their scripts', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    expect(start({ NODE_ENV: 'production' }).stdout).toBe(line + ready);
    const words = readFileSync(join(clone, 'npm-words'), 'utf8');
    expect(words).toMatch(/^ci --include=dev --include=optional --ignore-scripts /);
    expect(start().stdout).toBe(ready);
  });

  it('installs again after the lock has changed', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    start();
    lock({ 'node_modules/a': { version: '1.0.1' } });
    expect(start().stdout).toBe(line + ready);
    lock({ 'node_modules/a': { version: '1.0.1' }, 'node_modules/b': { version: '1.0.0' } });
    expect(start().stdout).toBe(line + ready);
  });

  it('installs again after an installation that was interrupted', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    mkdirSync(join(clone, 'node_modules/a'), { recursive: true });
    expect(start().stdout).toBe(line + ready);
  });

  it('does not require packages for other platforms', () => {
    mkdirSync(join(clone, 'node_modules'));
    lock({ 'node_modules/a': { version: '1.0.0' } }, 'node_modules/.package-lock.json');
    lock({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-windows': { version: '1.0.0', optional: true },
    });
    expect(start().stdout).toBe(ready);
    expect(existsSync(join(clone, 'npm-words'))).toBe(false);
  });

  it('shows why an installation failed', () => {
    lock({ 'node_modules/broken': { version: '1.0.0' } });
    const { status, stderr } = start();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'npm error no such version\nThe packages could not be installed: npm ci ended with the error above.\n',
    );
  });

  it.each([
    ['18.20.0', 'Vritti needs Node 20 or newer to start; this is v18.20.0.\n'],
    [
      '20.20.2',
      /^There is no packaged Node for \w+ \w+: install Node 24 or newer \(this is v20\.20\.2\)\.\n$/,
    ],
  ])('says in one line that Node %s is too old', (version, expected) => {
    lock({});
    mkdirSync(join(clone, 'node_modules'));
    lock({}, 'node_modules/.package-lock.json');
    const pretend = `for (const [name, value] of [['versions', { node: '${version}' }], ['version', 'v${version}']])
      Object.defineProperty(process, name, { value });`;
    const { status, stderr } = start(
      {},
      `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(expected);
  });
});
