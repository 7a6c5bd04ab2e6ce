import { sql } from 'kysely';
import { ANSWERED_MESSAGE_LIFE_DAYS } from '../../../contract/constants.ts';
import type { ContactMessage } from '../../../contract/contact/contact-messages.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';

export type NewMessage = Omit<ContactMessage, 'id' | 'created_at' | 'answered_at'>;

const columns = [
  'id',
  'name',
  'email',
  'topic',
  'message',
  'request_number',
  'language',
  'created_at',
  'answered_at',
] as const;

export async function insertMessage(trx: Trx, message: NewMessage): Promise<number> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All admins. The role is a literal so that the partial index on admins is used. */
export const adminsToTell = (trx: Trx) =>
  trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('role', '=', sql.lit('admin'))
    .where('state', '=', 'active')
    .orderBy('id');

/** Open messages oldest first, answered ones by the latest answer. */
export const listMessages = (db: Db, { answered, ...paging }: Paging & { answered: boolean }) =>
  pageOf(
    db
      .selectFrom('contact_messages')
      .select(columns)
      .where('answered_at', answered ? 'is not' : 'is', null)
      .orderBy(answered ? 'answered_at' : 'id', answered ? 'desc' : 'asc')
      .orderBy('id'),
    paging,
  );

export async function countOpenMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a message. The first answer is kept: who gave it and when. */
export const markMessage = (
  db: Db,
  id: number,
  { answered, adminId }: { answered: boolean; adminId: number },
): Promise<ContactMessage | undefined> =>
  db
    .updateTable('contact_messages')
    .set({
      answered_at: answered ? sql<string>`coalesce(answered_at, now())` : null,
      answered_by: answered ? sql<number>`coalesce(answered_by, ${adminId})` : null,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

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
