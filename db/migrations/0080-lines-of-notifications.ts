import { type Kysely, sql } from 'kysely';

/** Notifications about the same thing stand as one line, and choices may also switch something on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table notifications
    -- unread ones of a kind with the same key stand as one line; null: it stands alone
    add column about text,
    -- how many things it tells of
    add column count integer not null default 1`,

  // Those of recruiters name an application; from now on also its job.
  `update notifications
      set subject = subject || jsonb_build_object('job_id', applications.job_id),
          about = applications.job_id
     from applications
    where kind in ('new_application', 'application_withdrawn')
      and applications.id = (subject ->> 'application_id')::bigint`,
  `delete from notifications
    where kind in ('new_application', 'application_withdrawn') and not subject ? 'job_id'`,
  `update notifications
      set about = subject ->> 'alert_id', count = greatest(1, (subject ->> 'count')::int)
    where kind = 'job_alert'`,

  // Some kinds are off by default, so that a choice can also be to have them.
  `alter table notification_mutes rename to notification_choices`,
  `alter table notification_choices add column is_on boolean not null default false`,
  `alter table notification_choices alter column is_on drop default`,
  `alter index notification_mutes_pkey rename to notification_choices_pkey`,
];
