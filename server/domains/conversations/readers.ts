/** Who looks at conversations, and which of them are theirs. */
import { sql } from 'kysely';
import type { MessageSide } from '../../../contract/conversations/message.ts';
import { mayAs } from '../../../contract/team/team-roles.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';

export interface Reader {
  id: number;
  side: MessageSide;
  /** 0, which no company has, for seekers and for recruiters without one. */
  companyId: number;
  /** Recruiters and owners write to candidates; viewers and interviewers only in the team's thread. */
  writesToCandidates: boolean;
}

export const readerOf = (account: SignedIn): Reader => ({
  id: account.id,
  side: account.role === 'user' ? 'seeker' : 'company',
  companyId: companyOf(account),
  writesToCandidates: account.role === 'user' || mayAs(account.team_role, 'recruiter'),
});

export const otherSide = (side: MessageSide): MessageSide =>
  side === 'seeker' ? 'company' : 'seeker';

/** Every statement about conversations has this condition. */
export const isOwn = ({ id, side, companyId }: Reader) =>
  side === 'seeker'
    ? sql<boolean>`conversations.seeker_id = ${id}::bigint`
    : sql<boolean>`conversations.company_id = ${companyId}::bigint`;

/** Whether the reader's side may see a message: never one that was sent while it had blocked the sender. */
export const isSeen = ({ side }: Reader, messages = 'messages') =>
  sql<boolean>`(not ${sql.ref(`${messages}.is_unseen`)} or ${sql.ref(`${messages}.side`)} = ${side})`;
