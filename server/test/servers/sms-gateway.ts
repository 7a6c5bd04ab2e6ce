import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Received {
  headers: IncomingHttpHeaders;
  sms: { to: string; text: string; language: string; template: string };
}

/** A real HTTP server within the test's process, as an operator would have behind SMS_URL. */
export interface SmsGateway {
  url: string;
  /** Everything posted for a number, oldest first, including refused requests. */
  of(number: string): Received[];
  /** The six digits of the newest message to a number. */
  codeFor(number: string): string;
  /** Sets the status of all further answers. */
  answerWith(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function openSmsGateway(): Promise<SmsGateway> {
  const received: Received[] = [];
  let answer: [status: number, headers: Record<string, string>] = [204, {}];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, sms: (await json(request)) as Received['sms'] });
    response.writeHead(...answer).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const of = (number: string) => received.filter(({ sms }) => sms.to === number);
  return {
    url: `http://127.0.0.1:${port}/send`,
    of,
    codeFor(number) {
      const code = /\b\d{6}\b/.exec(of(number).at(-1)?.sms.text ?? '')?.[0];
      if (!code) throw new Error(`no code was sent to ${number}`);
      return code;
    },
    answerWith(status, headers = {}) {
      answer = [status, headers];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
