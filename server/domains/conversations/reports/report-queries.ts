import { type Days, isInDays } from '../../../platform/calendar/days-in-india.ts';
import { type Insertable, sql } from 'kysely';
import type { Evidence, MessageReports } from '../../../../db/tables/conversations.ts';
import type { Paging } from '../../../../contract/lists.ts';
import { anyOfIds, type Db, type Trx } from '../../../platform/database.ts';
import { pageOfLong } from '../../../platform/page.ts';
import { nameOfAdmin } from '../../admins/facts.ts';
import { isSeen, type Reader } from '../readers.ts';

/** Messages as they are now: those with these ids that the reader may see, or the newest ones. */
export async function listEvidence(
  trx: Trx,
  reader: Reader,
  conversationId: number,
  { ids, most }: { ids: readonly number[] | undefined; most: number },
): Promise<Evidence[]> {
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'sender_id', 'side', 'content', 'warnings', 'created_at'])
    .select([
      sql<string[]>`array(select file.name from message_attachments as file
        where file.message_id = messages.id order by file.id)`.as('attachments'),
      sql<
        Evidence['files']
      >`coalesce((select json_agg(json_build_object('id', file.id, 'name', file.name,
          'reading', file.reading, 'warnings', file.warnings) order by file.id)
        from message_attachments as file where file.message_id = messages.id), '[]')`.as('files'),
    ])
    .where('conversation_id', '=', conversationId)
    .where(isSeen(reader))
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOfIds(ids ?? [])))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed();
}

export async function insertReport(trx: Trx, report: Insertable<MessageReports>): Promise<number> {
  const { id } = await trx
    .insertInto('message_reports')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Names as they are now: somebody who deleted their account has none. */
const reports = (db: Db) =>
  db
    .selectFrom('message_reports')
    .innerJoin('companies', 'companies.id', 'message_reports.company_id')
    .leftJoin('accounts as reporter', 'reporter.id', 'message_reports.reporter_id')
    .leftJoin('accounts as seeker', 'seeker.id', 'message_reports.seeker_id')
    .select([
      'message_reports.id',
      'message_reports.reason',
      'message_reports.note',
      'message_reports.reporter_side',
      'message_reports.reporter_id',
      'message_reports.company_id',
      'message_reports.seeker_id',
      'message_reports.created_at',
      'message_reports.handled_at',
      'message_reports.answer',
      'reporter.language as reporter_language',
      'companies.name as company_name',
    ])
    .select([
      sql<string>`coalesce(reporter.name, '')`.as('reporter_name'),
      sql<string>`coalesce(seeker.name, '')`.as('seeker_name'),
      sql<(Evidence & { sender_name: string })[]>`(
        select coalesce(json_agg(one.value || jsonb_build_object('sender_name', coalesce(
            (select name from accounts where accounts.id = (one.value ->> 'sender_id')::bigint), ''))
          order by (one.value ->> 'id')::bigint), '[]')
        from jsonb_array_elements(message_reports.evidence) as one)`.as('messages'),
    ]);

/** Open reports oldest first, handled ones by the latest handling. */
export const listReports = (
  db: Db,
  { status, from, to, ...paging }: Paging & Days & { status: 'open' | 'handled' },
) =>
  pageOfLong(
    status === 'open'
      ? reports(db).where('handled_at', 'is', null).orderBy('message_reports.id')
      : reports(db)
          .where('handled_at', 'is not', null)
          .where(isInDays('handled_at', { from, to }))
          .orderBy('handled_at', 'desc')
          .orderBy('message_reports.id', 'desc'),
    paging,
  );

export async function countOpenReports(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('message_reports')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

export const findReport = (db: Db, id: number) =>
  reports(db).where('message_reports.id', '=', id).executeTakeFirst();

/** Marks an open report as handled; false if it was handled already, or does not exist. */
export async function setHandled(
  trx: Trx,
  id: number,
  done: { handled_by: number; answer: string | null },
): Promise<boolean> {
  const handled = await trx
    .updateTable('message_reports')
    .set({ ...done, handled_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return handled !== undefined;
}

export const getHandling = (trx: Trx, id: number) =>
  trx
    .selectFrom('message_reports')
    .select(['answer', nameOfAdmin('handled_by').as('by')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Makes a report wait again, without its answer. */
export async function setOpen(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('message_reports')
    .set({ handled_at: null, handled_by: null, answer: null })
    .where('id', '=', id)
    .execute();
}

/** Who is told what became of a report, and where they read the conversation; undefined if they are gone. */
export const findReporter = (trx: Trx, id: number) =>
  trx
    .selectFrom('message_reports')
    .innerJoin('accounts', 'accounts.id', 'message_reports.reporter_id')
    .select(['accounts.id', 'accounts.email', 'accounts.language'])
    .select(['message_reports.conversation_id', 'message_reports.reporter_side'])
    .where('message_reports.id', '=', id)
    .where('accounts.state', '=', 'active')
    .executeTakeFirst();

export async function deleteHandledReports(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('message_reports')
    .where('handled_at', '<', sql<string>`now() - make_interval(days => ${days}::int)`)
    .execute();
}

/** The conversations that somebody wrote in. */
export async function listWrittenBy(trx: Trx, accountId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('messages')
    .select('conversation_id')
    .distinct()
    .where('sender_id', '=', accountId)
    .execute();
  return rows.map(({ conversation_id }) => conversation_id);
}
