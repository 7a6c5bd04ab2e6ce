import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Endpoint, isFor, type Role } from '../../contract/endpoint.ts';
import { addTask } from '../platform/tasks.ts';
import { idPlacesOf } from '../test/ids.ts';
import { copyEverything } from '../test/many-of-everything.ts';
import { addMarkedPerson } from '../test/marked-person.ts';
import { operations, urlWith } from '../test/operations.ts';
import { PASSWORD } from '../test/people.ts';
import { make, openTwoOfEverything } from '../test/two-of-everything.ts';
import { allSchedules, allTasks } from '../worker.ts';

// What signed-in people ask, and what runs by a timetable, reads no more rows when others have come:
// everything is there some hundred times, and nothing reads a row of each.

const COPIES = 400;

/**
 * What stays as it is: what is offered and known of words, queues that are emptied every minute, and the attempts of a day,
 * which have no index by whom they are about, because every request would write it.
 */
const left = new Set([
  'attempt_counts',
  'plans',
  'search_synonyms',
  'audit.start',
  'candidate_news',
  'held_decisions',
  'search_news',
  'search_changes',
  'news',
]);

const counted = 'Counts the list, up to ten thousand rows.';
const all = 'Counts or sums up all, for admins alone.';
const searched = 'Admins search by a part of any of these.';
const admins = 'There are few admins.';
const missed = 'Those missed in the last days, which all are here.';
const everything = 'Looks through everything, in portions.';
const few = 'Nothing is kept there for long.';
const nightly = 'So little is kept of each that it is read once in a night.';
const waiting = 'Reads what waits or is to come, which is much only here.';

/** The tables of which something reads a row of each copy, and why it may. */
const wholeTables: Record<string, Record<string, string>> = {
  'GET /barong/resource/candidates': {
    accounts: 'Without words, everybody who wants to be found is in the list, and counted.',
    candidate_search: 'The same.',
    profiles: 'The same.',
  },
  'GET /barong/resource/candidate_searches': {
    candidate_search: 'The same, up to a hundred for each.',
  },
  'GET /barong/admin/moderation/jobs/:id': {
    companies: 'Jobs with the same text, as all of them have here.',
    jobs: 'The same.',
  },
  'GET /barong/admin/moderation/profiles/:id': {
    message_reports: 'Few people are reported, and admins look at one after another.',
  },
  'GET /barong/admin/users': {
    accounts: counted,
    interviews: missed,
    applications: missed,
    jobs: missed,
  },
  'GET /admin/hr_accounts': {
    accounts: all,
    interviews: missed,
    applications: missed,
    jobs: missed,
  },
  'GET /barong/admin/payments': {
    payments: counted,
    refunds: counted,
    subscriptions: searched,
    subscription_charges: searched,
    invoices: searched,
    companies: searched,
    accounts: searched,
  },
  'GET /barong/admin/subscriptions': {
    subscriptions: counted,
    companies: searched,
    accounts: searched,
  },
  'GET /barong/admin/invoices': { invoices: counted },
  'GET /barong/admin/differences': { settlement_differences: all },
  'GET /barong/admin/audit_entries': { 'audit.entries': counted, accounts: searched },
  'GET /barong/admin/contact_messages': { contact_messages: counted },
  'GET /barong/admin/company_checks': { company_checks: counted, companies: counted },
  'GET /barong/admin/reports': { reports: counted, companies: counted },
  'GET /barong/admin/message_reports': { message_reports: counted, companies: counted },
  'GET /barong/admin/appeals': { appeals: counted, accounts: counted },
  'GET /barong/admin/testimonials': { testimonials: counted, accounts: counted },
  'GET /barong/admin/advertisements': { advertisements: all },
  'GET /barong/admin/breaches': { breaches: all },
  'GET /barong/admin/legal_versions': { legal_versions: all, legal_consents: all },
  'GET /barong/admin/admins': { accounts: admins, passkeys: admins, two_step: admins },
  'GET /barong/admin/figures': {
    accounts: all,
    companies: all,
    jobs: all,
    applications: all,
    payments: all,
    refunds: waiting,
    advertisements: waiting,
    appeals: waiting,
    breaches: waiting,
    company_checks: waiting,
    contact_messages: waiting,
    message_reports: waiting,
    reports: waiting,
    settlement_differences: waiting,
    testimonials: waiting,
  },
  'GET /barong/admin/figures/days': {
    accounts: 'Those of the days that are shown, which all are here.',
    applications: 'The same.',
    jobs: 'The same.',
  },
  'POST /barong/resource/users/me/deletion': {
    push_subscriptions: 'So few are not looked up one by one.',
    sms_logins: few,
  },
  forget_old_rows: {
    sessions: 'An index by their last use would be written with every request.',
    push_subscriptions: 'The same.',
    idempotency_keys: few,
    guest_forms: few,
  },
  run_answer_clock: {
    application_events: 'Those of the last hours, which all are here.',
    applications: 'The same.',
    companies: 'The same.',
    jobs: 'The same.',
  },
  count_answers: { applications: everything, companies: everything, jobs: everything },
  escalate_contact_messages: { contact_messages: waiting },
  forget_old_public_times: { found_periods: nightly, public_profile_periods: nightly },
  remove_told_waits: { feature_waits: nightly },
  remind_of_interviews: { interviews: waiting },
  erase_old_invoices: { invoices: waiting },
  run_offer_clock: { offers: waiting },
  forget_old_passkey_challenges: { passkey_challenges: few },
  forget_old_copies: { personal_copies: few },
  forget_old_phone_codes: { phone_codes: few },
  forget_old_sms_logins: { sms_logins: few },
  check_histories: {
    accounts: everything,
    application_events: everything,
    applications: everything,
  },
  forget_old_reply_addresses: { reply_addresses: nightly },
  forget_old_testimonial_periods: { testimonial_periods: nightly },
  count_suggestions: { jobs: 'Counts the words of all open jobs.' },
  count_words: {
    companies: 'Counts the words of all open jobs.',
    job_search: 'The same.',
    jobs: 'The same.',
    search_words: 'The same.',
  },
  read_settlements: { payments: everything, settlement_differences: waiting },
  ask_about_payments: { payments: waiting },
};

