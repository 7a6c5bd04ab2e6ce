/** Facts about conversations for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';
import { AWAY_AFTER_MINUTES, OFFLINE_AFTER_MINUTES } from '../../../contract/constants.ts';
import type { Presence } from '../../../contract/conversations.ts';

/** An open page is recorded at least this often; one not recorded for longer counts as closed. */
const PAGE_SEEN_SECONDS = 60;

/** The presence of whichever of these accounts was active last; `ids` is an array. */
export const presenceOf = (ids: RawBuilder<unknown>) => {
  const hasPage = sql`exists (select from open_pages where open_pages.account_id = any(${ids})
    and open_pages.seen_at > now() - make_interval(secs => ${sql.lit(PAGE_SEEN_SECONDS)}))`;
  const didSomething = (minutes: number) =>
    sql`exists (select from sessions where sessions.account_id = any(${ids})
      and sessions.last_seen_at > now() - make_interval(mins => ${sql.lit(minutes)}))`;
  return sql<Presence>`case
    when ${hasPage} and ${didSomething(AWAY_AFTER_MINUTES)} then 'online'
    when ${hasPage} or ${didSomething(OFFLINE_AFTER_MINUTES)} then 'away'
    else 'offline' end`;
};

/**
 * The application that a conversation was opened from, or else the newest one by which the company
 * knows the seeker.
 */
export const about = sql<number | null>`coalesce(conversations.application_id, (
  select newest.id from applications as newest join jobs as its on its.id = newest.job_id
   where newest.seeker_id = conversations.seeker_id and its.company_id = conversations.company_id
     and not newest.is_hidden
   order by newest.created_at desc, newest.id desc limit 1))`;

/** The ids of those who may answer candidates for a company. */
export const answering = (company: RawBuilder<unknown>) =>
  sql<number[]>`array(select member.id from accounts as member
    where member.company_id = ${company} and member.state = 'active' and member.role = 'hr'
      and member.team_role in ('recruiter', 'owner') order by member.id)`;

/** Whether the recruiter has written something to the seeker that the seeker sees. */
export const hasWrittenTo = (recruiter: RawBuilder<unknown>, seeker: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from messages
    join conversations on conversations.id = messages.conversation_id
    where messages.sender_id = ${recruiter} and conversations.seeker_id = ${seeker}
      and messages.side = 'company' and not messages.is_unseen)`;

/** How many reports include messages of the account as evidence. */
export const reportsOfMessagesBy = (account: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from message_reports
    where evidence @> jsonb_build_array(jsonb_build_object('sender_id', ${account}::bigint)))`;

/**
 * The conversations with unread messages of the account `account`, with how many and how long the
 * oldest has waited: for mails that remind people of messages.
 */
export const unreadOf = (account: RawBuilder<unknown>) => sql<{
  conversation_id: number;
  unread: number;
  unread_since: string;
}>`(select reader.conversation_id, reader.unread, reader.unread_since
  from conversation_readers as reader
  join conversations on conversations.id = reader.conversation_id
  join accounts as owner on owner.id = reader.account_id
  where reader.account_id = ${account} and reader.unread > 0
    and (conversations.seeker_id = owner.id or conversations.company_id = owner.company_id))`;
