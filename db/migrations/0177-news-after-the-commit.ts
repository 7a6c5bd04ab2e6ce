import { type Kysely, sql } from 'kysely';

/**
 * What is announced becomes rows of the transaction, and is announced after its commit. A transaction that
 * has called `pg_notify` takes a lock of the whole server until its commit is on the disk, so that such
 * commits wait for one another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Unlogged: when PostgreSQL crashes all servers lose their connections, and then forget kept pages and
  // tell open ones to read again anyway. Rows live for milliseconds, so there is no index to keep.
  `create unlogged table news (
    id bigint not null generated always as identity,
    channel text not null,
    -- the most that a notification of PostgreSQL holds
    payload text not null check (octet_length(payload) < 8000)
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
    autovacuum_vacuum_cost_delay = 0)`,

  `create function add_news(payload json) returns void language plpgsql as $$
  begin
    insert into news (channel, payload) values ('live', payload::text);
  end $$`,
  `create function add_news_for(accounts bigint[], topic text) returns void language plpgsql as $$
  begin
    if coalesce(cardinality(accounts), 0) = 0 then return; end if;
    perform add_news(json_build_object('accountIds', accounts, 'topic', topic));
  end $$`,

  // One at a time, so that news stay in order. Whoever finds nothing may come just after another one who has
  // not told everybody yet; with until_heard it then sends a notification of nothing, which arrives after those.
  `create function announce_news(until_heard boolean) returns void language plpgsql as $$
  declare
    one record;
    told boolean := false;
  begin
    if exists (select from news) then
      perform pg_advisory_xact_lock(hashtextextended('news', 0));
      for one in
        with gone as (delete from news returning *) select channel, payload from gone order by id
      loop
        perform pg_notify(one.channel, one.payload);
        told := true;
      end loop;
    end if;
    if until_heard and not told then perform pg_notify('live', '{}'); end if;
  end $$`,

  `create or replace function announce_pages() returns trigger language plpgsql as $$
  begin
    if current_setting('vritti.pages_may_wait', true) is distinct from 'on' then
      perform add_news('{"topic":"pages"}');
    end if;
    return null;
  end $$`,
  `create or replace function announce_page_of_job() returns trigger language plpgsql as $$
  begin
    perform add_news(json_build_object(
      'topic', 'pages', 'about', 'job ' || coalesce(new.job_id, old.job_id)));
    return null;
  end $$`,
  `create or replace function announce_account_state() returns trigger language plpgsql as $$
  begin
    perform add_news_for(array[new.id], 'sessions');
    return null;
  end $$`,

  `create or replace function add_tasks(task text, payloads json[]) returns void language plpgsql as $$
  begin
    if cardinality(payloads) = 0 then return; end if;
    insert into graphile_worker._private_jobs (task_id, payload)
      select known.id, payload
        from graphile_worker._private_tasks as known, unnest(payloads) as payload
       where known.identifier = task;
    if found then
      -- Wakes the workers; without a random number equal notifications would be one.
      insert into news (channel, payload) values ('jobs:insert',
        json_build_object('r', random(), 'count', cardinality(payloads))::text);
    else
      -- The first task of its name: add_jobs makes the name known.
      perform graphile_worker.add_jobs(array(
        select row(task, payload, null, null, null, null, null, null)::graphile_worker.job_spec
          from unnest(payloads) as payload));
    end if;
  end $$`,
];
