// Sends requests as anybody from anywhere, and counts the answers.
import { Agent, type IncomingMessage, request } from 'node:http';
import { inParallel } from '../password-drill/attack.ts';

export interface Call {
  method?: string;
  path: string;
  /** The caller's address, as a proxy would send it. */
  from?: string;
  as?: { token: string; csrf_token: string };
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Reply {
  /** 0 when there was no answer. */
  status: number;
  text: string;
}

const TEXT_MAX = 100_000;
const PATIENCE_MS = 60_000;

/** A client whose answers are counted by status. */
export function openClient(address: string, maxSockets = 64) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const statuses = new Map<number, number>();
  const failed: string[] = [];

  const send = async ({ method = 'GET', path, from, as, headers, body }: Call): Promise<Reply> => {
    const reply = await new Promise<Reply>((resolve) => {
      const nothing = () => resolve({ status: 0, text: '' });
      const asked = request(
        address + path,
        {
          method,
          agent,
          timeout: PATIENCE_MS,
          headers: {
            ...(from ? { 'x-forwarded-for': from } : {}),
            ...(as ? { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf_token } : {}),
            ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => void readAll(answer).then(resolve, nothing),
      );
      asked.on('timeout', () => asked.destroy()).on('error', nothing);
      asked.end(body);
    });
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (reply.status >= 500 && reply.status !== 503)
      failed.push(`${reply.status} ${method} ${path}`);
    return reply;
  };

  return {
    send,
    sendJson: (call: Omit<Call, 'body'> & { body: unknown }) =>
      send({
        method: 'POST',
        ...call,
        headers: { 'content-type': 'application/json', ...call.headers },
        body: JSON.stringify(call.body),
      }),
    /** Sends the calls of `callOf`, a few at a time. */
    flood: (count: number, callOf: (index: number) => Call) =>
      inParallel(
        (index) => index >= count,
        async (index) => void (await send(callOf(index))),
      ),
    /** The statuses since the last time, as `200: 17, 503: 4`. */
    statuses(): string {
      const counted = [...statuses].toSorted(([one], [other]) => one - other);
      statuses.clear();
      return counted.map(([status, count]) => `${status}: ${count}`).join(', ');
    },
    /** Failures of the server: 5xx but 503. */
    failed,
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof openClient>;

async function readAll(answer: IncomingMessage): Promise<Reply> {
  const status = answer.statusCode ?? 0;
  // Streams of live news never end.
  if (answer.headers['content-type'] === 'text/event-stream') {
    answer.destroy();
    return { status, text: '' };
  }
  let text = '';
  for await (const chunk of answer) if (text.length < TEXT_MAX) text += String(chunk);
  return { status, text };
}

/** An address in a network of its own; each number has another. */
export const networkOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
