import { type RawBuilder, sql } from 'kysely';
import {
  type CandidateAct,
  candidateAnswers,
} from '../../../../contract/applications/candidate-acts.ts';
import type { ApplicationStatus } from '../../../../contract/applications/statuses.ts';
import type { Db } from '../../../platform/database.ts';
import { candidateName } from '../../applications/facts.ts';
import { about } from '../../conversations/facts.ts';
import { pictureFor } from '../../sharing/facts.ts';

const RECENT_ACTS = 5;

interface Act {
  application_id: number;
  kind: CandidateAct;
  at: string;
  interview_at: string | null;
}

const newest = (order: RawBuilder<unknown>) => sql`order by ${order} limit ${sql.lit(RECENT_ACTS)}`;
const answers = sql.join(candidateAnswers.map((kind) => sql.lit(kind)));

/**
 * Only the newest of each kind, so that not all have to be sorted; the kinds are literals because the index is
 * partial.
 */
const acts = (companyId: number) => sql<Act>`(
  (select applications.id as application_id, 'applied' as kind, applications.created_at as at,
      null::timestamptz as interview_at
    from applications join jobs on jobs.id = applications.job_id
    where jobs.company_id = ${companyId}
    ${newest(sql`applications.created_at desc`)})
  union all
  (select applications.id, event.kind, event.created_at, event.interview_at
    from application_events as event
    join applications on applications.id = event.application_id
    join jobs on jobs.id = applications.job_id
    where jobs.company_id = ${companyId} and event.kind in (${answers})
      and event.actor_id = applications.seeker_id
    ${newest(sql`event.created_at desc`)})
  union all
  (select talked.id, 'message', last.created_at, null
    from conversations
    -- Whoever was only found has no application.
    join applications as talked on talked.id = ${about}
    cross join lateral (
      select created_at from messages
       where conversation_id = conversations.id and side = 'seeker' and not is_unseen
       order by id desc limit 1) as last
    where conversations.company_id = ${companyId} and conversations.kind = 'candidate'
    ${newest(sql`last.created_at desc`)}))`;

/** What candidates did last, each with the application concerned. */
export const listRecentActs = (db: Db, companyId: number) =>
  db
    .selectFrom(acts(companyId).as('acts'))
    .innerJoin('applications', 'applications.id', 'acts.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id')
    .select([
      'acts.kind',
      'acts.at as created_at',
      'acts.interview_at',
      'applications.id',
      'applications.job_id',
      'jobs.title as job_title',
      sql<number>`case when applications.is_hidden then 0 else applications.seeker_id end`.as(
        'user_id',
      ),
      candidateName.as('candidate_name'),
      sql<number | null>`case when not applications.is_hidden then ${pictureFor(companyId)} end`.as(
        'picture_id',
      ),
      sql<ApplicationStatus>`applications.status`.as('status'),
    ])
    .orderBy('acts.at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(RECENT_ACTS)
    .execute();

/** The counts of how the company answers; undefined without a company. */
export const findAnswersCounted = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select(['answers_counted', 'answers_in_time', 'answer_median_days'])
    .where('id', '=', companyId)
    .executeTakeFirst();
