import { setTimeout as sleep } from 'node:timers/promises';
import { addCompany, addRecruiter, addSeeker, signIn } from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';
import { networkOf, openClient } from '../hostile/client.ts';
import { newJob } from './new-job.ts';

/** Who searches meanwhile: clients that search without a pause, or so many searches a second, answered or not. */
export type Searching = { clients: number } | { aSecond: number };

export const crowds: Record<string, Searching> = {
  alone: { clients: 0 },
  'while 1 client searches': { clients: 1 },
  'while 4 clients search': { clients: 4 },
  'beside 25 searches a second': { aSecond: 25 },
  'beside 50 searches a second': { aSecond: 50 },
  'beside 100 searches a second': { aSecond: 100 },
};

const ROUNDS = 100;
const RESOURCE = '/api/v2/barong/resource';

interface Measured {
  db: Db;
  /** The server's address, such as `http://127.0.0.1:4350`. */
  address: string;
  searching: Searching;
  /** Sends another search each time. */
  search: (at: number) => Promise<void>;
}

/**
 * How many milliseconds each write took, compared with saving a job, which writes one row in the
 * same way; and how many searches were answered.
 */
export async function timesOfWriting({ db, address, searching, search }: Measured) {
  // Connections of its own, so that nothing waits behind searches before it is sent.
  const client = openClient(address, 1);
  const company = await addCompany(db);
  const recruiter = await signIn(db, await addRecruiter(db, company.id));
  const seeker = await signIn(db, await addSeeker(db));
  const times: Record<string, number[]> = { posting: [], changing: [], closing: [], saving: [] };
  const write = async (kind: string, method: string, path: string, body: object) => {
    const begun = performance.now();
    const answer = await client.sendJson({
      method,
      path: `${RESOURCE}/${path}`,
      from: networkOf(begun),
      as: kind === 'saving' ? seeker : recruiter,
      body,
    });
    times[kind]?.push(performance.now() - begun);
    if (answer.status >= 300) throw new Error(`${kind}: ${answer.status} ${answer.text}`);
    return (JSON.parse(answer.text) as { id?: number }).id ?? 0;
  };
  const over = new AbortController();
  const start = performance.now();
  const searched = searchUntil(over.signal, searching, search);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await write('posting', 'POST', 'jobs', newJob(`Welder ${round}`));
      await write('changing', 'PUT', `jobs/${id}`, newJob(`Welder for ships ${round}`));
      await write('saving', 'POST', 'saved_jobs', { job_id: id });
      await write('closing', 'POST', `jobs/${id}/closure`, {});
    }
  } finally {
    over.abort();
    client.close();
  }
  const searches = await searched;
  return { times, searches, seconds: (performance.now() - start) / 1_000 };
}

/** Searches until `over`; returns how many searches were answered. */
async function searchUntil(
  over: AbortSignal,
  searching: Searching,
  search: (at: number) => Promise<void>,
): Promise<number> {
  let asked = 0;
  let answered = 0;
  const one = async () => {
    asked += 1;
    await search(asked);
    if (!over.aborted) answered += 1;
  };
  if ('clients' in searching) {
    const run = async () => {
      while (!over.aborted) await one();
    };
    await Promise.all(Array.from({ length: searching.clients }, run));
    return answered;
  }
  const underWay: Promise<void>[] = [];
  const start = performance.now();
  while (!over.aborted) {
    // A slow server gets no fewer searches, as people do not wait for each other.
    const due = ((performance.now() - start) / 1_000) * searching.aSecond;
    for (let at = underWay.length; at < due; at += 1) {
      const sent = one();
      // Thrown below.
      sent.catch(() => undefined);
      underWay.push(sent);
    }
    await sleep(1);
  }
  await Promise.all(underWay);
  return answered;
}
