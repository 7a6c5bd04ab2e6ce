import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { adminRoles } from '../../../contract/admin/admin-roles.ts';
import type { HealthReadings } from '../../platform/health/health.ts';
import { recentStatements } from '../../platform/health/recent-statements.ts';
import { recentTimes } from '../../platform/health/recent-times.ts';
import { addTask } from '../../platform/tasks.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { judge } from './health.ts';

const portal = await openPortal();

const ask = (as?: Parameters<Portal['call']>[1]['as']) =>
  portal.call('GET /barong/admin/health', { as });
const owner = async () => registerAdmin(portal);

test('owners and support read it, and nobody else', async () => {
  const statuses: Record<string, number> = {};
  for (const role of adminRoles) {
    const id = await openAccount(portal, 'admin');
    const set = { admin_role: role };
    await portal.db.updateTable('accounts').set(set).where('id', '=', id).execute();
    statuses[role] = (await ask(await openSession(portal, id))).status;
  }
  expect(statuses).toEqual({
    owner: 200,
    support: 200,
    moderator: 403,
    finance: 403,
    data_protection: 403,
  });
  const others = [await ask(), await ask(await register(portal))];
  expect(others.map(({ status }) => status)).toEqual([401, 403]);
});

test('it shows tasks apart from mails, and database, disk, backups and searches', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db);
  await addTask(portal.db, 'send_mail', { to: 'asha@people.test' });
  await addTask(portal.db, 'index_jobs_of_company', {});
  await addTask(portal.db, 'read_alerts_anew', {});
  await addTask(portal.db, 'send_mail', { to: 'meera@people.test' });
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '20 minutes',
    attempts = case when task_id = (select id from graphile_worker._private_tasks
      where identifier = 'read_alerts_anew') then max_attempts else 0 end`.execute(portal.db);
  // The mail server has refused it for a while, and the next try comes later.
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '7 minutes', attempts = 6
    where payload ->> 'to' = 'meera@people.test'`.execute(portal.db);
  for (let time = 0; time < 3; time += 1) {
    await portal.call('GET /barong/public/jobs', { query: { search: `tailor ${time}` } });
  }
  const { body } = await ask(await owner());
  expect(body.queue).toMatchObject({ state: 'bad', cause: 'tasks_late', waiting: 1, given_up: 1 });
  expect(body.mail).toMatchObject({ state: 'bad', cause: 'mails_late', waiting: 1, retried: 1 });
  expect(body.mail.oldest_seconds).toBeGreaterThanOrEqual(1_200);
  expect(body.backup).toEqual({
    state: 'bad',
    cause: 'backup_none',
    newest_at: null,
    folder: '/backups',
    nightly: false,
  });
  expect(body.search).toMatchObject({ state: 'unknown', cause: 'searches_few', count: 3 });
  expect(body.search.slowest_ms).toBeGreaterThan(0);
  const { count, slowest } = body.statements;
  expect([count > 20, slowest.length]).toEqual([true, 5]);
  expect(JSON.stringify(slowest)).not.toContain('tailor');
  expect(slowest.map(({ text }) => text).join()).toContain('$');
  expect(body.database.size_bytes).toBeGreaterThan(1e6);
  expect(body.database.connections).toBeGreaterThan(0);
  expect(body.disk.disks.map(({ places }) => places)).toEqual([['files']]);
});

const GIB = 1_073_741_824;
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 25);
const none = { waiting: 0, failed: 0, retried: 0, oldestSeconds: 0 };
const well: HealthReadings = {
  queue: { tasks: none, mails: none },
  database: {
    answer_ms: 1,
    size_bytes: GIB,
    connections: 10,
    connections_most: 100,
    is_replica: false,
    replica: 'in_use',
  },
  disks: [{ places: ['files'], free_bytes: 50 * GIB, total_bytes: 100 * GIB }],
  backup: { folder: '/backups', nightly: true, newest_ms: NOW - 5 * HOUR },
  searches: { count: 400, p95_ms: 80, slowest_ms: 900 },
  statements: { count: 400, shapes: [] },
};
const judgedWith = (more: Partial<HealthReadings>) => {
  const found = judge({ ...well, ...more }, NOW);
  return Object.entries(found)
    .filter(([, { state }]) => state !== 'good')
    .map(([part, { state, cause }]) => `${part} ${state} ${cause}`);
};
const queue = (part: 'tasks' | 'mails', more: object) => ({
  queue: { tasks: none, mails: none, [part]: { ...none, ...more } },
});
const database = (more: object) => ({ database: { ...well.database, ...more } }) as typeof well;
const free = (gib: number, total = 100) => ({
  disks: [
    { places: ['files' as const], free_bytes: 50 * GIB, total_bytes: 100 * GIB },
    { places: ['backups' as const], free_bytes: gib * GIB, total_bytes: total * GIB },
  ],
});
const backup = (more: object) => ({ backup: { ...well.backup, ...more } });
const statements = (total_ms: number, runs: number, count = 400) => ({
  statements: {
    count,
    shapes: [{ name: 'select jobs', text: '', count: runs, total_ms, longest_ms: total_ms }],
  },
});
const searches = (p95_ms: number, count = 400) => ({ searches: { count, p95_ms, slowest_ms: 1 } });

