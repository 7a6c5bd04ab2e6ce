import { type RawBuilder, sql } from 'kysely';
import { JOB_CONFIRM_DAYS, TRANSPARENCY_DAYS } from '../../../contract/constants.ts';
import type { ModerationAct } from '../../../contract/moderation/acts.ts';
import { phoneChannels } from '../../../contract/notifications.ts';
import type { TransparencyFigureName } from '../../../contract/transparency/subjects.ts';
import type { Db } from '../../platform/database.ts';
import { isAnsweredInTime, isCounted } from '../applications/facts.ts';
import { isOpen } from '../jobs/facts.ts';
import { medianDays, today } from '../../platform/calendar/days-in-india.ts';

const since = sql`(now() - make_interval(days => ${sql.lit(TRANSPARENCY_DAYS)}))`;

/** The median number of days between two times, rounded up as on company pages; null if there are none. */
const wholeMedianDays = (from: string, until: string, only: RawBuilder<unknown>) =>
  sql`ceil(${medianDays(sql`${sql.ref(until)} - ${sql.ref(from)}`, only)})::int`;

/** A figure with the number of cases behind it; for a count, that is the figure itself. */
interface Counted {
  value: number | null;
  of: number;
}
export interface CountedFigures {
  since: string;
  until: string;
  counted: Record<TransparencyFigureName, Counted>;
}

const count = (only: RawBuilder<unknown>) => sql`count(*) filter (where ${only})`;

const figure = (value: RawBuilder<unknown>, of: RawBuilder<unknown> = value) =>
  sql`json_build_object('value', ${value}, 'of', ${of})`;

/** Rounded down: if a single promise was broken, the figure must not say 100 %. */
const percent = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) =>
  figure(sql`floor(100.0 * ${part} / nullif(${whole}, 0))`, whole);

const isAnswered = sql`(applications.answered_at is not null and applications.answer_due_at is not null)`;
const isConfirmed = sql`(jobs.source is null
  and jobs.confirmed_at > now() - make_interval(days => ${sql.lit(JOB_CONFIRM_DAYS)}))`;
const isDecided = sql`decided_at is not null`;
const isDue = sql`(answered_at is not null or due_at < now())`;
const isInTime = sql`coalesce(answered_at <= due_at, false)`;
const isActOn = (thing: 'job_id' | 'account_id', act: ModerationAct) =>
  sql`act = ${sql.lit(act)} and ${sql.ref(thing)} is not null`;

const rowsOf = (from: RawBuilder<unknown>) => figure(sql`(select count(*) from ${from})`);
const isLive = sql`accounts.state in ('active', 'pending')`;

/** Consents in force now, of active accounts; only withdrawals are counted over the period. */
const consents = sql`(select json_build_object(
  'consents_terms', ${rowsOf(sql`legal_consents
    join accounts on accounts.id = legal_consents.account_id
    where ${isLive} and accepted and version_id = (select id from legal_versions
      where document = 'terms' and effective_on <= ${today}
      order by version desc limit 1)`)},
  'consents_contact', ${rowsOf(sql`contact_shares
    join accounts on accounts.id = contact_shares.account_id where ${isLive} and ended_at is null`)},
  'consents_companies', ${figure(sql`(select count(distinct contact_shares.company_id)
    from contact_shares join accounts on accounts.id = contact_shares.account_id
    where ${isLive} and ended_at is null)`)},
  'consents_found', ${rowsOf(sql`profiles join accounts on accounts.id = profiles.account_id
    where ${isLive} and visibility = 'checked'`)},
  'consents_public', ${rowsOf(sql`public_profiles
    join accounts on accounts.id = public_profiles.account_id
    where ${isLive} and code is not null`)},
  'consents_phone', ${figure(sql`(select count(distinct account_id) from notification_choices
    join accounts on accounts.id = notification_choices.account_id
    where ${isLive} and is_on and channel = any(${[...phoneChannels]}::text[]))`)},
  'consents_withdrawn', ${figure(sql`((select count(*) from contact_shares where ended_at > ${since})
    + (select count(*) from found_periods where ended_at > ${since}))`)}) as found)`;

