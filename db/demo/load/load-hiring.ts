import { type Insertable, type Selectable, sql } from 'kysely';
import { answerStatuses } from '../../../contract/applications/statuses.ts';
import { dayIn } from '../../../contract/format/today.ts';
import type { Trx } from '../../../server/platform/database.ts';
import type { Database } from '../../schema.ts';
import type { Accounts } from '../../tables/accounts.ts';
import type { Jobs } from '../../tables/jobs.ts';
import type { DemoApplication } from '../applications.ts';
import { interviewTime } from './interview-time.ts';
import { addView } from './load-kept.ts';
import type { addPapers } from '../papers.ts';
import type { DemoSeeker } from '../people.ts';
import { snapshotOf } from '../snapshot.ts';

// The demo's applications, with their history, interviews and offers.

const DAY_MS = 86_400_000;
/** Notifications after this are unread. */
const READ_DAYS_AGO = 10;

const daysBefore = (now: number, days: number) => new Date(now - days * DAY_MS);

interface Loaded {
  jobs: readonly Selectable<Jobs>[];
  accounts: ReadonlyMap<string, Selectable<Accounts>>;
  companyIds: ReadonlyMap<string, number>;
  seekers: ReadonlyMap<string, DemoSeeker>;
  resumes: Awaited<ReturnType<typeof addPapers>>;
  now: number;
}

/** What the product would have promised and measured. */
function clockOf({ events }: DemoApplication, answer_days: number, now: number) {
  const invited = events.findLast(({ status }) => status === 'interview') ?? events[0];
  const answer = events.find(({ status }) => answerStatuses.some((each) => each === status));
  const day = daysBefore(now, (invited?.daysAgo ?? 0) - answer_days).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Kolkata',
  });
  return {
    answer_days,
    answer_due_at: new Date(`${day}T23:59:59+05:30`),
    answered_at: answer ? daysBefore(now, answer.daysAgo) : null,
  };
}

