import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A real server within the test's process that speaks the protocol of ClamAV's daemon. */
export interface Clam {
  /** The files it was asked to scan, oldest first. */
  scanned: Buffer[];
  /** Sets all further answers, for every file. */
  answerWith(answer: string): void;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** Listens at a path, or at a port of this machine. */
export async function openClam(at: string | number): Promise<Clam> {
  const scanned: Buffer[] = [];
  let answer = 'stream: OK';
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const file = fileIn(received);
      if (!file) return;
      scanned.push(file);
      socket.end(`${answer}\0`);
    });
    socket.on('error', () => socket.destroy());
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(typeof at === 'string' ? { path: at } : { port: at, host: '127.0.0.1' });
  await once(server, 'listening');
  return {
    scanned,
    answerWith(text) {
      answer = text;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** The pieces of a file, each after its length, up to the piece of length 0; null before that. */
function fileIn(received: Buffer): Buffer | null {
  if (!received.toString('latin1').startsWith(COMMAND)) return null;
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
