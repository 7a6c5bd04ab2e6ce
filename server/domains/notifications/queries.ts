import { type RawBuilder, sql } from 'kysely';
import { NOTIFICATION_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Notification, NotificationKind } from '../../../contract/notifications.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import type { Departure } from '../../platform/departures.ts';
import { announcing } from '../../platform/live/live.ts';
import { type Mail, sendingMails } from '../../platform/mail.ts';
import { isoText } from '../../platform/iso-text.ts';
import { gathered, type WithGiven } from '../../platform/batching/gathered.ts';
import { addingTasks } from '../../platform/tasks.ts';
import { hasPush } from '../push-subscriptions/facts.ts';
import { isWanted } from './preference-queries.ts';

export interface NewNotification {
  kind: NotificationKind;
  subject: Notification['subject'];
  about: string | null;
  count: number;
}

/** Pushes the rows of `notified`, which were just added, to accounts that have switched that on. */
const pushing = (kind: NotificationKind): RawBuilder<unknown> => {
  const accountId = sql<number>`notified.account_id`;
  return addingTasks(
    'push_line',
    sql`select json_build_object('id', id) from notified
    where ${hasPush(accountId)} and ${isWanted(kind, 'push', accountId)}`,
    { canWait: true },
  );
};

/** Passes them on to browsers and phones, as two columns of a query. */
export const passingOn = (kind: NotificationKind): RawBuilder<unknown> =>
  sql`${pushing(kind)}, ${texting(kind)}`;

/** Sends them to the numbers of accounts that have asked for that. */
const texting = (kind: NotificationKind): RawBuilder<unknown> => {
  const accountId = sql<number>`notified.account_id`;
  return addingTasks(
    'text_line',
    sql`select json_build_object('id', id) from notified
    where ${isWanted(kind, 'sms', accountId)} or ${isWanted(kind, 'whatsapp', accountId)}`,
    { canWait: true },
  );
};

/** Adds a notification for each row of `people` that wants the kind; a row has the account's `id` and the content. */
const adding = (kind: NotificationKind, people: RawBuilder<unknown>) => sql`
  insert into notifications (account_id, kind, subject, about, count)
  select id, ${kind}, subject, about, count from ${people}
   where ${isWanted(kind, 'product')}
  returning id, account_id`;

/** Adds a notification for each account that has not switched the kind off; returns these accounts. */
export async function insertNotifications(
  trx: Trx,
  accountIds: readonly number[],
  { kind, subject, about, count }: NewNotification,
): Promise<number[]> {
  const people = sql`(select unnest(${[...accountIds]}::bigint[]) as id,
    ${JSON.stringify(subject)}::jsonb as subject, ${about}::text as about, ${count}::int as count) as people`;
  const { rows } = await sql<{ told: number[] | null }>`
    with notified as (${adding(kind, people)})
    select (select json_agg(account_id) from notified) as told,
      ${passingOn(kind)}`.execute(trx);
  return rows[0]?.told ?? [];
}

interface Telling extends Omit<NewNotification, 'kind'> {
  /** Each account once, with its mail if it gets one. */
  told: readonly { id: number; mail: Mail | null }[];
  /** The id of the one thing of `topic` that it is about. */
  changed: number;
}

const statements = new Map<string, ReturnType<typeof telling>>();

/**
 * Adds notifications and queues mails for accounts that have not switched them off, and updates open pages, also
 * those about this one of `topic`.
 */
export async function insertNotificationsAndMails(
  trx: Trx,
  { kind, topic, ...news }: Telling & { kind: NotificationKind; topic: string },
): Promise<void> {
  const name = `${kind} ${topic}`;
  const tell = statements.get(name) ?? telling(kind, topic);
  statements.set(name, tell);
  await tell(trx, news);
}

const telling = (kind: NotificationKind, topic: string) =>
  gathered(
    { told: 'json', subject: 'jsonb', about: 'text', count: 'int', changed: 'bigint' },
    (db: WithGiven<Telling>) =>
      db
        .with(
          'told',
          () => sql`(select one.id, one.mail, given.subject, given.about, given.count,
              given.changed
            from given, json_to_recordset(given.told) as one (id bigint, mail json))`,
        )
        .with('notified', () => sql`(${adding(kind, sql`told`)})`)
        .selectNoFrom([
          sendingMails(sql`select mail from told
            where mail is not null and ${isWanted(kind, 'mail')}`).as('mailed'),
          pushing(kind).as('pushed'),
          texting(kind).as('texted'),
          announcing(sql`array(select distinct account_id from notified)`, 'notifications').as(
            'heard',
          ),
          announcingEach(topic).as('shown'),
        ]),
  );

/** Changes that concern the same people are announced together. */
const announcingEach = (topic: string) => sql`(
  select count(${announcing(sql`people`, sql<string>`${topic}::text || '/' || ids`)}) from (
    select people, string_agg(changed::text, ',') as ids from (
      select array_agg(distinct id) as people, changed from told group by changed) as one
    group by people) as alike)`;

