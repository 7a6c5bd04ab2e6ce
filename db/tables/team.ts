import type { Generated } from 'kysely';
import type { TeamRole } from '../../contract/team/team-roles.ts';
import type { TeamEventKind, WorkEventKind } from '../../contract/team/team-activity.ts';
import type { Id, Moment, MomentWithDefault, OrNull } from './columns.ts';

export interface TeamTables {
  team_invitations: TeamInvitations;
  team_events: TeamEvents;
  work_events: WorkEvents;
}

export interface TeamInvitations {
  id: Id;
  company_id: number;
  email: string;
  role: TeamRole;
  token_hash: Buffer;
  invited_by: OrNull<number>;
  created_at: MomentWithDefault;
  sent_at: MomentWithDefault;
  expires_at: Moment;
}

interface WorkEvents {
  id: Id;
  company_id: number;
  kind: WorkEventKind;
  actor_id: OrNull<number>;
  job_id: OrNull<number>;
  application_id: OrNull<number>;
  /** The changed fields of a job. */
  fields: Generated<string[]>;
  created_at: MomentWithDefault;
}

export interface TeamEvents {
  id: Id;
  company_id: number;
  kind: TeamEventKind;
  actor_id: OrNull<number>;
  /** The member concerned; null for an invitation, whose address is stored nowhere else. */
  member_id: OrNull<number>;
  role: OrNull<TeamRole>;
  created_at: MomentWithDefault;
}
