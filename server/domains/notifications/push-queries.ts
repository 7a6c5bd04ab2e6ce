import { type RawBuilder, sql } from 'kysely';
import type { Notification, NotificationKind } from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';

export interface Line {
  account_id: number;
  kind: NotificationKind;
  /** The id of the newest notification, like the time. */
  subject: Notification['subject'];
  created_at: string;
  /** The first notification of the line. */
  first_at: string;
  pushed_at: string | null;
  count: number;
  /** Identifies the line among those of the account. */
  tag: string;
}

/** The unread rows in the same line as a row. */
export const ofLine = (id: number): RawBuilder<unknown> => sql`
  from notifications as own join notifications as each
    on each.account_id = own.account_id and each.read_at is null
   and (each.id = own.id or (each.kind, each.about) = (own.kind, own.about))
 where own.id = ${id} and own.read_at is null`;

/** The line of a notification; undefined if it was read. */
export async function findLine(db: Db, id: number): Promise<Line | undefined> {
  const { rows } = await sql<Line>`
    select own.account_id, own.kind, (array_agg(each.subject order by each.id desc))[1] as subject,
      max(each.created_at) as created_at, min(each.created_at) as first_at, max(each.pushed_at) as pushed_at, sum(each.count)::int as count,
      own.kind || ' ' || coalesce(own.about, 'only ' || own.id) as tag
    ${ofLine(id)} group by own.id`.execute(db);
  return rows[0];
}

/** Marks a line's notifications as pushed; returns whether any of them was new. */
export async function markPushed(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update notifications set pushed_at = now()
     where pushed_at is null and id in (select each.id ${ofLine(id)})
    returning id`.execute(trx);
  return rows.length > 0;
}