/** Those of these accounts that want mails of the kind. */
export async function listMailed(
  trx: Trx,
  accountIds: readonly number[],
  kind: NotificationKind,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...accountIds]}::bigint[]) as id
     where ${isWanted(kind, 'mail')}`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

const own = (db: Pick<Db, 'selectFrom'>, accountId: number, unreadOnly: boolean) =>
  db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .$if(unreadOnly, (query) => query.where('read_at', 'is', null));

/** Notifications of one kind that share this value form one line. */
const line = sql<string>`coalesce(about, 'only ' || id)`;

/**
 * A page of an account's lines, each with the id, the subject and the time of its newest notification; and how many there
 * are, also unread. One statement, because which line is where and how many there are takes all of them.
 */
export const listLines = (
  db: Db,
  accountId: number,
  { unreadOnly, page, limit }: Paging & { unreadOnly: boolean },
) =>
  db
    .with('lines', (query) =>
      own(query, accountId, unreadOnly)
        .select((row) => [
          row.fn.max<number>('id').as('id'),
          'kind',
          sql<Notification['subject']>`(array_agg(subject order by id desc))[1]`.as('subject'),
          sql<number>`sum(count)::int`.as('count'),
          isoText(sql`max(created_at)`).as('created_at'),
          // Notifications that were read at different times are not merged.
          isoText(sql`read_at`).as('read_at'),
        ])
        .groupBy(['kind', line, 'read_at']),
    )
    .with('page', (query) =>
      query
        .selectFrom('lines')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .selectNoFrom([
      // The kind and subject were written together by `notify`, and the contract checks them in the answer.
      sql<Notification[]>`(
        select coalesce(json_agg(page order by id desc), '[]') from page)`.as('rows'),
      sql<number>`(select count(*) from lines)`.as('total'),
      sql<number>`(select count(*) from lines where read_at is null)`.as('unread'),
    ])
    .executeTakeFirstOrThrow();

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { count } = await own(db, accountId, true)
    .select(sql<number>`count(distinct (kind, ${line}))`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Marks lines of the account as read, by the ids of their newest notifications, or all; keeps the time of the first
 * reading. Notifications added to a line after that id stay unread, because nobody has seen them.
 */
export async function markRead(
  db: Db,
  accountId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from notifications as newest
        where newest.id = any(${ids}) and newest.account_id = ${accountId}
          and newest.id >= notifications.id
          and (newest.id = notifications.id
            or (newest.kind, newest.about) = (notifications.kind, notifications.about)))`),
    )
    .execute();
}

/**
 * Merges what an account has read together into one row for each line. Unread ones stay separate rows: hundreds may
 * arrive for one line in a second, and must not wait for one another.
 */
export async function joinReadLines(db: Db, accountId: number): Promise<void> {
  await sql`
    with lines as (
      select max(id) as newest, array_agg(id) as ids, sum(count)::int as total,
        max(mailed_at) as mailed_at from notifications
       where account_id = ${accountId} and read_at is not null and about is not null
       group by kind, about, read_at having count(*) > 1
    ), gone as (
      delete from notifications using lines
       where notifications.id = any(lines.ids) and notifications.id <> lines.newest
    )
    update notifications set count = lines.total, mailed_at = lines.mailed_at from lines where id = lines.newest`.execute(
    db,
  );
}

export async function deleteOldNotifications(db: Db): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where(
      'created_at',
      '<',
      sql<string>`now() - make_interval(days => ${NOTIFICATION_LIFE_DAYS}::int)`,
    )
    .execute();
}

export async function deleteAboutApplication(
  trx: Trx,
  accountIds: readonly number[],
  kind: NotificationKind,
  applicationId: number,
): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('account_id', '=', anyOfIds(accountIds))
    .where('kind', '=', kind)
    // Read notifications may have been merged into one row.
    .where('read_at', 'is', null)
    .where(sql<number>`(subject ->> 'application_id')::bigint`, '=', applicationId)
    .execute();
}

export async function emptyCandidateName(
  trx: Trx,
  applicationIds: readonly number[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  await trx
    .updateTable('notifications')
    .set({ subject: sql`subject || '{"candidate_name": ""}'` })
    .where(sql<boolean>`subject ? 'candidate_name'`)
    .where(sql<number>`(subject ->> 'application_id')::bigint`, '=', anyOfIds(applicationIds))
    .execute();
}

/** About the account itself and its place in a team, or an answer to what its holder reported. */
const STAYING: readonly NotificationKind[] = [
  'new_device',
  'failed_second_step',
  'team_changed',
  'profile_moderated',
  'report_answered',
];

/** The rest names candidates of the company, and what is unread would still be mailed. */
export async function deleteLinesOfTeam({ trx, accountId }: Departure): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('account_id', '=', accountId)
    .where('kind', 'not in', STAYING)
    .execute();
}
