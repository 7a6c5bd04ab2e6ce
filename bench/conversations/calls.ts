// What a page does with a conversation: it listens, sends and loads messages.
import { get, type IncomingMessage } from 'node:http';
import type { Session } from '../../contract/accounts.ts';
import type { Message } from '../../contract/conversations/message.ts';

const BASE = '/api/v2/barong/resource';

export interface Stream {
  /** Calls back with each topic at the moment when its bytes arrive. */
  onTopic: (topic: string) => void;
  /** Calls back when the stream ends, however it ends. */
  onEnd: () => void;
  close(): void;
}

/** Resolves to the moment at which the stream brings this topic next. */
export const nextNews = (stream: Stream, wanted: string): Promise<number> =>
  new Promise((resolve) => {
    stream.onTopic = (topic) => {
      if (topic === wanted) resolve(performance.now());
    };
  });

/** Opens the live stream; resolves with its first bytes. */
export function openStream(address: string, { token }: Session): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get(`${address}${BASE}/live`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume();
        reject(new Error(`the stream was answered ${answer.statusCode}`));
        return;
      }
      const stream: Stream = {
        onTopic: () => undefined,
        onEnd: () => undefined,
        close: () => request.destroy(),
      };
      hear(answer, stream);
      answer.once('data', () => resolve(stream));
    });
    request.once('error', reject);
  });
}

function hear(answer: IncomingMessage, stream: Stream) {
  let kept = '';
  answer.setEncoding('utf8');
  answer.on('data', (part: string) => {
    const events = (kept + part).split('\n\n');
    kept = events.pop() ?? '';
    for (const event of events) {
      const topic = /^event: changed\ndata: (.*)$/.exec(event)?.[1];
      if (topic) stream.onTopic(topic);
    }
  });
  answer.once('close', () => stream.onEnd());
  answer.on('error', () => undefined);
}

interface Sending {
  address: string;
  as: Session;
  id: number;
  content: string;
  client_id: string;
}

/** Sends a message; rejects unless it was stored. */
export async function sendTo({ address, as, id, ...body }: Sending): Promise<Message> {
  const answer = await fetch(`${address}${BASE}/conversations/${id}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-csrf-token': as.csrf_token,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Message;
}

/** The messages after an id, oldest first. */
export async function readAfter(
  address: string,
  { token }: Session,
  id: number,
  after: number,
): Promise<Message[]> {
  const answer = await fetch(
    `${address}${BASE}/conversations/${id}/messages?after=${after}&limit=100`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}
