import type { Interview, MyInterview } from '../../../contract/interviews.ts';
import type { Db } from '../../platform/database.ts';
import type { InterviewRow } from './queries.ts';
import { listOthersOf } from './slot-queries.ts';
import { isNeeded, mayBeRepeated } from './standing.ts';

const presentBase = (row: InterviewRow) => ({
  id: row.id,
  uid: row.uid,
  version: row.sequence,
  application_id: row.application_id,
  state: row.state,
  starts_at: row.starts_at,
  minutes: row.minutes,
  place: row.place,
  link: row.link,
  bring: row.bring,
  slots: row.slots,
  taken_slots: row.taken_slots,
  last_slot_at: row.last_slot_at,
  times_passed: row.times_passed,
  missed_by_candidate_at: row.missed_by_candidate_at,
  missed_by_company_at: row.missed_by_company_at,
  candidate_reply: row.candidate_reply,
  company_reply: row.company_reply,
  may_be_repeated: mayBeRepeated(row),
  cancelled: row.cancelled,
  job: { id: row.job_id, title: row.job_title },
  company: { id: row.company_id, name: row.company_name },
});

/** An interview for its candidate. */
export const presentMine = async (db: Db, row: InterviewRow): Promise<MyInterview> => ({
  ...presentBase(row),
  with: row.panel.map(({ name }) => name),
  others: await listOthersOf(db, { seekerId: row.candidate_id, id: row.id }),
});

/** An interview for the company. */
export const presentInterview = (row: InterviewRow): Interview => ({
  ...presentBase(row),
  candidate: { id: row.candidate_id, name: row.candidate_name },
  panel: row.panel,
  is_needed: isNeeded(row),
});
