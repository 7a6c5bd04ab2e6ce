import type { Selectable } from 'kysely';
import type { Trx } from '../../../server/platform/database.ts';
import type { AlertSearch } from '../../../contract/alerts.ts';
import { JobFilters } from '../../../contract/jobs.ts';
import type { Jobs } from '../../tables/jobs.ts';
import { type DemoKept, kept } from '../kept.ts';
import { lastSent } from './alert-time.ts';

/** The ids of the demo's objects, under the names its texts use. */
export interface Places {
  idOf: (email: string) => number;
  companyOf: (name: string) => number;
  jobs: readonly Selectable<Jobs>[];
  daysAgo: (days: number) => Date;
}

/** Adds what seekers have besides profile, saved jobs and applications. */
export async function addKept(trx: Trx, places: Places): Promise<void> {
  for (const one of kept) {
    await addExclusions(trx, one, places);
    await addAlerts(trx, one, places);
    for (const { companyName, what, reason, daysAgo } of one.views) {
      const who = {
        account_id: places.idOf(one.seeker),
        company_id: places.companyOf(companyName),
      };
      await addView(trx, { ...who, what, reason }, places.daysAgo(daysAgo));
    }
  }
}

async function addExclusions(
  trx: Trx,
  { seeker, excludedCompanies, excludedJobs, blockedCompanies }: DemoKept,
  { idOf, companyOf, jobs }: Places,
): Promise<void> {
  const account_id = idOf(seeker);
  for (const name of excludedCompanies) {
    const company_id = companyOf(name);
    await trx.insertInto('excluded_companies').values({ account_id, company_id }).execute();
  }
  for (const { jobTitle, companyName } of excludedJobs) {
    const job = jobs.find(
      ({ title, company_id }) => title === jobTitle && company_id === companyOf(companyName),
    );
    if (!job) throw new Error(`The demo has no job ${jobTitle} at ${companyName}`);
    await trx.insertInto('excluded_jobs').values({ account_id, job_id: job.id }).execute();
  }
  for (const name of blockedCompanies) {
    await trx.insertInto('blocked_companies').values({ account_id, name }).execute();
  }
}

const WEEK_MS = 7 * 86_400_000;

const isBetween = (moment: string, first: Date, last: Date) =>
  new Date(moment) >= first && new Date(moment) <= last;

async function addAlerts(
  trx: Trx,
  { seeker, alerts, excludedCompanies }: DemoKept,
  places: Places,
): Promise<void> {
  const excluded = new Set(excludedCompanies.map(places.companyOf));
  for (const { name, frequency, search, titled, location } of alerts) {
    const sent_at = lastSent(frequency, places.daysAgo(0).getTime());
    // The first mail, with the jobs of a week.
    const since = new Date(sent_at.getTime() - WEEK_MS);
    const searched: AlertSearch = {
      ...everything,
      as_typed: false,
      search,
      location,
      experience_years: null,
      salary_min: null,
      salary_max: null,
      posted_within: null,
      company_id: null,
    };
    const { id } = await trx
      .insertInto('alerts')
      .values({
        // How the search is read is worked out once the jobs exist.
        terms: [],
        or_undisclosed: false,
        account_id: places.idOf(seeker),
        name,
        frequency,
        search: JSON.stringify(searched),
        since,
        created_at: since,
        last_sent_at: sent_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const found = places.jobs.filter(
      ({ title, location: at, company_id, posted_at }) =>
        title.toLowerCase().includes(titled) &&
        at.includes(location) &&
        !excluded.has(company_id) &&
        isBetween(posted_at, since, sent_at),
    );
    const matches = found.map((job) => ({ alert_id: id, job_id: job.id, sent_at }));
    if (matches.length > 0) await trx.insertInto('alert_matches').values(matches).execute();
  }
}

const everything = JobFilters.parse({});

interface View {
  account_id: number;
  company_id: number;
  what: DemoKept['views'][number]['what'];
  reason: DemoKept['views'][number]['reason'];
}

export async function addView(trx: Trx, view: View, seen_at: Date): Promise<void> {
  const day = seen_at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  await trx
    .insertInto('profile_views')
    .values({ ...view, day, seen_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
