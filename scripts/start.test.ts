// Runs npm start's script on a clone with a server that only prints how much memory V8 allows it, and refuses one setting.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const MB = 1_048_576;
const root = path.join(import.meta.dirname, '..');
const clone = mkdtempSync(path.join(tmpdir(), 'vritti-start-'));
const files = {
  'package-lock.json': '{ "packages": {} }',
  'node_modules/.package-lock.json': '{ "packages": {} }',
  'node_modules/@react-router/dev/package.json': '{ "bin": { "react-router": "build.cjs" } }',
  'node_modules/@react-router/dev/build.cjs':
    "require('node:fs').mkdirSync(`build/${process.env.PAGES_LANGUAGE}/client/assets`, { recursive: true });",
  'config/plan-bundles.ts': '',
  'server/main.ts': `import v8 from 'node:v8';
    if (process.argv.includes('--check')) process.exit(process.env.PORT === 'wrong' ? 1 : 0);
    console.log('limit', v8.getHeapStatistics().heap_size_limit);`,
};

cpSync(path.join(root, 'scripts'), path.join(clone, 'scripts'), { recursive: true });
cpSync(path.join(root, 'package.json'), path.join(clone, 'package.json'));
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(clone, name)), { recursive: true });
  writeFileSync(path.join(clone, name), text);
}
afterAll(() => rmSync(clone, { recursive: true }));

const start = (env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });

test('a wrong setting is reported before the pages are built', () => {
  rmSync(path.join(clone, 'build'), { recursive: true, force: true });
  const { status, stdout } = start({ PORT: 'wrong' });
  expect([status, stdout]).toEqual([1, '']);
  expect(existsSync(path.join(clone, 'build'))).toBe(false);
});

/** V8's limit for the server's heap, in megabytes. */
function limitWith(env: NodeJS.ProcessEnv): number {
  const { stdout, stderr } = start(env);
  const [, limit] = /limit (\d+)/.exec(stdout) ?? [];
  if (!limit) throw new Error(stdout + stderr);
  return Number(limit) / MB;
}

test('the memory of the server is bounded whatever the machine has', () => {
  // V8 counts the young generation three times.
  expect(limitWith({})).toBeLessThanOrEqual(512 + 3 * 16);
});

test('an operator can give the server more memory', () => {
  expect(limitWith({ NODE_OPTIONS: '--max-old-space-size=2000' })).toBeGreaterThan(2_000);
});
