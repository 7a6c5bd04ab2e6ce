// Requests of several clients at once, and what they cost.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import type { Visitor } from './seekers.ts';

export interface Sending {
  as: Visitor;
  url: string;
  body: object;
  headers?: Record<string, string>;
}

/**
 * Each of `clients` sends one request after another. Returns the milliseconds until each answer.
 */
export async function sendAll(sendings: readonly Sending[], clients: number): Promise<number[]> {
  // Written before, because the clients share the processors with what is measured.
  const waiting = sendings.map((sending) => ({ to: new URL(sending.url), text: textOf(sending) }));
  const times: number[] = [];
  const client = async () => {
    const first = waiting.at(-1);
    if (!first) return;
    const socket = net.connect({ host: first.to.hostname, port: Number(first.to.port) });
    socket.setNoDelay(true);
    socket.once('end', () => socket.destroy(new Error('the server ended the connection')));
    await once(socket, 'connect');
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const start = performance.now();
      const answer = await ask(socket, next.text);
      times.push(performance.now() - start);
      if (!answer.startsWith('HTTP/1.1 201 ')) {
        throw new Error(`${next.to.href} was answered ${answer}`);
      }
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

function textOf({ as, url, body, headers }: Sending): string {
  const { host, pathname } = new URL(url);
  const content = JSON.stringify(body);
  const all = {
    host,
    authorization: `Bearer ${as.token}`,
    'x-csrf-token': as.csrfToken,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(content),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${pathname} HTTP/1.1`, ...lines, '', content].join('\r\n');
}

/**
 * The answer with its head, which must name its length. Node's own client takes three to four times
 * as much processor time.
 */
async function ask(socket: net.Socket, text: string): Promise<string> {
  socket.write(text);
  let said = '';
  for (;;) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    // Bytes as characters, because the length counts bytes.
    said += part.toString('latin1');
    const end = said.indexOf('\r\n\r\n');
    const length = /\ncontent-length: (\d+)/i.exec(said)?.[1];
    if (end >= 0 && said.length >= end + 4 + Number(length)) return said;
  }
}

const TICKS_A_SECOND = 100;

/**
 * The fields of /proc/PID/stat after the name, which may hold blanks; empty where there is no such
 * file.
 */
function statOf(pid: number): number[] {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return fields.split(' ').map(Number);
  } catch {
    return [];
  }
}

export const parentOf = (pid: number): number => statOf(pid)[1] ?? 0;

/** Seconds of processor time of these processes so far. */
export const processorSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const { 11: user = 0, 12: system = 0 } = statOf(pid);
    return sum + user + system;
  }, 0) / TICKS_A_SECOND;
