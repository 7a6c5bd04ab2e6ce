// A small mail server (SMTP) for the few addresses that take mail; everything else is refused.
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface IncomingMailOptions {
  host: string;
  /** 0 means any free port. */
  port: number;
  /** The name by which the server introduces itself. */
  name: string;
  /**
   * The paths of PEM files, which are read again every hour; without them, connections are not
   * encrypted.
   */
  tls?: { key: string; cert: string } | undefined;
}

export interface IncomingMail {
  raw: Buffer;
  /** The sender of the envelope; empty for mails that mail servers write themselves. */
  sender: string;
  recipient: string;
}

/**
 * `unknown`: the address takes no mail from this sender; `later`: the sender's server should try
 * again.
 */
export type MailOutcome = 'taken' | 'unknown' | 'later';

export interface Mailbox {
  /**
   * Called before the mail itself arrives. `network` is the IP address of the server that sends it.
   */
  takes(recipient: string, network: string): Promise<MailOutcome>;
  /** Called with the whole mail, once for each recipient. */
  take(mail: IncomingMail): Promise<MailOutcome>;
}

interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * Encoded as text, five files of 2 MB would be larger; somebody who has that much can send several mails or use the
 * page.
 */
const MAX_BYTES = 8_388_608;
const CLIENTS_MOST = 10;
const RECIPIENTS_MOST = 5;
const SILENCE_MS = 60_000;
const CERTIFICATE_AGE_MS = 3_600_000;

/** The same text for all reasons, so that nobody can find out which addresses exist. */
const UNKNOWN = 'This address takes no mail, or no more. Please answer on the page.';

class Answer extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

const answers: Record<Exclude<MailOutcome, 'taken'>, () => Answer> = {
  unknown: () => new Answer(550, UNKNOWN),
  later: () => new Answer(450, 'Too many mails. Please try again later.'),
};

/**
 * Listens for mails until closed. If something goes wrong on our side, the sender's server is asked
 * to try again.
 */
export async function listenForMail(
  { host, port, name, tls }: IncomingMailOptions,
  mailbox: Mailbox,
  onError: (error: unknown) => void,
): Promise<Listening> {
  /** Answers the client according to how `work` ends. */
  const answering = async (work: Promise<MailOutcome>, done: (error?: Error) => void) => {
    let answer: Answer | undefined;
    try {
      const taken = await work;
      answer = taken === 'taken' ? undefined : answers[taken]();
    } catch (error) {
      if (!(error instanceof Answer)) onError(error);
      answer =
        error instanceof Answer
          ? error
          : new Answer(451, 'Something went wrong here. Please try again later.');
    }
    done(answer);
  };
  const server = new SMTPServer({
    name,
    banner: 'Vritti',
    size: MAX_BYTES,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    // The name of the sender's server would tell us nothing that we use.
    disableReverseLookup: true,
    maxClients: CLIENTS_MOST,
    socketTimeout: SILENCE_MS,
    ...(tls ? await readTls(tls) : {}),
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= RECIPIENTS_MOST) {
        return done(new Answer(452, 'Too many recipients.'));
      }
      void answering(mailbox.takes(address, session.remoteAddress), done);
    },
    onData(stream, session, done) {
      void answering(takeAll(mailbox, stream, session), done);
    },
  });
  server.on('error', onError);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  const renewal = setInterval(() => {
    if (tls) readTls(tls).then((read) => server.updateSecureContext(read), onError);
  }, CERTIFICATE_AGE_MS);
  renewal.unref();
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        clearInterval(renewal);
        server.close(() => closed());
      }),
  };
}

async function takeAll(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<MailOutcome> {
  const pieces: Buffer[] = [];
  // The rest has to be read before the answer, but need not be kept.
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (!stream.sizeExceeded) pieces.push(piece);
  }
  if (stream.sizeExceeded) throw new Answer(552, 'The mail is too large.');
  const raw = Buffer.concat(pieces);
  const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
  let worst: MailOutcome = 'taken';
  for (const { address } of envelope.rcptTo) {
    const taken = await mailbox.take({ raw, sender, recipient: address });
    // Recipients that have taken the mail recognise it when it comes again.
    if (taken === 'later' || worst === 'taken') worst = taken;
  }
  return worst;
}

const readTls = async ({ key, cert }: { key: string; cert: string }) => ({
  key: await readFile(key),
  cert: await readFile(cert),
});
