import type { ColumnType, Generated } from 'kysely';
import type { AbsenceReply } from '../../contract/interviews/interview-brief.ts';
import type { Interview } from '../../contract/interviews.ts';
import type { OfferState } from '../../contract/offers/offer-states.ts';
import type { OfferTerms } from '../../contract/offers/offer-terms.ts';
import type { ScoreCard } from '../../contract/score-cards/score-cards.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

interface Interviews {
  id: Id;
  application_id: number;
  state: Interview['state'];
  starts_at: MomentOrNull;
  minutes: number;
  /** The times that were offered, even if others have taken them since. */
  slots: ColumnType<Date[], readonly string[], readonly string[]>;
  place: OrNull<string>;
  link: OrNull<string>;
  bring: string;
  /** Identifies it in calendars. */
  uid: Generated<string>;
  /** Its version in calendars. */
  sequence: Generated<number>;
  booked_at: MomentOrNull;
  day_reminder_at: MomentOrNull;
  hour_reminder_at: MomentOrNull;
  /** When the panel was told that all offered times have passed. */
  passed_told_at: MomentOrNull;
  missed_by_candidate_at: MomentOrNull;
  missed_by_company_at: MomentOrNull;
  candidate_reply: OrNull<AbsenceReply>;
  company_reply: OrNull<AbsenceReply>;
  created_at: MomentWithDefault;
}

interface InterviewBookings {
  job_id: number;
  starts_at: Moment;
  interview_id: number;
}

interface ScoreCards {
  application_id: number;
  author_id: number;
  overall: number;
  overall_evidence: string;
  scores: ColumnType<ScoreCard['scores'], string, string>;
  created_at: MomentWithDefault;
  changed_at: MomentWithDefault;
}

interface ScoreCardWaivers {
  application_id: number;
  account_id: number;
  created_at: MomentWithDefault;
}

interface InterviewPanel {
  interview_id: number;
  account_id: number;
}

interface Offers {
  id: Id;
  application_id: number;
  version: number;
  /** The stored state; `offerState` works out the present one. */
  state: Generated<Exclude<OfferState, 'ended'>>;
  terms: ColumnType<OfferTerms, string, never>;
  joining_on: string;
  valid_until: string;
  note: string;
  answer_note: OrNull<string>;
  sent_by: OrNull<number>;
  created_at: MomentWithDefault;
  answered_at: MomentOrNull;
  reminded_at: MomentOrNull;
}

/** The tables of interviews and of what follows them. */
export interface InterviewTables {
  interviews: Interviews;
  interview_bookings: InterviewBookings;
  interview_panel: InterviewPanel;
  score_cards: ScoreCards;
  score_card_waivers: ScoreCardWaivers;
  offers: Offers;
}
