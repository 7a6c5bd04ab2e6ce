import { type RawBuilder, sql } from 'kysely';
import { MISSED_INTERVIEW_DAYS, MISSED_INTERVIEWS_OFTEN } from '../../../contract/constants.ts';
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
    'missed_by_candidate_at', ${isoText(sql`missed_by_candidate_at`)}, 'candidate_reply', candidate_reply,
    'missed_by_company_at', ${isoText(sql`missed_by_company_at`)})
  from (select *, ${lastSlotAt} as last_slot_at, ${timesPassed} as times_passed
    from interviews where application_id = applications.id order by id desc limit 1) as newest
  where state <> 'cancelled' and applications.status not in ('withdrawn', 'rejected', 'unanswered'))`;

/** Lately enough to count against those who did not come. */
export const isMissedLately = (by: 'candidate' | 'company') =>
  sql<boolean>`(${sql.ref(`interviews.missed_by_${by}_at`)}
    > now() - make_interval(days => ${sql.lit(MISSED_INTERVIEW_DAYS)}))`;

const whoMissed = (by: 'candidate' | 'company') =>
  by === 'candidate' ? sql.ref('applications.seeker_id') : sql.ref('jobs.company_id');

const withWhoMissed = sql`interviews join applications on applications.id = interviews.application_id
  join jobs on jobs.id = applications.job_id`;

/** The ids of the seekers or companies that missed interviews often lately, as the other side says. */
export const missedOften = (by: 'candidate' | 'company') =>
  sql`(select ${whoMissed(by)} from ${withWhoMissed} where ${isMissedLately(by)}
    group by ${whoMissed(by)} having count(*) >= ${sql.lit(MISSED_INTERVIEWS_OFTEN)})`;

/** How many interviews a seeker or a company missed lately, as the other side says, and of how many they say otherwise. */
export const missedInterviews = (by: 'candidate' | 'company', id: RawBuilder<unknown>) =>
  sql<{ count: number; disputed: number }>`(
    select json_build_object('count', count(*), 'disputed',
        count(*) filter (where ${sql.ref(`interviews.${by}_reply`)} = 'was_there'))
      from ${withWhoMissed} where ${whoMissed(by)} = ${id} and ${isMissedLately(by)})`;
