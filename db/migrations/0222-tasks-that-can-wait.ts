import { type Kysely, sql } from 'kysely';

/** Tasks get a priority, so that a code to sign in with does not wait behind the mails about a thousand applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function add_tasks(text, json[])`.execute(db);
  await sql`
    create function add_tasks(task text, payloads json[], priority int default 0)
      returns void language plpgsql as $$
    begin
      if cardinality(payloads) = 0 then return; end if;
      insert into graphile_worker._private_jobs (task_id, payload, priority)
        select known.id, payload, add_tasks.priority
          from graphile_worker._private_tasks as known, unnest(payloads) as payload
         where known.identifier = task;
      if found then
        -- Wakes the workers; without a random number equal notifications would be one.
        insert into news (channel, payload) values ('jobs:insert',
          json_build_object('r', random(), 'count', cardinality(payloads))::text);
      else
        -- The first task of its name: add_jobs makes the name known.
        perform graphile_worker.add_jobs(array(
          select row(task, payload, null, null, null, null, add_tasks.priority, null)::graphile_worker.job_spec
            from unnest(payloads) as payload));
      end if;
    end $$`.execute(db);
}
