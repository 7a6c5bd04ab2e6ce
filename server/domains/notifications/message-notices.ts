/** Notifications of messages: at most one unread one for each conversation. */
import { sql } from 'kysely';
import type { NotificationSubject } from '../../../contract/notifications.ts';
import { anyOfIds, type Trx } from '../../platform/database.ts';
import { announcing } from '../../platform/live/live.ts';
import { isWanted } from './preference-queries.ts';
import { passingOn } from './queries.ts';

const isUnreadAbout = (conversationId: number) => sql`notifications.kind = 'message'
  and notifications.read_at is null
  and notifications.about = ${String(conversationId)}`;

/** Notifies accounts of a message, in its transaction. The caller has locked the conversation. */
export async function notifyOfMessage(
  trx: Trx,
  accountIds: readonly number[],
  subject: NotificationSubject<'message'>,
): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`
    with notified as (
      insert into notifications (account_id, kind, subject, about)
      select person.id, 'message', ${JSON.stringify(subject)}::jsonb, ${String(subject.conversation_id)}
        from unnest(${[...accountIds]}::bigint[]) as person(id)
       where ${isWanted('message', 'product', sql<number>`person.id`)}
         and not exists (select from notifications where account_id = person.id
           and ${isUnreadAbout(subject.conversation_id)})
      returning id, account_id)
    select ${passingOn('message')},
      ${announcing(sql<number[]>`array(select account_id from notified)`, 'notifications')}
     where exists (select from notified)`.execute(trx);
}

/** Marks the notifications of a conversation as read, because the conversation itself was read. */
export async function markMessageNoticeRead(
  trx: Trx,
  accountId: number,
  conversationId: number,
): Promise<void> {
  await sql`
    with changed as (
      update notifications set read_at = now()
       where account_id = ${accountId} and ${isUnreadAbout(conversationId)} returning account_id)
    select ${announcing(sql<number[]>`array(select account_id from changed)`, 'notifications')}
     where exists (select from changed)`.execute(trx);
}

/** Erases the sender's name from the companies' and teams' notifications about these conversations. */
export async function eraseWriterName(trx: Trx, conversationIds: readonly number[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await sql`update notifications set subject = subject || '{"from_name": ""}'
    where kind = 'message' and subject ->> 'for' <> 'candidate'
      and (subject ->> 'conversation_id')::bigint = ${anyOfIds(conversationIds)}`.execute(trx);
}