const MANY =
  'it reads a row of each copy: add an index for it in a migration, or say in `wholeTables` why it may';

const things: Record<string, number> = {};
const asked = vi.spyOn(pg.Client.prototype, 'query');
const world = await openTwoOfEverything();

beforeAll(async () => {
  for (const thing of Object.keys(world.make)) things[thing] = await make(world, thing);
  await fillRest();
  // What is due is done before, so that nothing of the copies is due.
  for (const { task } of allSchedules) await run(task);
  await copyEverything(world.portal.db, COPIES, left);
}, 120_000);

/** Puts a row into each table of people that has none. */
async function fillRest(): Promise<void> {
  const { portal } = world;
  const tables: string[] = [];
  for (const [table, of] of Object.entries(portal.services.tables)) {
    if ('nobody' in of) continue;
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(portal.db);
    if (rows.length === 0) tables.push(table);
  }
  const job = await portal.db
    .selectFrom('jobs')
    .select(['id', 'company_id'])
    .where('id', '=', things['job'] ?? 0)
    .executeTakeFirstOrThrow();
  await addMarkedPerson(portal, { tables, companyId: job.company_id, jobId: job.id });
}

/** Runs the task by itself; a failure is written to the log. */
async function run(task: string): Promise<void> {
  const { portal } = world;
  const work = allTasks(portal.services)[task];
  if (!work) throw new Error(`there is no task ${task}`);
  await addTask(portal.db, task, {});
  await portal.work({ [task]: work });
}

const roleOf = { seeker: 'user', recruiter: 'hr', admin: 'admin' } as const satisfies Record<
  string,
  Role
>;
type Reader = keyof typeof roleOf;
const readers = Object.keys(roleOf) as Reader[];

const requests = operations.flatMap(([route, operation]) => {
  const { method, endpoint } = operation;
  // Setting a document takes longer than finding what is in it; what admins export has all of a list.
  const isExport = route.includes('.csv') && isFor(endpoint.who, 'admin');
  const isDocument = endpoint.output === 'file' && (isExport || !route.includes('.csv'));
  if (method !== 'GET' || endpoint.who === 'anyone' || endpoint.output === 'events' || isDocument)
    return [];
  return readers
    .filter((reader) => isFor(endpoint.who, roleOf[reader]))
    .flatMap((reader) =>
      queriesOf(endpoint).map((query) => [reader, route, query, operation] as const),
    );
});

