import { sql } from 'kysely';
import type { ApplicationStatus } from '../../../contract/applications/statuses.ts';
import { TEAM_ACTIVITY_DAYS } from '../../../contract/constants.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { TeamActivity } from '../../../contract/team/team-activity.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { candidateName } from '../applications/facts.ts';

interface Act {
  at: string;
  kind: TeamActivity['kind'];
  actor_id: number | null;
  actor_name: string | null;
  member_id: number | null;
  member_name: string | null;
  role: TeamRole | null;
  job_id: number | null;
  job_title: string | null;
  fields: string[] | null;
  application_id: number | null;
  candidate_name: string | null;
  status: ApplicationStatus | null;
}

const since = sql`now() - make_interval(days => ${sql.lit(TEAM_ACTIVITY_DAYS)})`;

const acts = (companyId: number) => sql<Act>`(
  select team_events.created_at as at, team_events.kind, team_events.actor_id,
      actor.name as actor_name, team_events.member_id, member.name as member_name,
      team_events.role, null::bigint as job_id, null as job_title, null::text[] as fields,
      null::bigint as application_id, null as candidate_name, null as status, 4 as rank,
      team_events.id
    from team_events
    left join accounts as actor on actor.id = team_events.actor_id
    left join accounts as member on member.id = team_events.member_id
    where team_events.company_id = ${companyId} and team_events.created_at > ${since}
  union all
  select event.created_at, event.kind, event.actor_id, actor.name, null, null, null, jobs.id,
      jobs.title, null, applications.id, ${candidateName}, event.status, 3, event.id
    from application_events as event
    join applications on applications.id = event.application_id
    join jobs on jobs.id = applications.job_id
    join accounts as actor on actor.id = event.actor_id
    where jobs.company_id = ${companyId} and event.created_at > ${since}
      and event.actor_id <> applications.seeker_id
      and event.kind in ('status_changed', 'interview_moved', 'interview_cancelled',
        'interview_missed', 'offer_revised', 'offer_withdrawn', 'offer_not_joined')
  union all
  select work.created_at, work.kind, work.actor_id, actor.name, null, null, null, jobs.id,
      jobs.title, work.fields, applications.id,
      case when applications.id is not null then ${candidateName} end, applications.status, 2, work.id
    from work_events as work
    left join accounts as actor on actor.id = work.actor_id
    left join applications on applications.id = work.application_id
    left join jobs on jobs.id = coalesce(work.job_id, applications.job_id)
    where work.company_id = ${companyId} and work.created_at > ${since}
  union all
  select jobs.posted_at, 'job_posted', jobs.posted_by, actor.name, null, null, null, jobs.id,
      jobs.title, null, null, null, null, 1, jobs.id
    from jobs join accounts as actor on actor.id = jobs.posted_by
    where jobs.company_id = ${companyId} and jobs.posted_at > ${since}
      and jobs.status <> 'draft')`;

export const listActivity = (db: Db, companyId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom(acts(companyId).as('acts'))
      .selectAll()
      .orderBy('at', 'desc')
      // Events of one transaction have the same time.
      .orderBy(sql`rank`, 'desc')
      .orderBy(sql`id`, 'desc'),
    paging,
  );
