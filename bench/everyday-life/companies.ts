import { sql } from 'kysely';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { companyTransitions } from '../../contract/applications/statuses.ts';
import { oneOf } from '../every-call/inputs.ts';
import { call } from './calls.ts';
import { firstOf, type Person, type Town } from './town.ts';

interface Received {
  id: number;
  status: ApplicationStatus;
  seeker_id: number;
}

type Step = (town: Town, as: Person, received: readonly Received[]) => Promise<unknown>;

/** What recruiters do, each about so many times in a hundred. */
const steps: readonly (readonly [number, Step])[] = [
  [6, changeJob],
  [24, decide],
  [10, decideMany],
  [7, undo],
  [12, offer],
  [8, endOffer],
  [12, invite],
  [4, cancelInterview],
  [8, write],
  [9, look],
];

const MANY = 6;

export async function companyStep(town: Town, as: Person): Promise<unknown> {
  const { rows } = await sql<Received>`
    select applications.id, applications.status, seeker_id from applications
      join jobs on jobs.id = job_id
     where company_id = ${as.companyId} order by random() limit ${MANY}`.execute(town.db);
  const all = steps.flatMap(([times, step]) => Array.from({ length: times }, () => step));
  return oneOf(town.random, all)(town, as, rows);
}

const ownJob = ({ random, jobs }: Town, { companyId }: Person) =>
  oneOf(random, jobs.get(companyId) ?? []);

/** One in such a status, or else any. */
const oneIn = (received: readonly Received[], statuses: readonly ApplicationStatus[]) =>
  received.find(({ status }) => statuses.includes(status)) ?? received[0];

const newestOf = (table: 'offers' | 'interviews', { companyId }: Person) =>
  sql`select thing.id from ${sql.table(table)} as thing
      join applications on applications.id = application_id join jobs on jobs.id = job_id
    where company_id = ${companyId} order by random() limit 1`;

async function changeJob(town: Town, as: Person) {
  const path = `/barong/resource/jobs/${ownJob(town, as)}`;
  const what = town.random();
  if (what < 0.3) await call(town, as, 'POST', `${path}/closure`);
  else if (what < 0.9) await call(town, as, 'POST', `${path}/reopening`, {});
  else await call(town, as, 'POST', `${path}/duplicates`);
}

async function decide(town: Town, as: Person, [one]: readonly Received[]) {
  if (!one) return;
  const status = oneOf(town.random, [...companyTransitions[one.status], 'accepted']);
  await call(town, as, 'PUT', `/barong/resource/applications/${one.id}/status`, { status });
}

async function decideMany(town: Town, as: Person, received: readonly Received[]) {
  const ids = received.map(({ id }) => id);
  if (ids.length === 0) return;
  const status = oneOf(town.random, ['accepted', 'rejected']);
  await call(town, as, 'POST', '/barong/resource/applications/decisions', { ids, status });
}

async function undo(town: Town, as: Person, received: readonly Received[]) {
  const ids = received.map(({ id }) => id);
  if (ids.length === 0) return;
  await call(town, as, 'POST', '/barong/resource/applications/decisions/undo', { ids });
}

const terms = {
  designation: 'Accounts Executive',
  ctc_inr: 360_000,
  basic_inr: 180_000,
  joining_on: '2099-02-01',
  valid_until: '2099-01-20',
  place: '12 Siyaganj, Indore',
  duties: 'Entries.',
};

async function offer(town: Town, as: Person, received: readonly Received[]) {
  const one = oneIn(received, ['interview', 'accepted', 'offered']);
  if (!one) return;
  if (town.random() < 0.3) {
    const ids = received.map(({ id }) => id);
    await call(town, as, 'POST', '/barong/resource/applications/offers', { ...terms, ids });
  } else
    await call(town, as, 'POST', '/barong/resource/offers', { ...terms, application_id: one.id });
}

async function endOffer(town: Town, as: Person) {
  const one = await firstOf<{ id: number }>(town, newestOf('offers', as));
  if (!one) return;
  const path = `/barong/resource/offers/${one.id}`;
  if (town.random() < 0.5) await call(town, as, 'POST', `${path}/withdrawal`, {});
  else await call(town, as, 'POST', `${path}/joining`, { joined: true });
}

async function invite(town: Town, as: Person, received: readonly Received[]) {
  const one = oneIn(received, ['pending', 'reviewing', 'interview']);
  if (!one) return;
  const day = 10 + Math.floor(town.random() * 15);
  const times =
    town.random() < 0.5
      ? { starts_at: `2099-01-${day}T05:30:00.000Z` }
      : { slots: [`2099-01-${day}T07:30:00.000Z`, `2099-01-${day}T09:30:00.000Z`] };
  await call(town, as, 'POST', '/barong/resource/interviews', {
    application_id: one.id,
    place: '12 Siyaganj, Indore',
    bring: 'Aadhaar',
    ...times,
  });
}

async function cancelInterview(town: Town, as: Person) {
  const one = await firstOf<{ id: number }>(town, newestOf('interviews', as));
  if (one) await call(town, as, 'POST', `/barong/resource/interviews/${one.id}/cancellation`, {});
}

async function write(town: Town, as: Person, [one]: readonly Received[]) {
  if (!one) return;
  const opened = await call<{ id: number }>(town, as, 'POST', '/barong/resource/conversations', {
    application_id: one.id,
  });
  if (opened.status !== 201) return;
  const path = `/barong/resource/conversations/${opened.body.id}`;
  const what = town.random();
  if (what < 0.1) await call(town, as, 'PUT', `${path}/block`, { blocked: town.random() < 0.3 });
  else if (what < 0.4) await call(town, as, 'GET', `${path}/messages`);
  else await call(town, as, 'POST', `${path}/messages`, { content: 'Can you come on Monday?' });
}

async function look(town: Town, as: Person, [one]: readonly Received[]) {
  const pages = [
    'candidates?limit=100',
    `jobs/${ownJob(town, as)}/applications?limit=100`,
    'applications?limit=100',
    'offers',
    'interviews',
    'notifications',
    'hr/job_stats',
    'applications.csv',
    ...(one ? [`applications/${one.id}`, `applications/${one.id}/candidate`] : []),
  ];
  await call(town, as, 'GET', `/barong/resource/${oneOf(town.random, pages)}`);
}
