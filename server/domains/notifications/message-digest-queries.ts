import { sql } from 'kysely';
import { MESSAGE_DIGEST_HOURS, MESSAGE_DIGEST_MINUTES } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { NotificationSubject } from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isWanted, type QuietRow } from './preference-queries.ts';

interface Due extends QuietRow {
  id: number;
  email: string;
  language: Language;
}

/** Unread, not mailed yet, and not in a conversation that was mailed within the last hours. */
const isNew = sql`notifications.kind = 'message' and notifications.read_at is null
  and notifications.mailed_at is null
  and not exists (select from notifications as earlier
    where earlier.account_id = notifications.account_id and earlier.kind = 'message'
      and earlier.about = notifications.about
      and earlier.mailed_at > now() - make_interval(hours => ${sql.lit(MESSAGE_DIGEST_HOURS)}))`;

/** Accounts that have had such messages for a while and want them mailed. */
export async function listReadersToMail(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, email, language, quiet_on, quiet_from, quiet_until from accounts
     where state = 'active' and email_verified_at is not null
       and ${isWanted('message', 'mail', sql<number>`accounts.id`)}
       and id in (select account_id from notifications where ${isNew}
         and created_at < now() - make_interval(mins => ${sql.lit(MESSAGE_DIGEST_MINUTES)}))`.execute(
    db,
  );
  return rows;
}

/** Marks the reader's new messages as mailed, and returns what each is about. */
export async function takeNewMessages(
  trx: Trx,
  accountId: number,
): Promise<NotificationSubject<'message'>[]> {
  const { rows } = await sql<{ subject: NotificationSubject<'message'> }>`
    update notifications set mailed_at = now()
     where account_id = ${accountId} and ${isNew} returning subject`.execute(trx);
  return rows.map(({ subject }) => subject);
}
