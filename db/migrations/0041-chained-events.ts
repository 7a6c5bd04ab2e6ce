import { type Kysely, sql } from 'kysely';

/**
 * The events of an application are chained: each has the hash of what it says and of the hash before
 * it (docs/decisions/0035-receipts.md). An interview is a time and a place of its event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table application_events
    add column interview_at timestamptz,
    add column interview_place text,
    -- counts from 1 in each application: ids say nothing about the order of two at once
    add column position int,
    -- erased with the texts, so that nobody can try texts on their hash
    add column salt uuid default gen_random_uuid(),
    add column texts_hash bytea,
    add column hash bytea`,
  `alter table applications add column last_event_hash bytea`,

  `create function application_event_texts_hash(event application_events) returns bytea
    stable language sql as $$
    select sha256(convert_to(
      event.salt || json_build_array(event.note, event.reason, event.interview_place)::text, 'UTF8'))
  $$`,
  // No text is in it but by its own hash, so that texts can be erased.
  `create function application_event_hash(previous bytea, event application_events) returns bytea
    stable language sql as $$
    select sha256(convert_to(concat_ws('|',
      encode(coalesce(previous, ''), 'hex'), event.application_id, event.position, event.kind,
      event.status, event.actor_id,
      to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      coalesce(to_char(event.interview_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ''),
      encode(event.texts_hash, 'hex')), 'UTF8'))
  $$`,

  `update application_events as event set position = counted.position
    from (select id, row_number() over (partition by application_id order by id) as position
      from application_events) as counted
    where counted.id = event.id`,
  `do $$
    declare
      event application_events;
      previous bytea;
    begin
      for event in select * from application_events order by application_id, position loop
        if event.position = 1 then previous := null; end if;
        event.texts_hash := application_event_texts_hash(event);
        event.hash := application_event_hash(previous, event);
        update application_events set texts_hash = event.texts_hash, hash = event.hash
          where id = event.id;
        update applications set last_event_hash = event.hash where id = event.application_id;
        previous := event.hash;
      end loop;
    end $$`,

  `alter table application_events
    alter column position set not null,
    alter column texts_hash set not null,
    alter column hash set not null`,
  `drop index application_events_application`,
  `create unique index application_events_position on application_events (application_id, position)`,

  `create function chain_application_event() returns trigger language plpgsql as $$
    declare
      last record;
    begin
      -- Whoever adds one to the same application at this moment waits for the end of this one.
      perform from applications where id = new.application_id for no key update;
      select position, hash into last from application_events
        where application_id = new.application_id order by position desc limit 1;
      new.position := coalesce(last.position, 0) + 1;
      new.texts_hash := application_event_texts_hash(new);
      new.hash := application_event_hash(last.hash, new);
      return new;
    end $$`,
  `create trigger application_events_chained before insert on application_events
    for each row execute function chain_application_event()`,

  // Not before: an insert that finds a conflict adds no event.
  `create function note_last_application_event() returns trigger language plpgsql as $$
    begin
      update applications set last_event_hash = new.hash where id = new.application_id;
      return null;
    end $$`,
  `create trigger application_events_noted after insert on application_events
    for each row execute function note_last_application_event()`,

  // An application that is deleted takes its events along; its row is gone by then.
  `create function keep_application_event() returns trigger language plpgsql as $$
    declare
      erasable constant text[] := array['note', 'reason', 'interview_place', 'salt'];
    begin
      if tg_op = 'DELETE' then
        if not exists (select from applications where id = old.application_id) then return old; end if;
      elsif to_jsonb(new) - erasable = to_jsonb(old) - erasable
        and num_nonnulls(new.note, new.reason, new.interview_place, new.salt) = 0 then return new;
      end if;
      raise exception 'events of applications are neither changed nor removed';
    end $$`,
  `create trigger application_events_kept before update or delete on application_events
    for each row execute function keep_application_event()`,
];
