import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server within the test's process. */
export interface Inbox {
  url: string;
  /** The mails an address has got so far, oldest first. */
  of(address: string): Email[];
  /** The six digits of the newest code mail to an address. */
  codeFor(address: string): string;
  close(): Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const mails: Email[] = [];
  const receive = async (stream: Readable, done: (error?: Error) => void) => {
    mails.push(await PostalMime.parse(await buffer(stream)));
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // The sender keeps the connection open for a moment longer.
    closeTimeout: 1,
    onData(stream, _session, done) {
      void receive(stream, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const of = (address: string) =>
    mails.filter((mail) =>
      mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()),
    );
  return {
    url: `smtp://127.0.0.1:${port}`,
    of,
    codeFor(address) {
      const code = /\b\d{6}\b/.exec(of(address).at(-1)?.subject ?? '')?.[0];
      if (!code) throw new Error(`no code was mailed to ${address}`);
      return code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
