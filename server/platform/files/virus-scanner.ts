import { type NetConnectOpts, connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Resolves to the name of the virus in a file, or null; rejects if the scanner cannot say. */
export type VirusScanner = (bytes: Buffer) => Promise<string | null>;

/** ClamAV scans a file of 2 MB in well under a second, unless it is reading new signatures. */
const TIMEOUT_MS = 20_000;

/**
 * Asks ClamAV's daemon at a URL such as `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`
 * (clamd(8), INSTREAM).
 */
export function clamAt(url: string): VirusScanner {
  const address = addressOf(new URL(url));
  return async (bytes) => {
    const answer = await ask(address, bytes);
    if (/^stream: OK$/.test(answer)) return null;
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found === undefined) throw new Error(`the virus scanner answered: ${answer.slice(0, 200)}`);
    return found;
  };
}

const addressOf = ({ protocol, pathname, hostname, port }: URL): NetConnectOpts =>
  protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 3310) };

/**
 * Sends the file as one chunk with its length before it, and then a length of 0, which ends the
 * stream.
 */
async function ask(address: NetConnectOpts, bytes: Buffer): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the virus scanner is silent')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]));
  try {
    return (await text(socket)).replaceAll('\0', '').trim();
  } finally {
    socket.destroy();
  }
}