/** Adds an application, and returns its notifications for the seeker, newest first like lists. */
export async function addApplication(
  trx: Trx,
  sent: DemoApplication,
  loaded: Loaded,
): Promise<Insertable<Database['notifications']>[]> {
  const { jobs, accounts, companyIds, seekers, resumes, now } = loaded;
  const company_id = companyIds.get(sent.companyName);
  const job = jobs.find((each) => each.company_id === company_id && each.title === sent.jobTitle);
  const [seeker, person] = [accounts.get(sent.seeker), seekers.get(sent.seeker)];
  const [first, last] = [sent.events[0], sent.events.at(-1)];
  if (!company_id || !job) throw new Error(`The demo has no job ${sent.jobTitle}`);
  if (!seeker || !person) throw new Error(`The demo has no seeker ${sent.seeker}`);
  if (!first || !last) throw new Error('An application begins with an event');
  const { id } = await trx
    .insertInto('applications')
    .values({
      job_id: job.id,
      seeker_id: seeker.id,
      status: last.status,
      cover_letter: sent.letter,
      ...resumes.get(sent.seeker),
      candidate: JSON.stringify(snapshotOf(person)),
      created_at: daysBefore(now, first.daysAgo),
      updated_at: daysBefore(now, last.daysAgo),
      ...(job.posted_by === null ? {} : clockOf(sent, job.answer_days, now)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEvents(trx, sent, {
    id,
    company_id,
    seeker_id: seeker.id,
    posted_by: job.posted_by,
    now,
  });
  if (sent.interview) await addInterview(trx, { ...sent.interview, id, held: job.posted_by, now });
  if (sent.offer) {
    const sent_by = job.posted_by;
    const created_at = daysBefore(now, last.daysAgo);
    await addOffer(trx, sent.offer, { application_id: id, sent_by, created_at, now });
  }
  if (sent.privateNote) {
    const note = { application_id: id, account_id: seeker.id, note: sent.privateNote };
    const changed_at = daysBefore(now, last.daysAgo);
    await trx
      .insertInto('application_notes')
      .values({ ...note, changed_at })
      .execute();
  }
  return notificationsOf(sent, { id, account_id: seeker.id, now });
}

interface Sent {
  id: number;
  company_id: number;
  seeker_id: number;
  posted_by: number | null;
  now: number;
}

/** Adds the history of an application, and the looks at the profile that belong to it. */
async function addEvents(
  trx: Trx,
  { events }: DemoApplication,
  { id, company_id, seeker_id, posted_by, now }: Sent,
): Promise<void> {
  const rows = events.map((event) => ({
    application_id: id,
    kind: event.kind,
    status: event.status,
    actor_id: event.by === 'seeker' ? seeker_id : (posted_by ?? seeker_id),
    note: event.note ?? null,
    created_at: daysBefore(now, event.daysAgo),
  }));
  await trx.insertInto('application_events').values(rows).execute();
  const look = { account_id: seeker_id, company_id, what: 'profile', reason: 'applied' } as const;
  for (const { kind, daysAgo } of events) {
    if (kind === 'viewed') await addView(trx, look, daysBefore(now, daysAgo));
  }
}

/** What the seeker was notified of: each decision. */
function notificationsOf(
  { events, jobTitle: job_title, companyName: company_name }: DemoApplication,
  { id, account_id, now }: { id: number; account_id: number; now: number },
): Insertable<Database['notifications']>[] {
  const decisions = events.filter(
    ({ kind, status }) => kind === 'status_changed' && status !== 'reviewing',
  );
  return decisions.map(({ status, daysAgo }) => {
    const created_at = daysBefore(now, daysAgo);
    const subject = JSON.stringify({ application_id: id, job_title, company_name, status });
    const read_at = daysAgo > READ_DAYS_AGO ? created_at : null;
    return { account_id, kind: 'application_decided', subject, created_at, read_at };
  });
}

async function addInterview(
  trx: Trx,
  {
    id,
    held,
    now,
    inDays,
    hour = 11,
    score,
    missed,
    ...setting
  }: NonNullable<DemoApplication['interview']> & { id: number; held: number | null; now: number },
): Promise<void> {
  const starts_at = interviewTime(inDays, hour, now);
  const hoursAfter = (hours: number) => new Date(starts_at.getTime() + hours * 3_600_000);
  const interview = await trx
    .insertInto('interviews')
    .values({
      application_id: id,
      state: 'booked',
      starts_at,
      slots: [],
      missed_by_candidate_at: missed ? hoursAfter(1) : null,
      ...setting,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (held === null) return;
  const seat = { interview_id: interview.id, account_id: held };
  await trx.insertInto('interview_panel').values(seat).execute();
  if (!score) return;
  const written = { created_at: hoursAfter(1), changed_at: hoursAfter(1) };
  const card = { ...score, scores: JSON.stringify(score.scores), ...written };
  await trx
    .insertInto('score_cards')
    .values({ application_id: id, author_id: held, ...card })
    .execute();
}

async function addOffer(
  trx: Trx,
  { validInDays, joiningInDays, note, terms }: NonNullable<DemoApplication['offer']>,
  {
    now,
    ...own
  }: { application_id: number; sent_by: number | null; created_at: Date; now: number },
): Promise<void> {
  const joining_on = dayIn(joiningInDays, now);
  const valid_until = dayIn(validInDays, now);
  const whole = { joining_on, valid_until, terms: JSON.stringify({ ...terms, joining_on }) };
  await trx
    .insertInto('offers')
    .values({ version: 1, note, ...whole, ...own })
    .execute();
}

/** Contact shares began with the first application, but the database has dated them now. */
export async function dateContactShares(trx: Trx): Promise<void> {
  await sql`
    update contact_shares as share set shared_at = first.sent_at
      from (
        select applications.seeker_id, jobs.company_id, min(applications.created_at) as sent_at
          from applications join jobs on jobs.id = applications.job_id group by 1, 2) as first
     where share.way = 'application' and share.account_id = first.seeker_id
       and share.company_id = first.company_id`.execute(trx);
}
