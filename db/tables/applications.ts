import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ApplicationEvent,
  ApplicationStatus,
  TrackerStatus,
} from '../../contract/applications.ts';
import type { ApplicationSource } from '../../contract/applications/sources.ts';
import type { SentAnswer } from '../../contract/jobs/questions.ts';
import type { LetterOccasion } from '../../contract/applications/letter-occasions.ts';
import type { Education, Experience, WorkFacts } from '../../contract/profiles.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface ApplicationTables {
  applications: Applications;
  job_referrals: JobReferrals;
  application_events: ApplicationEvents;
  receipts: Receipts;
  application_notes: ApplicationNotes;
  held_decisions: HeldDecisions;
  letter_templates: LetterTemplates;
  outside_applications: OutsideApplications;
  outside_application_changes: OutsideApplicationChanges;
}

// Applications with their events and receipts, and seekers' private notes.

export interface Applications {
  id: Id;
  job_id: number;
  seeker_id: number;
  status: Generated<ApplicationStatus>;
  cover_letter: string;
  candidate: JSONColumnType<CandidateSnapshot>;
  answers: ColumnType<SentAnswer[], string | undefined, string>;
  resume_id: OrNull<number>;
  /** The name of the resume as it was sent. */
  resume_name: OrNull<string>;
  created_at: MomentWithDefault;
  updated_at: MomentWithDefault;
  /** What was promised when it was sent; null without a clock, like the next column. */
  answer_days: OrNull<number>;
  answer_due_at: MomentOrNull;
  answered_at: MomentOrNull;
  answer_late: Generated<boolean>;
  answer_reminders: Generated<number>;
  /** The company does not know yet who sent it. */
  is_hidden: Generated<boolean>;
  /** Chosen when it was sent; the present state is in `contact_shares`. */
  shares_contact: Generated<boolean>;
  source: Generated<ApplicationSource>;
  /** Null without a referral, and once its link was removed. */
  referral_id: OrNull<number>;
  /** Maintained by a trigger. */
  last_event_hash: ColumnType<Buffer | null, undefined, never>;
}

/** A link to a job with which a member of its team refers people. */
interface JobReferrals {
  id: Id;
  code: string;
  job_id: number;
  account_id: number;
  created_at: MomentWithDefault;
}

/**
 * Triggers set position, salt and hashes, and believe only a position of 1; only the texts can change, once, when
 * they are erased.
 */
export interface ApplicationEvents {
  id: Id;
  application_id: number;
  kind: ApplicationEvent['kind'];
  status: ApplicationStatus;
  /** Null if the clock did it. */
  actor_id: OrNull<number>;
  note: OrNull<string>;
  reason: OrNull<string>;
  interview_at: ColumnType<string | null, string | Date | null | undefined, never>;
  interview_place: OrNull<string>;
  created_at: ColumnType<string, string | Date | undefined, never>;
  position: ColumnType<number, number | undefined, never>;
  salt: ColumnType<string | null, undefined, null>;
  texts_hash: ColumnType<Buffer, undefined, never>;
  hash: ColumnType<Buffer, undefined, never>;
}

/** `content` is the signed text. */
export interface Receipts {
  code: string;
  account_id: number;
  application_id: number;
  position: number;
  event_hash: Buffer;
  content: string;
  key_id: string;
  signature: string;
  issued_at: MomentWithDefault;
}

interface ApplicationNotes {
  application_id: number;
  account_id: number;
  note: string;
  follow_up_on: OrNull<string>;
  changed_at: MomentWithDefault;
}

/** Decisions of the last seconds, which take effect unless they are undone. */
interface HeldDecisions {
  application_id: number;
  account_id: number;
  from_status: ApplicationStatus;
  status: ApplicationStatus;
  reason: OrNull<string>;
  note: OrNull<string>;
  /** What kind of decision it is: a status alone, or an invitation or an offer with its form. */
  matter: ColumnType<HeldMatter, HeldMatter | undefined, HeldMatter>;
  form: ColumnType<unknown, string | null | undefined, string | null>;
  takes_effect_at: ColumnType<string, string, string>;
}

export type HeldMatter = 'decision' | 'interview' | 'offer';

interface LetterTemplates {
  id: Id;
  company_id: number;
  name: string;
  occasion: LetterOccasion;
  text_en: string;
  text_hi: string;
  created_at: MomentWithDefault;
  updated_at: MomentWithDefault;
  /** Its version. */
  version: Generated<number>;
}

interface OutsideApplications {
  id: Id;
  account_id: number;
  job_title: string;
  company_name: string;
  location: string;
  link: OrNull<string>;
  status: TrackerStatus;
  applied_on: string;
  note: string;
  note_changed_at: MomentOrNull;
  follow_up_on: OrNull<string>;
  created_at: MomentWithDefault;
  updated_at: MomentWithDefault;
  deleted_at: MomentOrNull;
}

interface OutsideApplicationChanges {
  id: Id;
  outside_application_id: number;
  status: TrackerStatus;
  created_at: MomentWithDefault;
}

/**
 * The candidate's profile when they applied. Applications from before a field existed lack it, and pay is only
 * included if the seeker shared it.
 */
export interface CandidateSnapshot extends Partial<WorkFacts> {
  name: string;
  /** On the day of applying; older applications lack it. */
  email?: string;
  phone: string | null;
  title: string;
  location: string;
  about: string;
  skills: string[];
  experience: Experience[];
  education: Education[];
  current_ctc_inr?: number | null;
  expected_ctc_inr?: number | null;
}
