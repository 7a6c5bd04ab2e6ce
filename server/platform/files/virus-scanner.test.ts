import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openClam } from '../../test/servers/clam.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';
import { availablePort } from '../http/port.ts';
import { clamAt } from './virus-scanner.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'vritti clam-'));
const clam = await openClam(path.join(folder, 'clamd.ctl'));
afterAll(async () => {
  await clam.close();
  await rm(folder, { recursive: true });
});
const portal = await openPortal({ findVirus: clamAt(`unix:${folder}/clamd.ctl`) });
beforeEach(() => {
  clam.answerWith('stream: OK');
  clam.scanned.length = 0;
});

const kept = async (as: Awaited<ReturnType<typeof register>>) =>
  (await portal.call('GET /barong/resource/documents', { as })).body.length;

test('a resume is kept after the scanner has read every byte and found nothing', async () => {
  const as = await register(portal);
  expect((await uploadResume(portal, { as, bytes: pdf(1_500_000) })).status).toBe(201);
  expect(clam.scanned).toHaveLength(1);
  expect(clam.scanned[0]?.equals(pdf(1_500_000))).toBe(true);
});

test('a file with a virus is refused and not kept', async () => {
  const as = await register(portal);
  clam.answerWith('stream: Pdf.Exploit.Agent-1 FOUND');
  const { status, body } = await uploadResume(portal, { as, bytes: pdf() });
  expect([status, body.errors]).toEqual([422, ['resource.document.infected']]);
  expect(body.fields).toEqual({
    upload: 'There is a virus in this file, so it was not uploaded.',
  });
  expect(await kept(as)).toBe(0);
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: Cannot allocate memory ERROR', ''])(
  'nothing is let in when the scanner answers %j',
  async (answer) => {
    const as = await register(portal);
    clam.answerWith(answer);
    const { status, body, headers } = await uploadResume(portal, { as, bytes: pdf() });
    expect([status, body.errors]).toEqual([503, ['resource.document.not_scanned']]);
    expect(headers['retry-after']).toBe('60');
    expect(await kept(as)).toBe(0);
  },
);

test('nothing is let in when the scanner cannot be reached', async () => {
  const port = await availablePort('127.0.0.1', 0);
  const alone = await openPortal({ findVirus: clamAt(`tcp://127.0.0.1:${port}`) });
  try {
    const as = await register(alone);
    const { status, body } = await uploadResume(alone, { as, bytes: pdf() });
    expect([status, body.errors]).toEqual([503, ['resource.document.not_scanned']]);
  } finally {
    await alone.close();
  }
});

test('a scanner on a port is asked like one at a path', async () => {
  const port = await availablePort('127.0.0.1', 0);
  const remote = await openClam(port);
  try {
    remote.answerWith('stream: Eicar-Test-Signature FOUND');
    expect(await clamAt(`tcp://127.0.0.1:${port}`)(pdf())).toBe('Eicar-Test-Signature');
  } finally {
    await remote.close();
  }
});
