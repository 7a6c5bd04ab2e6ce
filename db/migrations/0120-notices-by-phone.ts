import { type Kysely, sql } from 'kysely';

/** Notifications also go by SMS and WhatsApp to whoever has switched that on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table notification_choices drop constraint notification_choices_channel_check`,
  `alter table notification_choices add constraint notification_choices_channel_check
    check (channel in ('product', 'mail', 'push', 'sms', 'whatsapp'))`,
  // When its line was sent to a phone.
  `alter table notifications add column texted_at timestamptz`,
];
