// Simulated people who use the portal over HTTP until the kill, and record what it acknowledged.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../contract/accounts.ts';
import { JOBS_PER_COMPANY_PER_DAY } from '../../contract/constants.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Ledger, Person, PendingWrite } from './ledger.ts';

const PASSWORD = 'Mango-tree-42';
const NEW_SEEKERS = 2;
const OLD_RECRUITERS = 2;
const OLD_SEEKERS = 4;

/** Thrown when the server is gone; pending writes stay unanswered. */
class Gone extends Error {}

export interface Round {
  address: string;
  mailFolder: string;
  ledger: Ledger;
  /** Makes the names of this round unique. */
  number: number;
  /** Aborted once the server is killed. */
  killed: AbortSignal;
}

/**
 * Repeats what the last kill left unanswered, then writes as new and existing people until the
 * kill.
 */
export async function writeUntilKilled(round: Round): Promise<void> {
  const { ledger } = round;
  const writers = [
    ledger.unanswered
      .splice(0)
      .reduce((before, sending) => before.then(() => send(round, sending)), Promise.resolve()),
    join(round, 'hr', 'new').then((recruiter) => postJobs(round, recruiter)),
    ...ledger.recruiters.slice(-OLD_RECRUITERS).map((recruiter) => postJobs(round, recruiter)),
    ...ledger.seekers.slice(-OLD_SEEKERS).map((seeker) => applyToAll(round, seeker)),
    ...Array.from({ length: NEW_SEEKERS }, (_, index) =>
      join(round, 'user', `${index}`).then((seeker) => applyToAll(round, seeker)),
    ),
  ];
  const ends = await Promise.allSettled(writers);
  for (const end of ends) {
    if (end.status === 'rejected' && !(end.reason instanceof Gone)) throw end.reason;
  }
}

async function postJobs(round: Round, recruiter: Person) {
  const { jobs } = round.ledger;
  // In three rounds each recruiter stays below what a company may post in a day.
  for (let count = 1; count < JOBS_PER_COMPANY_PER_DAY / 3; count += 1) {
    const title = `Job ${round.number}.${count} of ${recruiter.name}`;
    await send(round, {
      as: recruiter,
      path: '/barong/resource/jobs',
      body: {
        title,
        description: 'Keeps the books of three shops.',
        location: 'Indore',
        employment_type: 'full_time',
        skills: ['Tally'],
      },
      key: title,
      acknowledged: ({ id }) => jobs.set(id, title),
    });
  }
}

async function applyToAll(round: Round, seeker: Person) {
  const { jobs, applications } = round.ledger;
  const tried = new Set<number>();
  while (!round.killed.aborted) {
    const id = [...jobs.keys()].findLast((job) => !tried.has(job));
    if (id === undefined) await sleep(50);
    else {
      tried.add(id);
      await send(round, {
        as: seeker,
        path: `/barong/resource/jobs/${id}/apply`,
        body: { cover_letter: 'I kept the books of two shops for three years.' },
        key: `apply ${id}`,
        acknowledged: (application) => applications.add(application.id),
      });
    }
  }
}

/** Registers, reads the mailed code and confirms it; a recruiter also completes the company. */
async function join(round: Round, role: 'user' | 'hr', suffix: string): Promise<Person> {
  const { ledger, number } = round;
  const name = `${role === 'hr' ? 'Recruiter' : 'Seeker'} ${number}${suffix}`;
  const email = `${role}.${number}.${suffix}@drill.test`;
  await call(round, '/barong/identity/users', {
    body: { email, password: PASSWORD, username: name, data: { user_type: role } },
  });
  const otp = await readCode(round, email);
  const session = (await call(round, '/barong/identity/verification/verify-otp', {
    body: { email, otp },
  })) as Session;
  ledger.verified.push(email);
  const person = { name, email, session };
  if (role === 'hr') {
    await call(round, '/barong/resource/hr_profile', {
      body: { company_name: name, company_description: 'Shops.', industry: 'Retail' },
      as: person,
    });
    ledger.recruiters.push(person);
  } else {
    ledger.seekers.push(person);
  }
  return person;
}

async function readCode({ mailFolder, killed }: Round, email: string): Promise<string> {
  while (!killed.aborted) {
    const mails = await readdir(mailFolder).catch(() => []);
    const mail = mails.find((name) => name.endsWith(`-${email}.eml`));
    const text = mail ? await readFile(path.join(mailFolder, mail), 'utf8') : '';
    const code = /^Subject: (\d{6})/m.exec(text)?.[1];
    if (code) return code;
    await sleep(30);
  }
  throw new Gone();
}

/** Sends a write that must take effect once, however often it is sent. */
async function send(round: Round, sending: PendingWrite): Promise<void> {
  const { as, path: route, body, key, acknowledged } = sending;
  try {
    const answer = await call(round, route, { as, body, key });
    if (answer) acknowledged(answer as { id: number });
  } catch (error) {
    if (error instanceof Gone) round.ledger.unanswered.push(sending);
    throw error;
  }
}

/** The answer of a successful call; undefined if it was refused, which is recorded. */
async function call(
  { address, ledger }: Round,
  route: string,
  { as, body, key }: { as?: Person; body: object; key?: string },
): Promise<unknown> {
  let status: number;
  let answer: unknown;
  try {
    const response = await fetch(address + API_BASE + route, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as && { authorization: `Bearer ${as.session.token}` }),
        ...(as && { 'x-csrf-token': as.session.csrf_token }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    status = response.status;
    answer = await response.json();
  } catch {
    throw new Gone();
  }
  if (status < 300) return answer;
  ledger.refused.push(`${route}: ${status} ${JSON.stringify(answer)}`);
  return undefined;
}
