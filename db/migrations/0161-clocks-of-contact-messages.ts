import { type Kysely, sql } from 'kysely';

/**
 * Contact messages say which right they ask for, by when they are answered, and what was answered.
 * What was under "privacy and grievance" becomes a grievance.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `alter table contact_messages
    drop constraint contact_messages_topic_check,
    add column due_at timestamptz,
    add column escalated smallint not null default 0 check (escalated between 0 and 2),
    add column outcome text check (outcome in ('solved', 'declined')),
    add column answer text not null default ''`,
  `update contact_messages set due_at = created_at + interval '15 days',
    topic = case topic when 'privacy' then 'grievance' else topic end`,
  `alter table contact_messages
    alter column due_at set not null,
    add check (outcome is null or answered_at is not null),
    add constraint contact_messages_topic_check check (topic in ('help', 'suspicious', 'account',
      'grievance', 'access', 'correction', 'erasure', 'nominee', 'other'))`,
  'drop index contact_messages_open',
  `create index contact_messages_open on contact_messages (due_at, id)
    where answered_at is null`,
];
