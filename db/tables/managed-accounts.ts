import type { Generated } from 'kysely';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

/** What admins record about accounts and do with them. */
export interface ManagedAccountTables {
  account_notes: AccountNotes;
  resume_accesses: ResumeAccesses;
  asked_deletions: DeletionRequests;
  appeals: Appeals;
}

interface AccountNotes {
  id: Id;
  account_id: number;
  text: string;
  written_by: OrNull<number>;
  created_at: MomentWithDefault;
}

/** An admin has opened somebody's resume. */
interface ResumeAccesses {
  id: Id;
  account_id: number;
  document_id: OrNull<number>;
  /** As it was when it was opened. */
  doc_name: string;
  reason: string;
  opened_by: OrNull<number>;
  created_at: MomentWithDefault;
}

/** One admin has requested the deletion of an account; another has to request it as well. */
interface DeletionRequests {
  account_id: number;
  reason: string;
  asked_by: OrNull<number>;
  created_at: MomentWithDefault;
}

/** The appeal of somebody who was shut out, and the decision of another admin. */
interface Appeals {
  id: Id;
  account_id: number;
  /** What it is against: a ban or deactivation, or an action of moderators on a job or profile. */
  state_change_id: OrNull<number>;
  moderation_act_id: OrNull<number>;
  text: string;
  created_at: MomentWithDefault;
  decided_at: MomentOrNull;
  decided_by: OrNull<number>;
  /** Whether the action is reversed; null until it is decided. */
  lifted: OrNull<boolean>;
  answer: Generated<string>;
}
