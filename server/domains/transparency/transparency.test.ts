import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRANSPARENCY_LEAST } from '../../../contract/constants.ts';
import type { TransparencyFigureName } from '../../../contract/transparency.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addSeeker } from '../../../db/world/people.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { countTransparency } from './transparency.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const figures = async () =>
  Object.fromEntries(
    (await countTransparency(portal.db)).figures.map(({ name, value }) => [name, value]),
  ) as Record<TransparencyFigureName, number | null>;

/** Runs a statement for each `n` from 1 to `count`. */
const each = (count: number, statement: string) =>
  sql
    .raw(`do $$ begin for n in 1..${count} loop ${statement}; end loop; end $$`)
    .execute(portal.db);
const ago = (days: number | string) => `now() - make_interval(days => ${days})`;

const nothing: Record<TransparencyFigureName, number | null> = {
  applications_counted: 0,
  answered_in_time: null,
  answer_median: null,
  open_jobs: 0,
  open_jobs_confirmed: null,
  reports_received: 0,
  reports_decided: 0,
  reports_upheld: 0,
  report_median: null,
  jobs_held: 0,
  jobs_removed: 0,
  jobs_released: 0,
  appeals_decided: 0,
  appeals_granted: 0,
  grievances_received: 0,
  grievances_due: 0,
  grievances_in_time: null,
  refunds_paid: 0,
  refunds_rupees: 0,
};

test('a portal on which nothing has happened says so', async () => {
  expect(await figures()).toEqual(nothing);
});

test('the figures are those of the database, in the period, and none of it is of fewer than ten', async () => {
  const company = await openCompany(portal);
  const job = await openJob(portal, company.id);
  for (let more = 1; more < 12; more += 1) await openJob(portal, company.id);
  await portal.db
    .updateTable('jobs')
    .set({ confirmed_at: sql<string>`now() - interval '15 days'` })
    .where('id', 'in', (jobs) => jobs.selectFrom('jobs').select('id').orderBy('id').limit(3))
    .execute();

  // Twelve answered in time after two days, four late after eight, one not due yet, one too old.
  for (let sent = 0; sent < 18; sent += 1) {
    await addApplication(portal.db, (await addSeeker(portal.db)).id, job);
  }
  await sql`with numbered as (select id, row_number() over (order by id) as n from applications)
    update applications set answer_days = 7,
      created_at = now() - make_interval(days => case when n = 18 then 100 else 20 end),
      answer_due_at = now() - make_interval(days => case n when 17 then -3 when 18 then 93 else 13 end),
      answered_at = case when n <= 12 then now() - interval '18 days'
        when n <= 16 then now() - interval '12 days' when n = 18 then now() - interval '99 days' end,
      answer_late = n between 13 and 16
    from numbered where numbered.id = applications.id`.execute(portal.db);

  // Thirty reports, of which 20 are decided after four days, 12 of them upheld; the check's own and old ones are none.
  await each(
    30,
    `insert into reports (job_id, company_id, title, reason, note, language, created_at, decided_at, outcome)
      values (${job}, ${company.id}, 'Accountant', 'money', '', 'en', ${ago(10)},
        case when n <= 20 then ${ago(6)} end,
        case when n <= 12 then 'upheld' when n <= 20 then 'unfounded' end)`,
  );
  await each(
    11,
    `insert into reports (job_id, company_id, title, reason, note, language, created_at, signals)
      values (${job}, ${company.id}, 'Accountant', 'money', '', 'en',
        case when n = 1 then ${ago(91)} else now() end, case when n > 1 then '[]'::jsonb end)`,
  );
  await each(
    25,
    `insert into moderation_acts (job_id, act, reason) values
      (${job}, case when n <= 14 then 'held' when n <= 20 then 'removed' else 'released' end, '')`,
  );
  await each(
    16,
    `insert into contact_messages (name, email, topic, message, language, created_at, due_at, answered_at)
      values ('Asha', 'asha@people.test', case when n <= 14 then 'grievance' else 'help' end, 'x', 'en',
        ${ago(20)}, ${ago(5)}, case when n <= 9 then ${ago(6)} when n <= 12 then ${ago(1)} end)`,
  );

  expect(await figures()).toEqual({
    ...nothing,
    applications_counted: 16,
    answered_in_time: 75,
    answer_median: 2,
    open_jobs: 12,
    open_jobs_confirmed: 75,
    reports_received: 30,
    reports_decided: 20,
    reports_upheld: 12,
    report_median: 4,
    jobs_held: 14,
    // Six removed and five released.
    jobs_removed: null,
    jobs_released: null,
    grievances_received: 14,
    // Two were never answered.
    grievances_due: 14,
    grievances_in_time: 64,
  });
});

test('everybody reads them, as data and as a table, of one moment', async () => {
  const { status, body } = await portal.call('GET /barong/public/transparency', {});
  expect(status).toBe(200);
  const days = (Date.parse(body.until) - Date.parse(body.since)) / 86_400_000;
  expect(days).toBeCloseTo(90);
  const counts = body.figures.filter(({ unit }) => unit === 'count').map(({ value }) => value);
  const small = counts.filter((value) => value !== null && value > 0 && value < TRANSPARENCY_LEAST);
  expect([counts.length > 0, small]).toEqual([true, []]);
  const { headers, text } = await portal.send({
    method: 'GET',
    url: '/api/v2/barong/public/transparency.csv',
  });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toEqual(
    body.figures.map(({ subject, name, unit, value }) =>
      [subject, name, unit, value ?? '', body.since, body.until].map((cell) => `"${cell}"`).join(),
    ),
  );
});
