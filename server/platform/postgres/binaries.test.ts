import {
  chmodSync,
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
import { findPostgresBinaries, readyToRun } from './binaries.ts';

let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'vritti-binaries-'));
  chmodSync(scratch, 0o755);
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** A folder with programs that claim to be this version of PostgreSQL. */
function programs(version: string): string {
  for (const name of ['postgres', 'initdb']) {
    writeFileSync(join(scratch, name), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`, {
      mode: 0o755,
    });
  }
  return scratch;
}

/** The layout of a bundled PostgreSQL: one library and the link it needs. */
function bundle(): string {
  const native = join(scratch, 'package', 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(scratch, 'package', 'package.json'), '{"version":"18.4.0"}');
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  return native;
}

describe('the programs of PostgreSQL', () => {
  it('come from the package if it is installed', async () => {
    const { postgres, initdb } = await findPostgresBinaries(undefined);
    expect(existsSync(postgres) && existsSync(initdb)).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('come from PATH otherwise', async () => {
    const path = `/nowhere:${programs('16.2')}`;
    const { postgres } = await findPostgresBinaries(undefined, '', path);
    expect(postgres).toBe(join(scratch, 'postgres'));
  });

  it.skipIf(process.platform === 'win32')('must be version 15 or newer', async () => {
    await expect(findPostgresBinaries(undefined, '', programs('14.9'))).rejects.toThrow(
      `PostgreSQL 14 in ${scratch} is too old: Vritti needs 15 or newer.`,
    );
  });

  it('are reported in one clear line if they are missing', async () => {
    await expect(findPostgresBinaries(undefined, '', '/nowhere')).rejects.toThrow(
      /^There is no PostgreSQL that runs on this machine .* or set DATABASE_URL\.$/,
    );
  });
});

describe('a bundled PostgreSQL', () => {
  it('gets its links if install scripts were skipped', () => {
    const native = bundle();
    expect(readyToRun(native, undefined, scratch)).toBe(native);
    expect(readFileSync(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
    expect(readyToRun(native, undefined, scratch)).toBe(native);
  });

  it('is copied once to a folder that its user can read', () => {
    const native = bundle();
    chmodSync(join(scratch, 'package'), 0o700);
    const stranger = { uid: 54_321, gid: 54_321 };
    const copy = readyToRun(native, stranger, join(scratch, 'copies'));
    expect(copy).toBe(join(scratch, 'copies', 'postgres-18.4.0'));
    expect(readFileSync(join(copy, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
    expect(readyToRun(native, stranger, join(scratch, 'copies'))).toBe(copy);
  });
});
