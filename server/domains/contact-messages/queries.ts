import { type Days, isInDays } from '../../platform/calendar/days-in-india.ts';
import { sql } from 'kysely';
import {
  ANSWERED_MESSAGE_LIFE_DAYS,
  CONTACT_ANSWER_DAYS,
  CONTACT_LAST_DAYS,
} from '../../../contract/constants.ts';
import type { ContactMessage } from '../../../contract/contact/contact-messages.ts';
import type { ContactOutcome } from '../../../contract/contact/contact-outcomes.ts';
import type { ContactTopic } from '../../../contract/contact/contact-topics.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOfLong } from '../../platform/page.ts';
import { nameOfAdmin } from '../admins/facts.ts';

export type NewMessage = Pick<
  ContactMessage,
  'name' | 'email' | 'topic' | 'message' | 'request_number' | 'language'
>;

const columns = [
  'id',
  'name',
  'email',
  'topic',
  'message',
  'request_number',
  'language',
  'created_at',
  'due_at',
  'answered_at',
  'outcome',
  'answer',
] as const;

export const insertMessage = (trx: Trx, message: NewMessage) =>
  trx
    .insertInto('contact_messages')
    .values({
      ...message,
      due_at: sql<string>`now() + make_interval(days => ${CONTACT_ANSWER_DAYS}::int)`,
    })
    .returning(['id', 'due_at'])
    .executeTakeFirstOrThrow();

/** All admins. The role is a literal so that the partial index on admins is used. */
export const adminsToTell = (trx: Trx) =>
  trx
    .selectFrom('accounts')
    .select(['email', 'language', 'admin_role'])
    .where('role', '=', sql.lit('admin'))
    .where('state', '=', 'active')
    .orderBy('id');

/** Matches nothing if there are no topics. */
const isOneOf = (topics: readonly ContactTopic[]) => sql<boolean>`topic = any(${topics}::text[])`;

interface MessageFilter extends Days {
  answered: boolean;
  topics: readonly ContactTopic[];
}

/** Open messages in the order in which they are due, answered ones by the latest answer. */
export const listMessages = (
  db: Db,
  { answered, topics, from, to, ...paging }: Paging & MessageFilter,
) =>
  pageOfLong(
    db
      .selectFrom('contact_messages')
      .select(columns)
      .where('answered_at', answered ? 'is not' : 'is', null)
      .$if(answered, (query) => query.where(isInDays('answered_at', { from, to })))
      .where(isOneOf(topics))
      .orderBy(answered ? 'answered_at' : 'due_at', answered ? 'desc' : 'asc')
      .orderBy('id'),
    paging,
  );

export async function countOpenMessages(db: Db, topics: readonly ContactTopic[]): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('answered_at', 'is', null)
    .where(isOneOf(topics))
    .executeTakeFirstOrThrow();
  return count;
}

export const findMessage = (db: Db, id: number): Promise<ContactMessage | undefined> =>
  db.selectFrom('contact_messages').select(columns).where('id', '=', id).executeTakeFirst();

/**
 * Marks a message. The first answer is kept: who gave it and when. A message that is opened again
 * has no answer, and its reminders start over.
 */
export const markMessage = (
  db: Db,
  id: number,
  { answered, adminId, topics }: MessageFilter & { adminId: number },
): Promise<ContactMessage | undefined> =>
  db
    .updateTable('contact_messages')
    .set({
      answered_at: answered ? sql<string>`coalesce(answered_at, now())` : null,
      answered_by: answered ? sql<number>`coalesce(answered_by, ${adminId})` : null,
      ...(answered ? {} : { outcome: null, answer: '', escalated: 0 }),
    })
    .where('id', '=', id)
    .where(isOneOf(topics))
    .returning(columns)
    .executeTakeFirst();

/** Undefined if it is answered already. */
export const answerMessage = (
  trx: Trx,
  id: number,
  { adminId, ...answer }: { outcome: ContactOutcome; answer: string; adminId: number },
): Promise<ContactMessage | undefined> =>
  trx
    .updateTable('contact_messages')
    .set({ ...answer, answered_at: sql<string>`now()`, answered_by: adminId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

/** How a message was answered; the outcome is null if an admin only marked it as answered. */
export const getGivenAnswer = (trx: Trx, id: number) =>
  trx
    .selectFrom('contact_messages')
    .select(['outcome', nameOfAdmin('answered_by').as('by')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export interface LateMessage {
  id: number;
  topic: ContactTopic;
  due_at: string;
  /** 1 after half of the time, 2 shortly before its end. */
  escalated: number;
}

/**
 * Open messages that have reached a stage that nobody has been reminded of, once for each stage.
 */
export async function markLateMessages(trx: Trx): Promise<LateMessage[]> {
  const { rows } = await sql<LateMessage>`
    update contact_messages set escalated = late.stage
    from (
      select id, case
        when now() >= due_at - make_interval(days => ${CONTACT_LAST_DAYS}::int) then 2
        when now() >= created_at + (due_at - created_at) / 2 then 1
        else 0 end as stage
      from contact_messages where answered_at is null
    ) as late
    where contact_messages.id = late.id and escalated < late.stage
    returning contact_messages.id, topic, due_at, escalated`.execute(trx);
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function deleteAnsweredMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where(
      'answered_at',
      '<',
      sql<string>`now() - make_interval(days => ${ANSWERED_MESSAGE_LIFE_DAYS}::int)`,
    )
    .execute();
}