/** The minutes of a day in UTC are bits; the minute in progress does not count. */
const thisMinute = sql`date_trunc('minute', now() at time zone 'UTC')`;
const firstDay = sql`((${since} at time zone 'UTC')::date + 1)`;

/**
 * The minutes in which a server answered, out of all minutes since the first of them in the period. The period begins
 * with its first whole day.
 */
const uptime = sql`(select json_build_object(
    'uptime', ${figure(sql`floor(10000.0 * served / nullif(measured, 0)) / 100`, sql`measured`)},
    'minutes_measured', ${figure(sql`measured`)}) as found
  from (select
    coalesce(sum(bit_count(minutes)) - coalesce(sum(get_bit(minutes,
      (extract(epoch from ${thisMinute})::bigint / 60 % 1440)::int))
      filter (where day = ${thisMinute}::date), 0), 0)::int as served,
    coalesce(extract(epoch from ${thisMinute} - case
      when exists (select from served_days where day < ${firstDay}) then ${firstDay}::timestamp
      else min(day + make_interval(mins => position(b'1' in minutes) - 1)) end) / 60, 0)::int as measured
    from served_days where day >= ${firstDay}) as minutes)`;

/**
 * Counts everything in one statement, so that all figures are of the same moment. Each covers the period, except
 * those of open jobs and consents, which are present numbers.
 */
export async function countFigures(db: Db): Promise<CountedFigures> {
  const { rows } = await sql<{ found: CountedFigures }>`select json_build_object(
    'since', ${since}, 'until', now(), 'counted', answers.found::jsonb || jobs.found::jsonb
      || reports.found::jsonb || moderation.found::jsonb || appeals.found::jsonb
      || grievances.found::jsonb || refunds.found::jsonb || consents.found::jsonb
      || uptime.found::jsonb) as found
    from (select json_build_object(
        'applications_counted', ${figure(count(isCounted))},
        'answered_in_time', ${percent(count(sql`${isCounted} and ${isAnsweredInTime}`), count(isCounted))},
        'answer_median', ${figure(
          wholeMedianDays('applications.created_at', 'applications.answered_at', isAnswered),
          count(isAnswered),
        )}) as found
        from applications where applications.created_at > ${since}) as answers,
      (select json_build_object(
        'open_jobs', ${figure(sql`count(*)`)},
        'open_jobs_confirmed', ${percent(count(isConfirmed), sql`count(*)`)}) as found
        from jobs where ${isOpen}) as jobs,
      -- What the check of postings notes is no report of a person.
      (select json_build_object(
        'reports_received', ${figure(sql`count(*)`)},
        'reports_decided', ${figure(count(isDecided))},
        'reports_upheld', ${figure(count(sql`outcome = 'upheld'`))},
        'report_median', ${figure(
          wholeMedianDays('created_at', 'decided_at', isDecided),
          count(isDecided),
        )}) as found
        from reports where created_at > ${since} and signals is null) as reports,
      (select json_build_object(
        'jobs_held', ${figure(count(isActOn('job_id', 'held')))},
        'jobs_removed', ${figure(count(isActOn('job_id', 'removed')))},
        'jobs_released', ${figure(count(isActOn('job_id', 'released')))},
        'profiles_held', ${figure(count(isActOn('account_id', 'held')))},
        'profiles_released', ${figure(count(isActOn('account_id', 'released')))}) as found
        from moderation_acts where created_at > ${since}) as moderation,
      (select json_build_object(
        'appeals_decided', ${figure(sql`count(*)`)},
        'appeals_granted', ${figure(count(sql`lifted`))}) as found
        from appeals where decided_at > ${since}) as appeals,
      (select json_build_object(
        'grievances_received', ${figure(sql`count(*)`)},
        'grievances_due', ${figure(count(isDue))},
        'grievances_in_time', ${percent(count(isInTime), count(isDue))}) as found
        from contact_messages where created_at > ${since} and topic = 'grievance') as grievances,
      (select json_build_object(
        'refunds_paid', ${figure(sql`count(*)`)},
        'refunds_rupees', ${figure(sql`coalesce(sum(amount_paise), 0) / 100`, sql`count(*)`)}) as found
        from refunds where ended_at > ${since} and state = 'done') as refunds,
      ${consents} as consents,
      ${uptime} as uptime`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('counting gave no row');
  return row.found;
}