/** The list as it is, its second page, a search, and each value of each filter. */
function queriesOf({ query }: Endpoint): string[] {
  const fields = Object.entries(query?.shape ?? {});
  return fields.reduce(
    (queries, [name, field]) => [
      ...queries,
      ...valuesOf(name, field as z.ZodType).map((value) => `${name}=${value}`),
    ],
    [''],
  );
}

function valuesOf(name: string, field: z.ZodType): string[] {
  if (name === 'page') return ['2'];
  if (name === 'search') return ['asha'];
  if (field instanceof z.ZodEnum) return field.options.map(String);
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodCatch
  ) {
    return valuesOf(name, field.unwrap() as z.ZodType);
  }
  if (field instanceof z.ZodPipe) return valuesOf(name, field.in as z.ZodType);
  return [];
}

interface Counted {
  table: string;
  rows: number;
}

/** The connections that were used so far. */
const used = new Set<pg.Client>();

/** How many rows of each table PostgreSQL has read so far, in tables or indexes. */
async function rowsRead(): Promise<Map<string, number>> {
  const { db } = world.portal;
  for (const client of asked.mock.contexts) used.add(client as pg.Client);
  // A connection tells what it has read only now and then.
  for (const client of used) {
    await client.query('select pg_stat_force_next_flush()').catch(() => used.delete(client));
  }
  const { rows } = await sql<Counted>`
    select coalesce(indrelid, oid)::regclass::text as "table", sum(pg_stat_get_tuples_returned(oid))::bigint as rows
      from pg_class left join pg_index on indexrelid = oid
     where relkind in ('r', 'i') and relnamespace in ('public'::regnamespace, 'audit'::regnamespace)
     group by 1`.execute(db);
  asked.mockClear();
  return new Map(rows.map(({ table, rows: count }) => [table, count]));
}

/** What was read until the last look, after which nothing else has run. */
let seen: Map<string, number> | undefined;

/** The tables of which this reads as many rows as there are copies. */
async function readsMany(name: string, what: () => Promise<unknown>): Promise<string[]> {
  const before = seen ?? (await rowsRead());
  await what();
  const after = await rowsRead();
  seen = after;
  return [...after]
    .map(([table, rows]): [string, number] => [table, rows - (before.get(table) ?? 0)])
    .filter(
      ([table, rows]) =>
        rows >= COPIES && !left.has(table) && !(table in (wholeTables[name] ?? {})),
    )
    .map(([table, rows]) => `${rows} of ${table}`);
}

/** The same; asked again if it did, because the first time a plan may be made, which looks at the ends of indexes. */
async function readsManyAgain(name: string, what: () => Promise<unknown>): Promise<string[]> {
  const many = await readsMany(name, what);
  return many.length > 0 ? readsMany(name, what) : many;
}

describe('what somebody asks reads rows of few', () => {
  test.each(requests)('%s %s?%s', async (reader, route, query, operation) => {
    const places = idPlacesOf(operation.endpoint);
    const idOf = (thing = '') => things[thing] ?? 0;
    const [id = 0] = places
      .filter(({ part }) => part === 'params')
      .map(({ rule }) => idOf(Object.keys(rule?.things ?? {})[0]));
    const ids = places
      .filter(({ part }) => part === 'query')
      .map(({ name, rule }) => `${name}=${idOf(Object.keys(rule?.things ?? {})[0])}`);
    const url = `${urlWith(operation, id)}?${[query, ...ids].join('&')}`;
    const ask = () => world.portal.send({ method: 'GET', url, as: world.as[reader] });
    expect(await readsManyAgain(route, ask), MANY).toEqual([]);
  });
});

test('who leaves for good is found in every table by an index', async () => {
  const { portal } = world;
  const leave = () =>
    portal.call('POST /barong/resource/users/me/deletion', {
      as: world.as.otherSeeker,
      body: { password: PASSWORD },
    });
  expect(
    await readsMany('POST /barong/resource/users/me/deletion', async () =>
      expect((await leave()).status).toBe(200),
    ),
    MANY,
  ).toEqual([]);
});

describe('what has done its work reads rows of few', () => {
  // Alerts are read anew in portions, for which this would take longer than for everything else.
  const untried = new Set(['back_up', 'read_alerts_anew']);
  const tasks = allSchedules.map(({ task }) => task).filter((task) => !untried.has(task));
  test.each(tasks)('%s', async (task) => {
    expect(await readsManyAgain(task, () => run(task)), MANY).toEqual([]);
  });
});
