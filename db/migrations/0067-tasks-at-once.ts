import { type Kysely, sql } from 'kysely';

/**
 * Queues tasks without keys and named queues, which is all that mails need. The queue's own `add_jobs` looks
 * for earlier tasks with the same keys and plans that anew each time, which takes longer than the rest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_tasks(task text, payloads json[]) returns void language plpgsql as $$
    begin
      if cardinality(payloads) = 0 then return; end if;
      insert into graphile_worker._private_jobs (task_id, payload)
        select known.id, payload
          from graphile_worker._private_tasks as known, unnest(payloads) as payload
         where known.identifier = task;
      if found then
        -- Wakes the workers; equal notifications of one transaction would be one.
        perform pg_notify('jobs:insert',
          json_build_object('r', random(), 'count', cardinality(payloads))::text);
      else
        -- The first task of its name: add_jobs makes the name known.
        perform graphile_worker.add_jobs(array(
          select row(task, payload, null, null, null, null, null, null)::graphile_worker.job_spec
            from unnest(payloads) as payload));
      end if;
    end $$`.execute(db);
}
