import { sql } from 'kysely';
import type { InterviewBrief } from '../../../contract/interviews/interview-brief.ts';
import { isoText } from '../../platform/iso-text.ts';

const lastSlot = sql`(
  select max(slot) from unnest(interviews.slots) as slot where interviews.state = 'proposed')`;

/** The last of the offered times, as the API sends it; null if none is to be chosen. */
export const lastSlotAt = sql<string | null>`${isoText(lastSlot)}`;

/** None of the offered times was chosen, and all have passed. */
export const timesPassed = sql<boolean>`(coalesce(${lastSlot} <= now(), false))`;

/**
 * The interview of each of the `applications` of a query, null if there is none, it was cancelled, or
 * the application has ended.
 */
export const interviewOfApplication = sql<InterviewBrief | null>`(
  select json_build_object('id', id, 'uid', uid, 'version', sequence, 'state', state,
    'starts_at', ${isoText(sql`starts_at`)}, 'last_slot_at', last_slot_at, 'times_passed', times_passed,
    'minutes', minutes, 'place', place, 'link', link,
    'missed_by_candidate_at', ${isoText(sql`missed_by_candidate_at`)}, 'candidate_reply', candidate_reply)
  from (select *, ${lastSlotAt} as last_slot_at, ${timesPassed} as times_passed
    from interviews where application_id = applications.id order by id desc limit 1) as newest
  where state <> 'cancelled' and applications.status not in ('withdrawn', 'rejected', 'unanswered'))`;
