import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server that knows the TXT records of some domains, and no other domain. */
export interface NameServer {
  /** Such as `127.0.0.1:40123`. */
  address: string;
  records: Map<string, string[]>;
  /** From now on, queries get no answer. */
  beSilent(): void;
  close(): Promise<void>;
}

const TXT = 16;
const NO_SUCH_NAME = 3;
const HEADER_BYTES = 12;

/** Starts one on this machine, over UDP (RFC 1035). */
export async function openNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const records = new Map<string, string[]>();
  let isSilent = false;
  socket.on('message', (question, { address, port }) => {
    if (isSilent) return;
    const { name, end } = nameIn(question);
    const texts = question.readUInt16BE(end) === TXT ? records.get(name) : undefined;
    socket.send(answerTo(question.subarray(0, end + 4), texts), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    beSilent: () => {
      isSilent = true;
    },
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** The name in the question, and where it ends. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function answerTo(question: Buffer, texts: string[] | undefined): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x81_80 + (texts ? 0 : NO_SUCH_NAME), 2);
  head.writeUInt16BE(texts?.length ?? 0, 6);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...(texts ?? []).map(recordOf)]);
}

/** A record of the name in the question, in pieces of at most 255 bytes. */
function recordOf(text: string): Buffer {
  const pieces = (text.match(/.{1,20}/g) ?? []).map((piece) =>
    Buffer.from([piece.length, ...Buffer.from(piece)]),
  );
  const content = Buffer.concat(pieces);
  const start = Buffer.alloc(HEADER_BYTES);
  start.writeUInt16BE(0xc0_0c, 0);
  start.writeUInt16BE(TXT, 2);
  start.writeUInt16BE(1, 4);
  start.writeUInt32BE(60, 6);
  start.writeUInt16BE(content.length, 10);
  return Buffer.concat([start, content]);
}
