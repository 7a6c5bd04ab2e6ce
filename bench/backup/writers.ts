// People who save jobs and upload resumes at a fixed rate, over HTTP, and what the server acknowledged.
import type { Session } from '../../contract/accounts.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { addJob } from '../../db/world/hiring.ts';
import { addCompany, addSeeker, signIn } from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';

/** One write in ten uploads a resume, one in forty deletes one; the others save jobs. */
const UPLOAD_EVERY = 10;
const DELETE_EVERY = 40;
const PEOPLE = 300;
const JOBS = 200;

export interface World {
  people: Session[];
  jobs: number[];
}

export async function addWorld(db: Db): Promise<World> {
  const company = await addCompany(db);
  const jobs: number[] = [];
  while (jobs.length < JOBS) jobs.push((await addJob(db, company.id)).id);
  const people: Session[] = [];
  while (people.length < PEOPLE) people.push(await signIn(db, await addSeeker(db)));
  return { people, jobs };
}

/** A write that the server answered with success, and when. */
export interface Written {
  kind: 'saved' | 'uploaded' | 'deleted';
  /** The account and job of `saved`, otherwise the number of the document. */
  ids: number[];
  /** The content of an uploaded file. */
  content?: string;
  sentAt: number;
  answeredAt: number;
}

export interface Writing {
  written: Written[];
  refused: string[];
  /** How long it has been running. */
  seconds(): number;
  /** Stops, once everything that was sent has been answered. */
  stop(): Promise<void>;
}

let count = 0;

/** Sends this many writes a second, whether or not earlier ones have been answered. */
export function writeAt(rate: number, address: string, { people, jobs }: World): Writing {
  const written: Written[] = [];
  const refused: string[] = [];
  const running = new Set<Promise<void>>();
  const deleted = new Set<number>();
  const send = async (
    as: Session | undefined,
    [method, route]: [string, string],
    write: Pick<Written, 'kind' | 'ids' | 'content'>,
    body?: BodyInit,
  ) => {
    if (!as) return;
    const sentAt = performance.timeOrigin + performance.now();
    const answer = await fetch(`${address}${API_BASE}${route}`, {
      method,
      headers: {
        authorization: `Bearer ${as.token}`,
        'x-csrf-token': as.csrf_token,
        'x-forwarded-for': `10.1.${as.user.id % 250}.${Math.floor(as.user.id / 250) % 250}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
    });
    const said = (await answer.json()) as { id?: number };
    const answeredAt = performance.timeOrigin + performance.now();
    if (!answer.ok) refused.push(`${route}: ${answer.status} ${JSON.stringify(said)}`);
    else {
      const ids = write.kind === 'uploaded' ? [said.id ?? 0] : write.ids;
      written.push({ ...write, ids, sentAt, answeredAt });
    }
  };
  const one = (number: number): Promise<void> => {
    const as = people[number % people.length];
    if (number % DELETE_EVERY === 0) {
      const kept = written.find(
        ({ kind, ids }) => kind === 'uploaded' && !deleted.has(ids[0] ?? 0),
      );
      const id = kept?.ids[0];
      const owner = people.find(({ user }) => kept?.content?.endsWith(` of ${user.id}`));
      if (id && owner) {
        deleted.add(id);
        const route = `/barong/resource/documents/${id}`;
        return send(owner, ['DELETE', route], { kind: 'deleted', ids: [id] });
      }
    }
    if (number % UPLOAD_EVERY === 0) {
      const content = `%PDF-1.7\n%%EOF\n% ${number} of ${as?.user.id}`;
      const form = new FormData();
      form.append('doc_type', 'Resume');
      form.append('upload[]', new File([content], `resume ${number}.pdf`));
      const write = { kind: 'uploaded' as const, ids: [], content };
      return send(as, ['POST', '/barong/resource/documents'], write, form);
    }
    const job_id = jobs[Math.floor(number / people.length) % jobs.length] ?? 0;
    const write = { kind: 'saved' as const, ids: [as?.user.id ?? 0, job_id] };
    return send(as, ['POST', '/barong/resource/saved_jobs'], write, JSON.stringify({ job_id }));
  };
  const start = performance.now();
  let sent = 0;
  const ticking = setInterval(() => {
    // Catches up after a pause of this process.
    for (; sent < ((performance.now() - start) / 1_000) * rate; sent += 1) {
      count += 1;
      const sending = one(count).catch((error: unknown) => void refused.push(String(error)));
      running.add(sending);
      void sending.then(() => running.delete(sending));
    }
  }, 1_000 / rate);
  return {
    written,
    refused,
    seconds: () => (performance.now() - start) / 1_000,
    async stop() {
      clearInterval(ticking);
      await Promise.all(running);
    },
  };
}
