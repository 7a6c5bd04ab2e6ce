import { type Kysely, sql } from 'kysely';

/**
 * No name says any more how to reach somebody (`contract/fields/person-name.ts`). What was left out of a name leaves
 * nothing behind, unless it was the whole name.
 */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const DOMAIN = String.raw`[[:alnum:]-]{3,}\.(com|net|org|info|in|io|me|app|dev)(?![[:alnum:]])`;
const NO_PHONE = String.raw`(?<![0-9+])(1[0-9]{9,}|(?!00)[0-9]{13,})(?![0-9])`;

const statements = [
  String.raw`create function name_alone(name text) returns text language plpgsql immutable strict as $$
    declare
      callable text := regexp_replace(name, '${NO_PHONE}', '', 'g');
      left_over text := regexp_replace(without_contact(name), '${DOMAIN}', ' ', 'gi');
    begin
      if without_contact(callable) = normalize(callable, NFKC) and callable !~* '${DOMAIN}' then return name; end if;
      left_over := regexp_replace(left_over, '[\s#()<>{}\[\]]+', ' ', 'g');
      left_over := regexp_replace(left_over, '^[^[:alnum:]]+|[\s,;:/|+–—-]+$', '', 'g');
      return coalesce(nullif(left_over, ''), '•••');
    end $$`,
  `update accounts set name = name_alone(name) where name <> name_alone(name)`,
  `update applications set candidate = jsonb_set(candidate, '{name}', to_jsonb(name_alone(candidate ->> 'name')))
    where candidate ->> 'name' <> name_alone(candidate ->> 'name')`,
  `update notifications
      set subject = jsonb_set(subject, '{candidate_name}', to_jsonb(name_alone(subject ->> 'candidate_name')))
    where subject ->> 'candidate_name' <> name_alone(subject ->> 'candidate_name')`,
  `drop function name_alone(text)`,
];
