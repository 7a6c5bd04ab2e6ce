/** The two sides of conversations, and which conversations belong to an account. */
import { sql } from 'kysely';
import type { MessageSide } from '../../../contract/conversations/message.ts';
import { mayAs } from '../../../contract/team/team-roles.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';

export interface Reader {
  id: number;
  side: MessageSide;
  /** For seekers, and for recruiters without a company, 0, which is the id of no company. */
  companyId: number;
  /**
   * Recruiters and owners write to candidates; viewers and interviewers only in the team's thread.
   */
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

/** Every statement about conversations contains this condition. */
export const isOwn = ({ id, side, companyId }: Reader) =>
  side === 'seeker'
    ? sql<boolean>`conversations.seeker_id = ${id}::bigint`
    : sql<boolean>`conversations.company_id = ${companyId}::bigint`;

/** Whether the reader's side may see a message: not if it was sent while the sender was blocked. */
export const isSeen = ({ side }: Reader, messages = 'messages') =>
  sql<boolean>`(not ${sql.ref(`${messages}.is_unseen`)} or ${sql.ref(`${messages}.side`)} = ${side})`;
