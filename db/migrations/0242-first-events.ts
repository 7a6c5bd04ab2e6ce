import { type Kysely, sql } from 'kysely';

/**
 * An event that is stored with its application says that it is the first one: nobody looks for those before it. Of two first
 * ones the index `application_events_position` refuses the second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function chain_application_event() returns trigger language plpgsql as $$
      declare
        last_position int := 0;
        last_hash bytea;
      begin
        if new.position is distinct from 1 then
          -- Whoever adds one to the same application at this moment waits for the end of this one.
          perform from applications where id = new.application_id for no key update;
          select position, hash into last_position, last_hash from application_events
            where application_id = new.application_id order by position desc limit 1;
        end if;
        new.position := coalesce(last_position, 0) + 1;
        new.texts_hash := application_event_texts_hash(new);
        new.hash := application_event_hash(last_hash, new);
        return new;
      end $$`)
    .execute(db);
}
