import { sql } from 'kysely';
import type { Language } from '../../../contract/endpoint.ts';
import type { NotificationKind } from '../../../contract/notifications.ts';
import type { Trx } from '../../platform/database.ts';
import { isVerifiedLongAgo } from '../phones/facts.ts';
import { isWanted } from './preference-queries.ts';
import { ofLine } from './push-queries.ts';

interface Reader {
  phone: string;
  language: Language;
  /** Whether the kind is wanted by the channel. */
  sms: boolean;
  whatsapp: boolean;
}

/**
 * The account's confirmed number; one that was confirmed long ago may be somebody else's by now. Locks the account,
 * so that of several tasks about one line only one sends it.
 */
export async function findNumber(
  trx: Trx,
  accountId: number,
  kind: NotificationKind,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select phone, language, ${isWanted(kind, 'sms')} as sms, ${isWanted(kind, 'whatsapp')} as whatsapp
      from accounts where id = ${accountId} and state = 'active' and phone is not null
       and phone_verified_at is not null and not ${isVerifiedLongAgo}
       for no key update`.execute(trx);
  return rows[0];
}

/** Marks a line's notifications as sent to a phone; false if any of them was sent already. */
export async function markTexted(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update notifications set texted_at = now()
     where id in (select each.id ${ofLine(id)})
       and not exists (select from notifications as told where told.texted_at is not null
         and told.id in (select each.id ${ofLine(id)}))
    returning id`.execute(trx);
  return rows.length > 0;
}
