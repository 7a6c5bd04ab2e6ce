import { sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { Closing, Conversation } from '../../../contract/conversations.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { announcing } from '../../platform/live/live.ts';
import { pageOf } from '../../platform/page.ts';
import { candidateName } from '../applications/facts.ts';
import { isUnproven } from '../company-evidence/facts.ts';
import { isBlocked, pictureFor } from '../sharing/facts.ts';
import { about, answering, presenceOf } from './facts.ts';
import { isOwn, isSeen, type Reader } from './readers.ts';

/** The company does not know yet who the candidate is. */
const isHidden = sql<boolean>`(conversations.is_blind and coalesce(applications.is_hidden, false))`;

/** How the company knows the candidate; empty once they deleted their account. */
const seekerName = sql<string>`case
  when ${isHidden} then ${candidateName}
  when seeker.state = 'deleted' then ''
  else coalesce(nullif(applications.candidate ->> 'name', ''), seeker.name, '') end`;

/** The seeker applied to the company, or agreed to be contacted, and does not hide from it. */
const mayTalk = sql<boolean>`((exists (select from applications as sent
      join jobs as its on its.id = sent.job_id
    where sent.seeker_id = conversations.seeker_id and its.company_id = conversations.company_id
      and (not sent.is_hidden or sent.id = conversations.application_id))
    or exists (select from contact_requests as request where request.agreed
      and request.account_id = conversations.seeker_id
      and request.company_id = conversations.company_id))
  and not ${isBlocked('conversations.seeker_id', 'conversations.company_id')})`;

const closing = ({ side }: Reader) => sql<Closing | null>`case
  when conversations.kind = 'team' then null
  when ${side}::text = 'company' and seeker.state = 'deleted' then 'account_deleted'
  when ${side}::text = 'company' and seeker.state in ('inactive', 'banned') then 'account_inactive'
  when ${side}::text = 'seeker'
    and cardinality(${answering(sql`conversations.company_id`)}) = 0 then 'nobody_answers'
  when not ${mayTalk} then 'no_agreement' end`;

/** The accounts on the other side. */
const others = ({ id, side }: Reader) => sql`case
  when conversations.kind = 'team' then array(select member.id from accounts as member
    where member.company_id = conversations.company_id and member.state = 'active'
      and member.id <> ${id}::bigint)
  when ${side}::text = 'seeker' then ${answering(sql`conversations.company_id`)}
  else array[conversations.seeker_id] end`;

/** The id of the last message that has reached the other side. */
const furthest = (
  { id, side }: Reader,
  column: 'delivered_id' | 'read_id',
) => sql<number>`coalesce((
  select max(${sql.ref(`other.${column}`)}) from conversation_readers as other
   where other.conversation_id = conversations.id and other.account_id <> ${id}::bigint
     and (conversations.kind = 'team' or other.side <> ${side}::text)), 0)`;

/** Upper bound; nobody sends this many messages without a reply. Older ones are far up in the thread. */
const UNDELIVERED_MOST = 200;

/**
 * What the reader's side sent while it was blocked, newest first. Only messages older than the last
 * delivered one: newer ones look undelivered anyway, and marking them would reveal the block.
 */
const undelivered = (reader: Reader) => sql<
  number[]
>`coalesce((select json_agg(id order by id desc) from (
  select messages.id from messages
   where messages.conversation_id = conversations.id and messages.is_unseen
     and messages.side = ${reader.side}::text and messages.id < ${furthest(reader, 'delivered_id')}
   order by messages.id desc limit ${sql.lit(UNDELIVERED_MOST)}) as never_came), '[]')`;

/** Whether the other side lets the reader know what it has read; a seeker can switch that off. */
const tellsWhenRead = ({ side }: Reader) => sql<boolean>`(${side}::text = 'seeker' or coalesce((
  select tells_when_read from message_settings
   where message_settings.account_id = conversations.seeker_id), true))`;

/** Conversations as the reader sees them. */
function viewsOf(db: Db, reader: Reader) {
  const { id, side } = reader;
  const mine = side === 'seeker' ? 'seeker' : 'company';
  const theirs = side === 'seeker' ? 'company' : 'seeker';
  return db
    .selectFrom('conversations')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .leftJoin('accounts as seeker', 'seeker.id', 'conversations.seeker_id')
    .leftJoin('conversation_readers as own', (join) =>
      join.onRef('own.conversation_id', '=', 'conversations.id').on('own.account_id', '=', id),
    )
    .leftJoin('applications', (join) => join.on(sql<boolean>`applications.id = ${about}`))
    .leftJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('messages as last', 'last.id', `conversations.${mine}_last_id`)
    .leftJoin('accounts as writer', 'writer.id', 'last.sender_id')
    .select([
      'conversations.id',
      'conversations.kind',
      'conversations.company_id',
      'conversations.seeker_id',
      'companies.name as company_name',
      isUnproven('companies').as('is_unproven'),
      'applications.id as application_id',
      'applications.status as application_status',
      'applications.candidate',
      'jobs.id as job_id',
      'jobs.title as job_title',
      'last.id as last_id',
      'last.side as last_side',
      'last.sender_id as last_sender_id',
      'last.created_at as last_at',
      'writer.name as last_sender_name',
      `conversations.${mine}_updated_at as updated_at`,
    ])
    .select([
      isHidden.as('is_hidden'),
      seekerName.as('seeker_name'),
      sql<
        number | null
      >`case when not ${isHidden} then ${pictureFor('conversations.company_id')} end`.as(
        'seeker_picture_id',
      ),
      // A candidate's text is cut only after everything that identifies them has been removed: half
      // a name would slip through.
      sql<string | null>`left(last.content, 2000)`.as('last_content'),
      'last.held_back as last_held_back',
      sql<number>`(select count(*) from message_attachments
        where message_attachments.message_id = last.id)`.as('last_attachments'),
      sql<number>`coalesce(own.unread, 0)`.as('unread'),
      closing(reader).as('closed_because'),
      sql<Conversation['presence']>`case
        when ${sql.ref(`conversations.${theirs}_blocked_at`)} is not null then 'offline'
        else ${presenceOf(others(reader))} end`.as('presence'),
      sql<boolean>`(${sql.ref(`conversations.${mine}_blocked_at`)} is not null)`.as('is_blocked'),
      sql<boolean>`(${sql.ref(`conversations.${theirs}_blocked_at`)} is not null)`.as(
        'is_blocked_by_others',
      ),
      furthest(reader, 'delivered_id').as('delivered_up_to'),
      furthest(reader, 'read_id').as('read_up_to'),
      tellsWhenRead(reader).as('are_told'),
      undelivered(reader).as('undelivered'),
    ])
    .where(isOwn(reader));
}
export type View = Awaited<ReturnType<typeof listViews>>[number];

export const listViews = (db: Db, reader: Reader, ids: readonly number[]) =>
  viewsOf(db, reader).where('conversations.id', '=', anyOfIds(ids)).execute();

export const findView = (db: Db, reader: Reader, id: number) =>
  viewsOf(db, reader).where('conversations.id', '=', id).executeTakeFirst();

/** Locks the conversation, so that messages are stored one after another. */
export const lockView = (trx: Trx, reader: Reader, id: number) =>
  viewsOf(trx, reader)
    .where('conversations.id', '=', id)
    .forNoKeyUpdate(['conversations'])
    .executeTakeFirst();

export interface ConversationFilter extends Paging {
  kind: 'candidate' | 'team';
  search: string;
}

/**
 * The ids of a page: unread ones first, then by the latest change. A conversation without messages
 * is listed only for the person who opened it.
 */
export async function pageOfIds(
  db: Db,
  reader: Reader,
  { kind, search, ...paging }: ConversationFilter,
) {
  const mine = reader.side;
  const { rows, meta } = await pageOf(
    db
      .selectFrom('conversations')
      .leftJoin('conversation_readers as own', (join) =>
        join
          .onRef('own.conversation_id', '=', 'conversations.id')
          .on('own.account_id', '=', reader.id),
      )
      .select('conversations.id')
      .where(isOwn(reader))
      .where('conversations.kind', '=', kind)
      .where((row) =>
        row.or([
          row(`conversations.${mine}_last_id`, '>', 0),
          row('conversations.opened_side', '=', mine),
        ]),
      )
      .$if(search !== '', (query) => query.where(fits(reader, search)))
      .orderBy(sql`coalesce(own.unread, 0) > 0`, 'desc')
      .orderBy(`conversations.${mine}_updated_at`, 'desc')
      .orderBy('conversations.id', 'desc'),
    paging,
  );
  return { ids: rows.map(({ id }) => id), meta };
}

/**
 * Texts are searched from the newest back, and only up to a number: without a bound, a word that
 * nobody wrote would make the database read everybody's messages.
 */
const SEARCHED_CONVERSATIONS = 1_000;
const SEARCHED_MESSAGES = 200;

const newestOf = (reader: Reader) => sql`select conversations.id from conversations
  where ${isOwn(reader)}
  order by ${sql.ref(`conversations.${reader.side}_updated_at`)} desc
  limit ${sql.lit(SEARCHED_CONVERSATIONS)}`;

/**
 * Matches a name, the title of a job, or a text that the reader may see. Texts of a hidden
 * candidate are not searched, because a search would find the words that are taken out of them.
 */
const fits = (reader: Reader, search: string) => {
  const sought = containing(search);
  const name =
    reader.side === 'seeker'
      ? sql`select companies.name from companies where companies.id = conversations.company_id`
      : sql`select ${seekerName} from accounts as seeker
          left join applications on applications.id = ${about}
          where seeker.id = conversations.seeker_id`;
  const isShown =
    reader.side === 'seeker'
      ? sql`true`
      : sql`not exists (select from applications where applications.id = conversations.application_id
          and conversations.is_blind and applications.is_hidden)`;
  return sql<boolean>`((${name}) ilike ${sought}
    or exists (select from applications join jobs on jobs.id = applications.job_id
      where applications.id = ${about} and jobs.title ilike ${sought})
    or (conversations.id in (${newestOf(reader)}) and ${isShown}
      and exists (select from (
        select * from messages where messages.conversation_id = conversations.id
         order by messages.id desc limit ${sql.lit(SEARCHED_MESSAGES)}) as messages
       where ${isSeen(reader)} and messages.content ilike ${sought})))`;
};

/** All unread messages of the account, without those of a company that it has left. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation_readers as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .select(sql<number>`coalesce(sum(own.unread), 0)::int`.as('unread'))
    .where('own.account_id', '=', reader.id)
    .where('own.unread', '>', 0)
    .where(isOwn(reader))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Notifies everybody else in these conversations, but for those who have left the company. */
const tellingOthers = (reader: Reader, changed: string) =>
  announcing(
    sql<number[]>`array(select other.account_id from conversation_readers as other
      join conversations as talk on talk.id = other.conversation_id
      join accounts as person on person.id = other.account_id
      where other.conversation_id = ${sql.ref(`${changed}.conversation_id`)}
        and other.account_id <> ${reader.id}::bigint
        and (talk.seeker_id = person.id or talk.company_id = person.company_id))`,
    sql<string>`'messages/' || ${sql.ref(`${changed}.conversation_id`)}`,
  );

/**
 * Marks everything the account has received as delivered, in one conversation or in all, and
 * notifies the others.
 */
export async function markDelivered(db: Db, reader: Reader, id?: number): Promise<void> {
  await sql`
    with changed as (
      update conversation_readers set delivered_id = newest_id
       where account_id = ${reader.id} and delivered_id < newest_id
         and (${id ?? null}::bigint is null or conversation_id = ${id ?? null}::bigint)
       returning conversation_id)
    select ${tellingOthers(reader, 'changed')} from changed`.execute(db);
}

interface Read {
  unread: number;
  changed: boolean;
}

/**
 * Marks messages as read up to one of them, or all; never backwards. The caller has locked the
 * conversation.
 */
export async function markRead(
  trx: Trx,
  reader: Reader,
  { id, upTo }: { id: number; upTo: number | null },
): Promise<Read> {
  const left = (what: string) => sql`(select ${sql.raw(what)} from messages
    where messages.conversation_id = ${id}
      and messages.id > greatest(own.read_id, least(own.newest_id, coalesce(${upTo}::bigint, own.newest_id)))
      and messages.id <= own.newest_id and ${isSeen(reader)}
      and messages.sender_id is distinct from ${reader.id}::bigint
      and (messages.side <> ${reader.side} or conversations.kind = 'team'))`;
  const { rows } = await sql<Read>`
    with before as (select read_id, unread from conversation_readers
      where conversation_id = ${id} and account_id = ${reader.id}),
    changed as (
      update conversation_readers as own set
          read_id = greatest(own.read_id, least(own.newest_id, coalesce(${upTo}::bigint, own.newest_id))),
          delivered_id = own.newest_id,
          unread = ${left('count(*)')}, unread_since = ${left('min(created_at)')}
        from conversations
       where conversations.id = own.conversation_id and own.conversation_id = ${id}
         and own.account_id = ${reader.id}
       returning own.conversation_id, own.unread, own.read_id)
    select changed.unread, changed.read_id > before.read_id or changed.unread <> before.unread as changed,
      case when changed.read_id > before.read_id then ${tellingOthers(reader, 'changed')} end,
      case when changed.read_id > before.read_id or changed.unread <> before.unread
        then ${announcing(sql<number[]>`array[${reader.id}::bigint]`, sql<string>`'messages/' || changed.conversation_id`)} end
      from changed, before`.execute(trx);
  return rows[0] ?? { unread: 0, changed: false };
}

/** Blocks the other side, or unblocks it, in every conversation of the two. */
export async function setBlocked(
  trx: Trx,
  { side }: Reader,
  { company_id, seeker_id }: { company_id: number; seeker_id: number | null },
  blocked: boolean,
): Promise<void> {
  const column = sql.ref(`${side}_blocked_at`);
  await sql`update conversations set ${column} = case when ${blocked} then coalesce(${column}, now()) end
    where company_id = ${company_id} and seeker_id = ${seeker_id}`.execute(trx);
}

export async function readsSettings(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('message_settings')
    .select('tells_when_read')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.tells_when_read ?? true;
}

export async function keepSettings(
  db: Db,
  account_id: number,
  tells_when_read: boolean,
): Promise<void> {
  await db
    .insertInto('message_settings')
    .values({ account_id, tells_when_read })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ tells_when_read }))
    .execute();
}
