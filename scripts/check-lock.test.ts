import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Entry {
  version: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vritti-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * The problems that the check reports for a lock with these packages, of which `direct` are in
 * package.json.
 */
function problemsOf(
  packages: Record<string, Entry>,
  direct: Record<string, string> = {},
  ...flags: string[]
): string[] {
  const entries = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: direct }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...Object.fromEntries(entries) } }),
  );
  const check = join(import.meta.dirname, 'check-lock.mjs');
  const { stderr } = spawnSync(process.execPath, [check, ...flags], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stderr.split('\n').filter(Boolean);
}

describe('the lock check', () => {
  it('accepts a complete lock', () => {
    const tool = { version: '1.0.0', optionalDependencies: { '@tool/linux': '1.0.0' } };
    expect(problemsOf({ tool, '@tool/linux': { version: '1.0.0' } }, { tool: '1.0.0' })).toEqual(
      [],
    );
  });

  it('reports a missing package for a platform', () => {
    const tool = { version: '1.0.0', optionalDependencies: { '@tool/darwin': '1.0.0' } };
    expect(problemsOf({ tool })).toEqual([
      'package-lock.json: @tool/darwin of node_modules/tool is missing',
    ]);
  });

  it('refuses the URL of another registry, and removes it with --fix', () => {
    const tool = { version: '1.0.0', resolved: 'https://npm.example.in/tool.tgz' };
    const free = { version: '1.0.0', resolved: 'https://registry.npmjs.org/free.tgz' };
    expect(problemsOf({ tool, free })).toEqual([
      'package-lock.json: node_modules/tool comes from npm.example.in (use --fix)',
    ]);
    expect(problemsOf({ tool, free }, {}, '--fix')).toEqual([]);
    const fixed = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    expect(fixed).not.toContain('npm.example.in');
    expect(fixed).toContain('registry.npmjs.org');
  });

  it('requires every direct package to be pinned and locked at that version', () => {
    const packages = { a: { version: '1.2.0' }, b: { version: '2.0.0' } };
    expect(problemsOf(packages, { a: '^1.0.0', b: '2.0.1' })).toEqual([
      'package-lock.json: package.json must pin a exactly, not ^1.0.0',
      'package-lock.json: b is 2.0.0, package.json pins 2.0.1',
    ]);
  });

  it('requires the same version within a family', () => {
    const packages = {
      'react-router': { version: '8.4.0' },
      '@react-router/node': { version: '8.3.0' },
    };
    expect(problemsOf(packages, { 'react-router': '8.4.0' })).toEqual([
      'package-lock.json: node_modules/@react-router/node is 8.3.0, its family is pinned to 8.4.0',
    ]);
  });
});
