/** Who may begin a conversation with whom. */
import type { Conversation } from '../../../contract/conversations.ts';
import type { Trx } from '../../platform/database.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { limitInForce } from '../../platform/limits/limits-in-force.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { Services } from '../../platform/endpoints.ts';
import { buyerOfCompany, countWithinDay } from '../plans/plans.ts';
import {
  findApplication,
  findPair,
  findRecruiter,
  findSeeker,
  insertPair,
  keepTeamThread,
} from './opening-queries.ts';
import { presentConversation } from './present.ts';
import { findView } from './queries.ts';
import { type Reader, readerOf } from './readers.ts';

interface Partner {
  user_id?: number | undefined;
  application_id?: number | undefined;
}

/**
 * Finds the conversation with somebody, or begins it. The other side is notified only of the first
 * message.
 */
export const openConversation = (
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  account: SignedIn,
  partner: Partner,
): Promise<Conversation> =>
  db.transaction().execute(async (trx) => {
    const reader = readerOf(account);
    const pair = await pairWith(trx, reader, partner);
    const id = (await findPair(trx, pair)) ?? (await begin(trx, reader, pair));
    const view = orRefuse(
      id === undefined ? undefined : await findView(trx, reader, id),
      'resource.conversation.not_found',
    );
    // An existing conversation may still be read; one without messages would be of no use.
    if (view.closed_because !== null && view.last_id === null) {
      throw refuse('resource.conversation.closed');
    }
    return presentConversation(view, reader, { seal });
  });

type Pair = Parameters<typeof findPair>[1];

async function pairWith(trx: Trx, reader: Reader, partner: Partner): Promise<Pair> {
  const { application_id, user_id = 0 } = partner;
  if (application_id !== undefined) {
    const application = await findApplication(trx, reader, application_id);
    if (!application) {
      throw refuse('resource.application.not_found', { field: 'application_id' });
    }
    const { company_id, seeker_id, is_hidden: is_blind } = application;
    return { company_id, seeker_id, application_id, is_blind };
  }
  return reader.side === 'seeker'
    ? withRecruiter(trx, reader, user_id)
    : withCandidate(trx, reader, user_id);
}

async function withRecruiter(trx: Trx, { id: seeker_id }: Reader, userId: number): Promise<Pair> {
  const recruiter = await findRecruiter(trx, seeker_id, userId);
  if (!recruiter) throw refuse('resource.user.not_found', { field: 'user_id' });
  const { company_id, application_id, is_hidden } = recruiter;
  const is_blind = is_hidden ?? false;
  return { company_id, seeker_id, application_id: is_blind ? application_id : null, is_blind };
}

async function withCandidate(trx: Trx, { companyId }: Reader, userId: number): Promise<Pair> {
  const seeker = await findSeeker(trx, companyId, userId);
  const isKnown = seeker && (seeker.has_applied || seeker.has_agreed);
  if (!isKnown && !seeker?.may_be_found) {
    throw refuse('resource.candidate.not_found', { field: 'user_id' });
  }
  if (!isKnown) throw refuse('resource.conversation.not_allowed');
  return { company_id: companyId, seeker_id: seeker.id, application_id: null, is_blind: false };
}

async function begin(trx: Trx, reader: Reader, pair: Pair): Promise<number | undefined> {
  const key = attemptKey('conversation', { account: reader.id });
  if (reader.side === 'seeker') {
    const most = await limitInForce(trx, 'conversations_per_day');
    await countAttempt(trx, { key, most, seconds: DAY_SECONDS });
  } else await countWithinDay(trx, buyerOfCompany(reader.companyId), 'newConversations', key);
  return (await insertPair(trx, reader, pair)) ?? (await findPair(trx, pair));
}

export const openTeamThread = (
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  account: SignedIn,
): Promise<Conversation> =>
  db.transaction().execute(async (trx) => {
    const reader = readerOf(account);
    if (!reader.companyId) throw refuse('resource.hr_profile.not_found');
    const view = orRefuse(
      await findView(trx, reader, await keepTeamThread(trx, reader.companyId)),
      'resource.conversation.not_found',
    );
    return presentConversation(view, reader, { seal });
  });
