import { sql } from 'kysely';
import type { HeldBack } from '../../../contract/message-check/held-back.ts';
import type { AttachmentReading, MessageSide } from '../../../contract/conversations/message.ts';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import { mostOfAll } from '../../../contract/money/plan-levels.ts';
import { type Db, type Trx } from '../../platform/database.ts';
import { type Given, prepared } from '../../platform/batching/prepared.ts';
import { countingAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { announcing } from '../../platform/live/live.ts';
import { answering } from './facts.ts';
import { isSeen, type Reader } from './readers.ts';

interface Quoted {
  id: number;
  side: MessageSide;
  content: string;
  sender_name: string;
  held_back: HeldBack[] | null;
}

interface Attached {
  id: number;
  name: string;
  media_type: string;
  size_bytes: number;
  reading: AttachmentReading | null;
  warnings: MessageWarning[];
}

/** Messages of one conversation that the reader may see; the caller has found the conversation. */
const seenBy = (db: Db, reader: Reader, conversationId: number) =>
  db
    .selectFrom('messages')
    .leftJoin('accounts as sender', 'sender.id', 'messages.sender_id')
    .select([
      'messages.id',
      'messages.sender_id',
      'messages.side',
      'messages.content',
      'messages.created_at',
      'messages.client_id',
      'messages.is_unseen',
      'messages.quotes_id',
      'messages.warnings',
      'messages.held_back',
      'sender.name as sender_name',
    ])
    .select([
      // Cut only after everything that identifies a hidden candidate has been removed.
      sql<Quoted | null>`(select json_build_object('id', quoted.id, 'side', quoted.side,
          'content', left(quoted.content, 2000), 'sender_name', author.name,
          'held_back', quoted.held_back)
        from messages as quoted left join accounts as author on author.id = quoted.sender_id
        where quoted.id = messages.quotes_id and ${isSeen(reader, 'quoted')})`.as('quoted'),
      sql<Attached[]>`coalesce((select json_agg(json_build_object('id', file.id, 'name', file.name,
          'media_type', file.media_type, 'size_bytes', file.size_bytes,
          'reading', file.reading, 'warnings', file.warnings) order by file.id)
        from message_attachments as file where file.message_id = messages.id), '[]')`.as(
        'attachments',
      ),
    ])
    .where('messages.conversation_id', '=', conversationId)
    .where(isSeen(reader));
export type MessageRow = Awaited<ReturnType<typeof listMessages>>['rows'][number];

export interface MessageRange {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** Oldest first, from whichever end the page was taken. */
export async function listMessages(
  db: Db,
  reader: Reader,
  conversationId: number,
  { before, after, limit }: MessageRange,
) {
  const found = await seenBy(db, reader, conversationId)
    .$if(before !== undefined, (query) => query.where('messages.id', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('messages.id', '>', after ?? 0))
    .orderBy('messages.id', after === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return { rows: after === undefined ? rows.toReversed() : rows, has_more: found.length > limit };
}

export const findMessage = (db: Db, reader: Reader, conversationId: number, id: number) =>
  seenBy(db, reader, conversationId).where('messages.id', '=', id).executeTakeFirst();

/** The message that the account has already sent with this client_id. */
export const findByClientId = (db: Db, reader: Reader, conversationId: number, clientId: string) =>
  seenBy(db, reader, conversationId)
    .where('messages.sender_id', '=', reader.id)
    .where('messages.client_id', '=', clientId)
    .executeTakeFirst();

interface NewMessage {
  conversation_id: number;
  sender_id: number;
  side: MessageSide;
  other_side: MessageSide;
  company_id: number;
  seeker_id: number | null;
  /** For whom it counts as unread: the `team`, the `company`, or the `seeker`. */
  audience: 'team' | 'company' | 'seeker';
  is_unseen: boolean;
  client_id: string | null;
  content: string;
  /** A JSON list of `MessageWarning`. */
  warnings: string;
  /**
   * The parts that lead out of the portal, as a JSON list; null if the whole text is shown to
   * everybody.
   */
  held_back: string | null;
  quotes_id: number | null;
  attachment_ids: number[];
  /** Whether the text of its files is to be checked. */
  reads_files: boolean;
  /** The key under which the sender's messages of a day are counted. */
  key: string;
}

/** The highest limit of any plan; the sender's own plan is looked up only when it may matter. */
const MOST_A_DAY = { most: mostOfAll('messages'), seconds: DAY_SECONDS };

interface Kept {
  id: number;
  /** Null if the quoted message does not exist or the sender may not see it. */
  quotes_id: number | null;
  attached: number;
  /** The accounts to notify. */
  told: number[];
  /**
   * The sender's count of messages for the day, with this one; null beyond the limit of every plan.
   */
  made: number | null;
}

/**
 * Stores a message, counts it as unread for its audience, and notifies all open pages of both
 * sides. Returns no row if the sender has stored it already. Everything that the sender had not
 * read counts as read.
 */
export const keepingMessage = prepared((trx, given: Given<NewMessage>) => {
  const conversation = sql`${given('conversation_id')}::bigint`;
  const me = sql<number>`${given('sender_id')}::bigint`;
  const company = sql`${given('company_id')}::bigint`;
  const seeker = sql`${given('seeker_id')}::bigint`;
  const side = sql`${given('side')}::text`;
  const unseen = sql`${given('is_unseen')}::boolean`;
  const team = sql`array(select member.id from accounts as member
    where member.company_id = ${company} and member.state = 'active' order by member.id)`;
  const query = sql<Kept>`
    with sent as (
      insert into messages (conversation_id, sender_id, side, client_id, content, warnings, held_back, quotes_id, is_unseen)
      values (${conversation}, ${me}, ${side}, ${given('client_id')}::text, ${given('content')}::text,
        ${given('warnings')}::jsonb, ${given('held_back')}::jsonb, (select quoted.id from messages as quoted where quoted.id = ${given('quotes_id')}::bigint
          and quoted.conversation_id = ${conversation}
          and (not quoted.is_unseen or quoted.side = ${side})), ${unseen})
      on conflict (conversation_id, sender_id, client_id) do nothing
      returning id, quotes_id),
    told as materialized (
      select id from unnest(case when ${unseen} then '{}'::bigint[]
        when ${given('audience')}::text = 'team' then ${team}
        when ${given('audience')}::text = 'company' then ${answering(company)}
        else array[${seeker}] end) as id where id <> ${me}),
    readers as (
      insert into conversation_readers as reader
        (conversation_id, account_id, side, unread, unread_since, newest_id, delivered_id, read_id)
      select ${conversation}, told.id, case when ${given('audience')}::text = 'team' then ${side}
          else ${given('other_side')}::text end, 1, now(), sent.id, 0, 0 from sent, told
      union all
      select ${conversation}, ${me}, ${side}, 0, null, sent.id, sent.id, sent.id from sent
      on conflict (conversation_id, account_id) do update set
        newest_id = excluded.newest_id,
        unread = case when excluded.unread = 0 then 0 else reader.unread + 1 end,
        unread_since = case when excluded.unread = 0 then null
          else coalesce(reader.unread_since, excluded.unread_since) end,
        delivered_id = greatest(reader.delivered_id, excluded.delivered_id),
        read_id = greatest(reader.read_id, excluded.read_id)),
    touched as (
      update conversations set last_message_at = now(),
          company_last_id = case when not ${unseen} or ${side} = 'company' then sent.id else company_last_id end,
          company_updated_at = case when not ${unseen} or ${side} = 'company' then now() else company_updated_at end,
          seeker_last_id = case when not ${unseen} or ${side} = 'seeker' then sent.id else seeker_last_id end,
          seeker_updated_at = case when not ${unseen} or ${side} = 'seeker' then now() else seeker_updated_at end
        from sent where conversations.id = ${conversation}),
    attached as (
      update message_attachments set message_id = sent.id,
          reading = case when ${given('reads_files')}::boolean then 'waiting' end from sent
       where message_attachments.id = any(${given('attachment_ids')}::bigint[])
         and message_attachments.conversation_id = ${conversation}
         and message_attachments.account_id = ${me} and message_attachments.message_id is null
       returning message_attachments.id),
    counted as ${countingAttempt(sql<string>`${given('key')}::text`, MOST_A_DAY, sql`sent`)}
    select sent.id, sent.quotes_id, (select count(*) from attached) as attached,
      coalesce((select json_agg(id) from told), '[]') as told, (select made from counted) as made,
      ${announcing(
        sql<number[]>`array(select id from unnest(case
            when ${unseen} and ${side} = 'company' then ${team}
            when ${unseen} then array[${seeker}]
            else ${team} || ${seeker} end) as id where id is not null)`,
        sql<string>`'messages/' || ${conversation}`,
      )}
      from sent`;
  return { compile: () => query.compile(trx) };
});

interface Erased {
  key: string;
}

/** Erases conversations whose last message is this old; returns the keys of their files. */
export async function deleteOldConversations(trx: Trx, years: number): Promise<Erased[]> {
  const { rows } = await sql<Erased>`
    with old as (
      select id from conversations where last_message_at < now() - make_interval(years => ${years}::int)
       order by id for update),
    files as materialized (
      select file_key as key from message_attachments where conversation_id in (select id from old)),
    gone as (delete from conversations where id in (select id from old))
    select key from files`.execute(trx);
  return rows;
}
