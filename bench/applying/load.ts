// Requests of several clients at once, and what they cost.
import { readFileSync } from 'node:fs';
import http from 'node:http';
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
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const waiting = [...sendings];
  const times: number[] = [];
  const client = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const start = performance.now();
      await send(agent, next);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times;
}

const send = (agent: http.Agent, { as, url, body, headers }: Sending) =>
  new Promise<void>((resolve, reject) => {
    const asked = http.request(url, {
      method: 'POST',
      agent,
      headers: {
        authorization: `Bearer ${as.token}`,
        'x-csrf-token': as.csrfToken,
        'content-type': 'application/json',
        ...headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      let said = '';
      answer.on('data', (part: Buffer) => (said += part.toString()));
      answer.on('end', () => {
        if (answer.statusCode === 201) resolve();
        else reject(new Error(`${url} was answered ${answer.statusCode}: ${said}`));
      });
    });
    asked.end(JSON.stringify(body));
  });

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
