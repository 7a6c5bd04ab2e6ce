import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { type Mail, mailBySmtp, mailToFolder } from './mail.ts';

const mail: Mail = { to: 'asha@people.test', language: 'en', subject: 'Hi', paragraphs: ['Hi.'] };
const FROM = 'Vritti <hello@vritti.test>';

describe.skipIf(process.platform === 'win32')('mails as files', () => {
  test('can be read by nobody else, in a folder that others cannot enter', async () => {
    const parent = await mkdtemp(path.join(os.tmpdir(), 'vritti-mail-'));
    const folder = path.join(parent, 'mail');
    await mkdir(folder);
    await chmod(folder, 0o755);
    await mailToFolder(folder, FROM)(mail);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const [file = ''] = await readdir(folder);
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    await rm(parent, { recursive: true });
  });
});

/** 0.0.0.0 reaches this machine, but is not one of its own addresses by name. */
describe.skipIf(process.platform === 'win32')('a mail server elsewhere', () => {
  /** Whether each mail came encrypted. */
  const received: boolean[] = [];
  const serve = (disabledCommands: string[]) =>
    new SMTPServer({
      authOptional: true,
      disabledCommands,
      onData(stream, session, done) {
        stream.on('end', () => {
          received.push(session.secure);
          done();
        });
        stream.resume();
      },
    });
  const plain = serve(['STARTTLS', 'AUTH']);
  const able = serve(['AUTH']);
  beforeAll(async () => {
    for (const server of [plain, able]) {
      await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    }
  });
  afterAll(async () => {
    for (const server of [plain, able]) {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  const send = async (server: SMTPServer, options: string, host = '0.0.0.0') => {
    received.length = 0;
    const { port } = server.server.address() as AddressInfo;
    await mailBySmtp(`smtp://${host}:${port}/${options}`, FROM)(mail);
    return [...received];
  };

  test('gets mails of one moment on one connection, and later ones on another', async () => {
    const connections = new Set<string>();
    const server = serve(['STARTTLS', 'AUTH']);
    server.onConnect = ({ id }, done) => {
      connections.add(id);
      done();
    };
    let open = 0;
    server.server.on('connection', (socket) => {
      open += 1;
      socket.on('close', () => (open -= 1));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = mailBySmtp(`smtp://127.0.0.1:${port}`, FROM);
    for (const _ of [1, 2, 3]) await mailer(mail);
    // A busy machine may pause for longer than a connection is kept.
    expect(connections.size).toBeLessThan(3);
    await expect.poll(() => open).toBe(0);
    const before = connections.size;
    await mailer(mail);
    expect(connections.size).toBe(before + 1);
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test('gets no mail without encryption', async () => {
    await expect(send(plain, '')).rejects.toThrow(/STARTTLS/);
    expect(received).toEqual([]);
  });

  test('gets mails encrypted if it can', async () => {
    // The test's server has a certificate of its own making.
    expect(await send(able, '?tls.rejectUnauthorized=false')).toEqual([true]);
    await expect(send(able, '')).rejects.toThrow(/certificate/);
  });

  test('gets them as they are if the operator says so', async () => {
    expect(await send(plain, '?requireTLS=false')).toEqual([false]);
  });

  test('on this machine needs no encryption', async () => {
    expect(await send(plain, '', '127.0.0.1')).toEqual([false]);
    expect(await send(plain, '', 'localhost')).toEqual([false]);
  });
});
