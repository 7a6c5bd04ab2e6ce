import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canReach, giveTo, postgresUser } from './user.ts';

const isRoot = process.getuid?.() === 0;
const stranger = { uid: 54_321, gid: 54_321 };
let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'vritti-user-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe('the user of PostgreSQL', () => {
  it.skipIf(isRoot)('is the current user unless that is root', () => {
    expect(postgresUser(scratch)).toBeUndefined();
  });

  it.runIf(isRoot)('is never root', () => {
    expect(postgresUser(join(scratch, 'not-yet-made'))?.uid).toBeGreaterThan(0);
    expect(postgresUser(scratch)?.uid).toBeGreaterThan(0);
  });

  it.runIf(isRoot)('is the owner of an existing cluster', () => {
    chownSync(scratch, stranger.uid, stranger.gid);
    expect(postgresUser(scratch)).toEqual(stranger);
  });

  it.runIf(isRoot)('is given a whole folder, but not the targets of links in it', () => {
    const inside = join(scratch, 'cluster', 'base');
    mkdirSync(inside, { recursive: true });
    writeFileSync(join(scratch, 'outside'), '');
    writeFileSync(join(inside, 'row'), '');
    symlinkSync(join(scratch, 'outside'), join(inside, 'link'));
    giveTo(join(scratch, 'cluster'), stranger);
    expect(statSync(join(inside, 'row')).uid).toBe(stranger.uid);
    expect(statSync(inside).uid).toBe(stranger.uid);
    expect(statSync(join(scratch, 'outside')).uid).toBe(0);
  });
});

describe('a folder', () => {
  it.skipIf(process.platform === 'win32')('can be reached only through accessible folders', () => {
    const inner = join(scratch, 'inner');
    mkdirSync(inner, { mode: 0o755 });
    chmodSync(scratch, 0o755);
    expect(canReach(inner, stranger)).toBe(true);
    chmodSync(scratch, 0o700);
    expect(canReach(inner, stranger)).toBe(false);
    const { uid, gid } = statSync(scratch);
    expect(canReach(inner, { uid, gid })).toBe(true);
  });
});
