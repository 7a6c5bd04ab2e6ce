import { sql } from 'kysely';
import type { InterviewBrief } from '../../../contract/interviews/interview-brief.ts';
import { isoText } from '../../platform/iso-text.ts';

/** None of the offered times was chosen, and all have passed. */
export const timesPassed = sql<boolean>`(interviews.state = 'proposed'
  and not exists (select from unnest(interviews.slots) as slot where slot > now()))`;

/**
 * The interview of each of the `applications` of a query, null if there is none, it was cancelled, or
 * the application has ended.
 */
export const interviewOfApplication = sql<InterviewBrief | null>`(
  select json_build_object('id', id, 'uid', uid, 'state', state,
    'starts_at', ${isoText(sql`starts_at`)}, 'times_passed', times_passed, 'minutes', minutes,
    'place', place, 'link', link)
  from (select *, ${timesPassed} as times_passed from interviews where application_id = applications.id
    order by id desc limit 1) as newest
  where state <> 'cancelled' and applications.status not in ('withdrawn', 'rejected', 'unanswered'))`;