describe('the verdict', () => {
  test.each<[string, Partial<HealthReadings>, string[]]>([
    ['all is well', {}, []],
    ['a short wait', queue('tasks', { waiting: 9, oldestSeconds: 600 }), []],
    ['a long wait', queue('tasks', { waiting: 9, oldestSeconds: 601 }), ['queue bad tasks_late']],
    ['a lost task', queue('tasks', { failed: 1 }), ['queue watch tasks_given_up']],
    ['mails that wait', queue('mails', { oldestSeconds: 601 }), ['mail bad mails_late']],
    ['a mail given up', queue('mails', { failed: 1 }), ['mail watch mails_given_up']],
    ['a refused mail', queue('mails', { retried: 1 }), ['mail watch mails_retried']],
    ['a mail server away', queue('mails', { retried: 10 }), ['mail bad mails_retried']],
    ['a task that fails', queue('tasks', { retried: 9 }), []],
    ['tasks that fail', queue('tasks', { retried: 10 }), ['queue watch tasks_retried']],
    ['half a disk', free(50), []],
    ['a filling disk', free(9), ['disk watch disk_filling']],
    ['a full disk', free(2.9), ['disk bad disk_full']],
    ['a small disk', free(2, 8), ['disk watch disk_filling']],
    ['a replica', database({ is_replica: true }), ['database bad database_read_only']],
    ['a replica that is gone', database({ replica: 'away' }), ['database watch replica_away']],
    ['a replica that lags', database({ replica: 'behind' }), ['database watch replica_behind']],
    ['no replica', database({ replica: null }), []],
    ['many connections', database({ connections: 80 }), ['database watch connections_many']],
    ['no connection left', database({ connections: 97 }), ['database bad connections_used_up']],
    ['no backup', backup({ newest_ms: null }), ['backup bad backup_none']],
    ['a backup of the night', backup({ newest_ms: NOW - 26 * HOUR }), []],
    ['a missed night', backup({ newest_ms: NOW - 27 * HOUR }), ['backup watch backup_old']],
    ['a missed week', backup({ newest_ms: NOW - 169 * HOUR }), ['backup bad backup_old']],
    ['backups by hand', backup({ nightly: false }), ['backup watch backup_not_nightly']],
    ['searches of a third of a second', searches(301), ['search watch searches_slow']],
    ['searches of a second', searches(1_001), ['search bad searches_slow']],
    ['a slow statement', statements(1_505, 5), ['statements watch statements_slow']],
    ['a very slow one', statements(5_005, 5), ['statements bad statements_slow']],
    ['one that was slow a few times', statements(8_000, 4), []],
    ['a few statements', statements(9_000, 9, 19), ['statements unknown statements_few']],
    ['a few slow searches', searches(1_001, 19), ['search unknown searches_few']],
  ])('%s', (_, more, expected) => {
    expect(judgedWith(more)).toEqual(expected);
  });

  test('is refused while the database does not answer', () => {
    expect(() => judge({ ...well, database: null }, NOW)).toThrow('server.not_ready');
  });
});

test('statistics of times cover the last hour, failures included; 95 of 100 took no longer than the first figure', async () => {
  let clock = 0;
  const times = recentTimes(() => clock);
  const take = (ms: number) => times.timed(async () => void (clock += ms));
  expect(times.read()).toEqual({ count: 0, p95_ms: null, slowest_ms: null });
  await take(5_000);
  clock += 3_600_000;
  for (let ms = 1; ms <= 99; ms += 1) await take(ms);
  const fail = times.timed(async () => {
    clock += 100;
    throw new Error('no');
  });
  await expect(fail).rejects.toThrow('no');
  expect(times.read()).toEqual({ count: 100, p95_ms: 95, slowest_ms: 100 });
});

describe('the list of statements', () => {
  test('covers the last hour, by shape and without values, those that take most time first', () => {
    let clock = 0;
    const times = recentStatements(() => clock);
    const inList = (count: number) =>
      `select "id" from "jobs" where "id" in (${Array.from({ length: count }, (_, at) => `$${at + 1}`).join(', ')}) and state = 'open' limit 20`;
    times.note('delete from alerts where id = $1', 500);
    clock = 3_600_000;
    times.note(inList(2), 10);
    times.note(inList(30), 40);
    times.note('update accounts set name = $1 where id = $2', 45);
    const read = times.read();
    expect(read.count).toBe(3);
    expect(
      read.shapes.map(({ name, count, total_ms, longest_ms }) => [
        name,
        count,
        total_ms,
        longest_ms,
      ]),
    ).toEqual([
      ['select jobs', 2, 50, 40],
      ['update accounts', 1, 45, 45],
    ]);
    expect(read.shapes[0]?.text).toBe(
      `select "id" from "jobs" where "id" in ($…) and state = '…' limit …`,
    );
    clock += 3_600_000;
    expect(times.read().shapes).toEqual([]);
  });

  test('takes no more memory, however many shapes there are', () => {
    const times = recentStatements(() => 0);
    for (let shape = 0; shape < 5_000; shape += 1)
      times.note(`select c_${'x'.repeat(shape % 90)}${shape}z`, 1);
    const { count, shapes } = times.read();
    expect([count, shapes.length]).toEqual([5_000, 201]);
    expect(shapes[0]).toMatchObject({ name: 'others', count: 4_800 });
  });
});
