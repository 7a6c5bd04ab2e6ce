// Connections that stay open: clients that send a byte now and then, and streams of live news.
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../contract/accounts.ts';

const BYTE_EVERY_MS = 2_000;
const AT_ONCE = 50;

/** Opens slow clients, which begin requests and never end them; returns how to stop them. */
export async function openSlowClients(address: string, count: number): Promise<() => void> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  for (let number = 0; number < count; number += 1) {
    const socket = connect(Number(port), hostname);
    const head = number % 2 === 0 ? 'GET /jobs' : 'POST /api/v2/barong/identity/sessions';
    const body =
      number % 2 === 0 ? '' : 'content-type: application/json\r\ncontent-length: 900\r\n\r\n{';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.write(`${head} HTTP/1.1\r\nhost: slow.example\r\n${body}`);
    sockets.add(socket);
    if (number % AT_ONCE === AT_ONCE - 1) await sleep(10);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write('x');
  }, BYTE_EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

interface Streams {
  /** How many are open now. */
  open: () => number;
  close: () => void;
}

/** Opens streams of live news, ten for each session. */
export async function openStreams(
  address: string,
  sessions: readonly Session[],
  count: number,
): Promise<Streams> {
  const agent = new Agent({ maxSockets: count });
  let open = 0;
  const openOne = ({ token }: Session) =>
    new Promise<void>((resolve) => {
      const asked = request(
        `${address}/api/v2/barong/resource/live`,
        { agent, headers: { authorization: `Bearer ${token}` } },
        (answer) => {
          if (answer.statusCode === 200) open += 1;
          answer.on('close', () => (open -= answer.statusCode === 200 ? 1 : 0)).resume();
          answer.on('error', () => undefined);
          resolve();
        },
      );
      asked.on('error', () => resolve()).end();
    });
  const all = Array.from({ length: count }, (_, index) => sessions[index % sessions.length]);
  for (let start = 0; start < count; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    await Promise.all(some.flatMap((session) => (session ? [openOne(session)] : [])));
  }
  return { open: () => open, close: () => agent.destroy() };
}
