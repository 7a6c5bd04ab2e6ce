import { type RawBuilder, sql } from 'kysely';
import type { ApplicationEvent, ApplicationStatus } from '../../contract/applications.ts';
import { companyTransitions, waitingStatuses } from '../../contract/applications/statuses.ts';
import type { Db } from '../../server/platform/database.ts';

// What is true of the database whenever nothing is going on. Each query finds what contradicts its name.

const ended = sql`('withdrawn', 'rejected', 'hired', 'unanswered')`;

const contradictions: Record<string, RawBuilder<unknown>> = {
  'an application has the status of its last event': sql`
    select id, applications.status, last.status as last from applications cross join lateral (
      select status from application_events where application_id = applications.id
       order by position desc limit 1) as last
     where last.status <> applications.status`,
  'the events of an application are numbered in a row': sql`
    select application_id from application_events group by application_id
    having max(position) <> count(*) or min(position) <> 1 or count(distinct position) <> count(*)`,
  'a seeker has one application for a job': sql`
    select job_id, seeker_id from applications group by 1, 2 having count(*) > 1`,
  'an application is stored with events': sql`
    select id from applications
     where not exists (select from application_events where application_id = applications.id)`,
  'an application has one open offer at most': sql`
    select application_id from offers where state = 'open' group by 1 having count(*) > 1`,
  'an application has one interview that is not cancelled at most': sql`
    select application_id from interviews where state <> 'cancelled' group by 1 having count(*) > 1`,
  'an interview of an application that is over is cancelled': sql`
    select interviews.id, interviews.state, applications.status from interviews
      join applications on applications.id = application_id
     where interviews.state <> 'cancelled' and applications.status in ${ended}`,
  'an application is hired or offered by an offer or a decision': sql`
    select id from applications where status = 'offered'
       and not exists (select from offers where application_id = applications.id)
       and not exists (select from application_events where application_id = applications.id
         and kind = 'status_changed' and status = 'offered')`,
  'a cancelled interview keeps no time from others': sql`
    select interviews.id from interviews join interview_bookings on interview_id = interviews.id
     where state = 'cancelled'`,
  'nothing waits to be undone': sql`select * from held_decisions where takes_effect_at < now()`,
  'counts of companies are those of their jobs': sql`
    select counts.* from company_job_counts as counts cross join lateral (
      select count(*) as open from jobs join job_search on job_id = jobs.id
       where jobs.company_id = counts.company_id) as found
     where open_jobs <> open`,
  'the search finds the open jobs': sql`
    select jobs.id, status from jobs left join job_search on job_id = jobs.id
     where (job_id is not null) <> (status = 'active' and deleted_at is null and hidden_at is null
       and paused_at is null and moderation is null and jobs.expires_at > now())`,
  // What came while somebody was shut out is not counted for them.
  'what is unread of a conversation are messages of the other side': sql`
    select readers.*, found.unread as messages from conversation_readers as readers cross join lateral (
      select count(*) as unread from messages
       where conversation_id = readers.conversation_id and id > readers.read_id
         and side <> readers.side and not is_unseen) as found
     where readers.unread > found.unread or (readers.unread < found.unread and not exists (
       select from account_state_changes where account_id = readers.account_id))`,
  'whoever has left leaves nothing': sql`
    select id from accounts where state = 'deleted' and (
      exists (select from profiles where account_id = accounts.id)
      or exists (select from saved_jobs where account_id = accounts.id)
      or exists (select from sessions where account_id = accounts.id and ended_at is null)
      or exists (select from notifications where account_id = accounts.id)
      or exists (select from candidate_search where account_id = accounts.id)
      or exists (select from contact_shares where account_id = accounts.id and ended_at is null))`,
  'applications of whoever has left are over': sql`
    select applications.id, status from applications join accounts on accounts.id = seeker_id
     where state = 'deleted' and status not in ${ended}`,
  'contact is shared by an application only with companies that have one': sql`
    select * from contact_shares as share where ended_at is null and way = 'application'
       and not exists (select from applications join jobs on jobs.id = job_id
         where seeker_id = share.account_id and company_id = share.company_id)`,
  'no task has failed': sql`
    select identifier, attempts, last_error from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = task_id
     where last_error is not null`,
};

/** A sentence for each contradiction in the database, with the first rows. */
export async function findContradictions(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [truth, query] of Object.entries(contradictions)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) {
      found.push(
        `not true: ${truth}: ${rows.length}, ${JSON.stringify(rows.slice(0, 3)).slice(0, 400)}`,
      );
    }
  }
  return [...found, ...(await findWrongHistories(db))];
}

interface Event {
  application_id: number;
  kind: ApplicationEvent['kind'];
  status: ApplicationStatus;
  actor_id: number | null;
}

/** Applications whose events could not have followed one another. */
async function findWrongHistories(db: Db): Promise<string[]> {
  const events: Event[] = await db
    .selectFrom('application_events')
    .select(['application_id', 'kind', 'status', 'actor_id'])
    .orderBy('application_id')
    .orderBy('position')
    .execute();
  const before = new Map<number, ApplicationStatus>();
  return events.flatMap((event) => {
    const { application_id, kind, status } = event;
    const from = before.get(application_id);
    // That an application was revealed stands before the decision that reveals it, with its status.
    if (kind !== 'revealed' || from === undefined) before.set(application_id, status);
    return mayFollow(from, event)
      ? []
      : [`application ${application_id} went from ${from ?? 'nothing'} to ${status} by ${kind}`];
  });
}

const may = (statuses: readonly ApplicationStatus[], status: ApplicationStatus) =>
  statuses.includes(status);

function mayFollow(
  from: ApplicationStatus | undefined,
  { kind, status, actor_id }: Event,
): boolean {
  if (from === undefined) return kind === 'applied';
  if (kind === 'applied') return false;
  if (kind === 'applied_again') return from === 'withdrawn' && status === 'pending';
  if (kind === 'withdrawn') return from !== 'withdrawn' && status === 'withdrawn';
  if (kind !== 'status_changed' && kind !== 'revealed') return status === from;
  if (actor_id === null) return may(waitingStatuses, from) && status === 'unanswered';
  return status === from || may(companyTransitions[from], status);
}
