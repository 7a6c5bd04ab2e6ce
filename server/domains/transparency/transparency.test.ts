import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TRANSPARENCY_LEAST } from '../../../contract/constants.ts';
import type { TransparencyFigureName } from '../../../contract/transparency/subjects.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addProfile, addSeeker } from '../../../db/world/people.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { beat } from '../../platform/health/heartbeat.ts';
import { openPortal } from '../../test/portal.ts';
import { countTransparency } from './transparency.ts';
import { IN_ORDER } from '../../../contract/test/in-order.ts';

const portal = await openPortal();

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
  profiles_held: 0,
  profiles_released: 0,
  appeals_decided: 0,
  appeals_granted: 0,
  grievances_received: 0,
  grievances_due: 0,
  grievances_in_time: null,
  refunds_paid: 0,
  refunds_rupees: 0,
  consents_terms: 0,
  consents_contact: 0,
  consents_companies: 0,
  consents_found: 0,
  consents_public: 0,
  consents_phone: 0,
  consents_withdrawn: 0,
  uptime: null,
  minutes_measured: 0,
};

describe('the figures of one portal', IN_ORDER, () => {
  test('a portal on which nothing has happened says so', async () => {
    expect(await figures()).toEqual(nothing);
  });

  test('the figures match the database for the period, and none covers fewer than ten cases', async () => {
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

    // Thirty reports, of which 20 are decided after four days, 12 of them upheld; the check's own and old ones do not
    // count.
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
    const { id: profile } = await addSeeker(portal.db);
    await each(
      11,
      `insert into moderation_acts (account_id, act, reason) values (${profile}, 'held', '')`,
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
      profiles_held: 11,
      grievances_received: 14,
      // Two were never answered.
      grievances_due: 14,
      grievances_in_time: 64,
      // Every applicant shares address and number with the same company.
      consents_contact: 18,
      consents_companies: null,
    });
  });

  describe('consents', () => {
    test('are those in force now, by purpose, of active accounts; and those withdrawn', async () => {
      await sql`delete from contact_shares`.execute(portal.db);
      const companies: number[] = [];
      for (let more = 0; more < 12; more += 1) companies.push((await openCompany(portal)).id);
      const version = (number: number, effective: string) =>
        sql`insert into legal_versions (document, version, text_en, text_hi, summary_en, summary_hi,
        effective_on, asks_consent) values ('terms', ${number}, 'x', 'x', 'x', 'x',
        current_date + ${sql.lit(effective)}::interval, true)`.execute(portal.db);
      await version(1, '-30 days');
      await version(2, '-3 days');
      await version(3, '9 days');
      const ids: number[] = [];
      for (let n = 1; n <= 20; n += 1) {
        const state = n === 20 ? 'banned' : 'active';
        const { id } = await addSeeker(portal.db, { state });
        ids.push(id);
        await addProfile(portal.db, id, { visibility: n > 8 ? 'checked' : 'applied' });
      }
      const people = `(select id, row_number() over (order by id) as n from accounts
      where id = any('{${ids.join()}}'::bigint[])) as person`;
      const run = (statement: string) => sql.raw(statement).execute(portal.db);
      // 15 accepted the version in force, others only the one before, or have only seen it.
      await run(`insert into legal_consents (account_id, version_id, accepted)
      select person.id, legal_versions.id, n <= 15 or version = 1 from ${people}, legal_versions
      where version < 3 and (n < 20 or version = 1)`);
      // From the 14th on they have withdrawn it; the 13th did before the period.
      await run(`insert into contact_shares (account_id, company_id, way, shared_at, ended_at)
      select person.id, company.id, 'seeker', now() - interval '200 days', case
        when n = 12 then now() - interval '91 days' when n > 12 then now() - interval '1 day' end
      from ${people} join (select id, row_number() over (order by id) as place from
        unnest('{${companies.join()}}'::bigint[]) as id) as company on place = least(n, 10)`);
      await run(`update profiles set visibility = 'nobody' where account_id in
      (select id from ${people} where n between 9 and 10)`);
      await run(`insert into public_profiles (account_id, code)
      select id, case when n > 1 then 'code' || id end from ${people} where n <= 13`);
      await run(`insert into notification_choices (account_id, kind, channel, is_on)
      select id, kind, channel, n > 3 from ${people}, (values ('application', 'sms'),
        ('application', 'whatsapp'), ('message', 'mail')) as choice (kind, channel) where n <= 17`);
      expect(await figures()).toMatchObject({
        consents_terms: 15,
        consents_contact: 11,
        consents_companies: 10,
        // The 11th to the 19th.
        consents_found: null,
        consents_public: 12,
        consents_phone: 14,
        // Eight of address and number, two of being found.
        consents_withdrawn: 10,
      });
      await run(`update profiles set visibility = 'checked' where account_id in
      (select id from ${people} where n = 9)`);
      expect(await figures()).toMatchObject({ consents_found: 10, consents_withdrawn: 10 });
    });
  });

  describe('uptime', () => {
    const clear = () => sql`delete from served_days`.execute(portal.db);
    /** A day in UTC on which the first `missing` minutes were missed. */
    const served = (daysAgo: number, missing: number) =>
      sql`insert into served_days (day, minutes) select (now() at time zone 'UTC')::date - ${daysAgo}::int,
      (repeat('0', ${missing}::int) || repeat('1', 1440 - ${missing}::int))::bit(1440)`.execute(
        portal.db,
      );
    const uptime = async () => {
      const { uptime: percent, minutes_measured } = await figures();
      return { percent, minutes_measured };
    };
    const minuteNow = () => Math.floor(Date.now() / 60_000);
    /** The uptime after `prepare`, and the minute of the day, which did not end meanwhile. */
    const uptimeAfter = async (prepare: () => Promise<void>) => {
      for (;;) {
        const minute = minuteNow();
        await clear();
        await prepare();
        const { percent, minutes_measured } = await uptime();
        if (minuteNow() === minute) {
          return { percent, minutes_measured, minuteOfDay: minute % 1_440 };
        }
      }
    };

    test('begins with the first recorded minute, and does not count the one in progress', async () => {
      const { percent, minutes_measured, minuteOfDay } = await uptimeAfter(async () => {
        await served(2, 1_000);
        await served(1, 44);
        await beat(portal.db, async () => true);
        await beat(portal.db, async () => true);
      });
      const measured = 440 + 1_440 + minuteOfDay;
      expect(minutes_measured).toBe(measured);
      expect(percent).toBe(Math.floor((10_000 * (440 + 1_396)) / measured) / 100);
    });

    test('covers whole days in the period, including those on which no server ran', async () => {
      const { percent, minutes_measured, minuteOfDay } = await uptimeAfter(async () => {
        await served(100, 0);
        await served(90, 0);
        await served(89, 0);
        await served(88, 720);
      });
      const measured = 89 * 1_440 + minuteOfDay;
      expect(minutes_measured).toBe(measured);
      expect(percent).toBe(Math.floor((10_000 * 2_160) / measured) / 100);
    });

    test('is not recorded by a server that does not answer itself', async () => {
      await clear();
      await beat(portal.db, async () => false);
      await beat(portal.db, () => Promise.reject(new Error('no answer')));
      expect(await uptime()).toEqual({ percent: null, minutes_measured: 0 });
    });
  });

  test('everybody can read the figures, as JSON and as a table, all of the same moment', async () => {
    const { status, body } = await portal.call('GET /barong/public/transparency', {});
    expect(status).toBe(200);
    const days = (Date.parse(body.until) - Date.parse(body.since)) / 86_400_000;
    expect(days).toBeCloseTo(90);
    const counts = body.figures.filter(({ unit }) => unit === 'count').map(({ value }) => value);
    const small = counts.filter(
      (value) => value !== null && value > 0 && value < TRANSPARENCY_LEAST,
    );
    expect([counts.length > 0, small]).toEqual([true, []]);
    const { headers, text } = await portal.send({
      method: 'GET',
      url: '/api/v2/barong/public/transparency.csv',
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toEqual(
      body.figures.map(({ subject, name, unit, value }) =>
        [subject, name, unit, value ?? '', body.since, body.until]
          .map((cell) => `"${cell}"`)
          .join(),
      ),
    );
  });
});
