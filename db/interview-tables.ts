import type { ColumnType, Generated } from 'kysely';
import type { AbsenceReply } from '../contract/interviews/interview-brief.ts';
import type { Interview } from '../contract/interviews.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface Interviews {
  id: Id;
  application_id: number;
  state: Interview['state'];
  starts_at: MomentOrNull;
  minutes: number;
  /** What was offered, taken by others since or not. */
  slots: ColumnType<Date[], readonly string[], readonly string[]>;
  place: OrNull<string>;
  link: OrNull<string>;
  bring: string;
  /** Names it in calendars. */
  uid: Generated<string>;
  /** Counts its changes in calendars. */
  sequence: Generated<number>;
  booked_at: MomentOrNull;
  day_reminder_at: MomentOrNull;
  hour_reminder_at: MomentOrNull;
  missed_by_candidate_at: MomentOrNull;
  missed_by_company_at: MomentOrNull;
  candidate_reply: OrNull<AbsenceReply>;
  company_reply: OrNull<AbsenceReply>;
  created_at: MomentWithDefault;
}

export interface InterviewBookings {
  job_id: number;
  starts_at: Moment;
  interview_id: number;
}

export interface InterviewPanel {
  interview_id: number;
  account_id: number;
}
