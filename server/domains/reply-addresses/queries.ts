import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { REPLY_ADDRESS_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';
import type { SignedIn } from '../../platform/sessions.ts';

/**
 * Whether somebody may reply in a conversation by mail: they belong to it and may write, neither side has blocked the
 * other, and no report is waiting to be handled.
 */
const mayAnswer = sql<boolean>`(person.state = 'active' and person.email_verified_at is not null
  and conversations.kind = 'candidate'
  and (conversations.seeker_id = person.id
    or conversations.company_id = person.company_id and person.team_role in ('recruiter', 'owner'))
  and conversations.company_blocked_at is null and conversations.seeker_blocked_at is null
  and not exists (select from message_reports as report
    where report.conversation_id = conversations.id and report.handled_at is null))`;

/**
 * An address (`kept`) expires after some days, and with any report made after it was given out, whatever the outcome.
 */
const isOver = sql<boolean>`(
  kept.given_at < now() - make_interval(days => ${sql.lit(REPLY_ADDRESS_LIFE_DAYS)})
  or exists (select from message_reports as report
    where report.conversation_id = kept.conversation_id
      and report.created_at >= kept.created_at))`;

/** 80 random bits as letters and digits that survive every mail program, in any case. */
const newToken = () =>
  Array.from(randomBytes(16), (byte) => '0123456789abcdefghjkmnpqrstvwxyz'.charAt(byte % 32)).join(
    '',
  );

/** The address of an account in a conversation, created if there is none; undefined if it may not reply by mail. */
export async function keepAddress(
  db: Db,
  accountId: number,
  conversation: RawBuilder<number>,
): Promise<string | undefined> {
  const { rows } = await sql<{ token: string }>`
    insert into reply_addresses as kept (conversation_id, account_id, token)
    select conversations.id, person.id, ${newToken()}
      from conversations, accounts as person
     where conversations.id = ${conversation} and person.id = ${accountId} and ${mayAnswer}
    on conflict (conversation_id, account_id) do update set given_at = now(),
      token = case when ${isOver} then excluded.token else kept.token end,
      created_at = case when ${isOver} then now() else kept.created_at end
    returning token`.execute(db);
  return rows[0]?.token;
}

/** The conversation about an application, if there is one. */
export const conversationAbout = (applicationId: number) => sql<number>`(
  select talk.id from applications join jobs on jobs.id = applications.job_id
    join conversations as talk on talk.kind = 'candidate'
      and talk.company_id = jobs.company_id and talk.seeker_id = applications.seeker_id
      and (not talk.is_blind or talk.application_id = applications.id)
   where applications.id = ${applicationId} order by talk.is_blind desc limit 1)`;

interface Answering extends Omit<SignedIn, 'session_id' | 'recently_authenticated'> {
  conversation_id: number;
  phone: string | null;
  language: Language;
}

/** The account and conversation of this address, if mail is accepted there now. */
export async function findAnswering(db: Db, token: string): Promise<Answering | undefined> {
  const { rows } = await sql<Answering>`
    select person.id, person.role, person.name, person.email, true as email_verified,
        person.company_id, person.team_role, person.phone, person.language,
        conversations.id as conversation_id
      from reply_addresses as kept
      join accounts as person on person.id = kept.account_id
      join conversations on conversations.id = kept.conversation_id
     where kept.token = ${token} and not ${isOver} and ${mayAnswer}`.execute(db);
  return rows[0];
}

/** Whether a message with this name was stored already. */
export async function isStored(
  db: Db,
  { id, conversation_id }: Pick<Answering, 'id' | 'conversation_id'>,
  clientId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .where('sender_id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteOldAddresses(db: Db): Promise<void> {
  await sql`delete from reply_addresses as kept where ${isOver}`.execute(db);
}
