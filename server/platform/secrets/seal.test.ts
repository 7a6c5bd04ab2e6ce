import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSeal, renewSealKey, sealWith } from './seal.ts';
import { StartError } from '../process/start-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-seal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a sealed text opens again, and looks different each time', () => {
  const seal = sealWith(randomBytes(32));
  const [first, second] = [seal.close('नौकरी'), seal.close('नौकरी')];
  expect([seal.open(first), seal.open(second)]).toEqual(['नौकरी', 'नौकरी']);
  expect(first.equals(second)).toBe(false);
  expect(first.includes('नौकरी')).toBe(false);
});

test('a text does not open with another key or a changed byte', () => {
  const seal = sealWith(randomBytes(32));
  const sealed = seal.close('secret');
  expect(() => sealWith(randomBytes(32)).open(sealed)).toThrow('unable to authenticate');
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(() => seal.open(sealed)).toThrow('unable to authenticate');
});

test('an empty text whose tag is cut off does not open, because a shorter tag can be guessed', () => {
  const seal = sealWith(randomBytes(32));
  const sealed = seal.close('');
  expect(seal.open(sealed)).toBe('');
  for (const cut of [0, 4, 8, 12, 16, 27]) {
    expect(() => seal.open(sealed.subarray(0, cut))).toThrow(/^Invalid /);
  }
});

test('the key is created once and for its owner only, even if many processes start at once', async () => {
  const dataDir = path.join(folder, 'fresh');
  const seals = await Promise.all([openSeal(dataDir), openSeal(dataDir), openSeal(dataDir)]);
  const sealed = seals.map((seal) => seal.close('secret'));
  const again = await openSeal(dataDir);
  expect(sealed.map((each) => again.open(each))).toEqual(['secret', 'secret', 'secret']);
  expect(await readdir(dataDir)).toEqual(['seal.key']);
  expect((await stat(path.join(dataDir, 'seal.key'))).mode & 0o777).toBe(0o600);
});

test('a new key seals from now on, and the older ones still open what they sealed', async () => {
  const [first, second] = [await openSeal(folder), await renewSealKey(folder)];
  const third = await renewSealKey(folder);
  const sealed = [first, second, third].map((seal) => seal.close('secret'));
  const after = await openSeal(folder);
  expect(sealed.map((each) => after.open(each))).toEqual(['secret', 'secret', 'secret']);
  const newest = after.close('secret');
  expect(third.open(newest)).toBe('secret');
  expect(() => second.open(newest)).toThrow('unable to authenticate');
  expect(await readdir(folder)).toEqual(['seal.key']);
  expect((await stat(path.join(folder, 'seal.key'))).mode & 0o777).toBe(0o600);
});

test('an unusable folder is reported in one line', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const refused = openSeal(path.join(file, 'data'));
  await expect(refused).rejects.toThrow(/^The data folder .* cannot be written: [^\n]+$/);
  await expect(refused).rejects.toBeInstanceOf(StartError);
});

test('an invalid key file stops the start and is left untouched', async () => {
  const file = path.join(folder, 'seal.key');
  await writeFile(file, 'short');
  await expect(openSeal(folder)).rejects.toThrow('seal.key is not a key');
  expect(await readFile(file, 'utf8')).toBe('short');
});
