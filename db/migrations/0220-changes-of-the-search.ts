import { type Kysely, sql } from 'kysely';

/**
 * Servers find jobs in memory (docs/decisions/0108-an-index-in-memory.md). They read here which jobs changed
 * since they last looked. Each change bears the number of its transaction, because a transaction that began
 * later may commit earlier. What PostgreSQL needed to find jobs by words goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table search_changes (
    changed_by xid8 not null default pg_current_xact_id(),
    job_id bigint not null,
    changed_at timestamptz not null default now()
  )`,
  `create index search_changes_by on search_changes (changed_by)`,
  `create function note_search_changes() returns trigger language plpgsql as $$
  begin
    insert into search_changes (job_id) select job_id from changed_rows;
    return null;
  end $$`,
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger search_changes_noted_on_${event} after ${event} on job_search
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed_rows
      for each statement execute function note_search_changes()`,
  ),
  // Before the stricter locks.
  `create index job_search_newest on job_search (posted_at desc, job_id desc)`,
  `drop index job_search_whole_title`,
  // With the indexes of each layer.
  `alter table job_search drop column layer`,
  `drop table search_layers`,
];
