import { type Kysely, sql } from 'kysely';

/**
 * No name says any more how to reach somebody (`server/domains/accounts/names.ts`). What was left out of a name leaves
 * nothing behind, unless it was the whole name.
 */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const DOMAIN = String.raw`[[:alnum:]-]{3,}\.(com|net|org|info|in|io|me|app)(?![[:alnum:]])`;
const NO_PHONE = String.raw`(?<![0-9+])(1[0-9]{9,}|(?!00)[0-9]{13,})(?![0-9])`;

/** In "Mohammed Arif @ Guddu" it says by what other name somebody goes; `without_contact` would leave both out. */
const ALIAS = String.raw`[@＠﹫](?!\s?[^\s@<>().．。｡]{1,63}(?:[.．。｡][^\s@<>()]|(?:\s{1,3}|\s{0,3}[\[({<]\s?)(?:dot|डॉट|डाट|डोट|डौट)[\s\])}>]))`;

const statements = [
  // "t.me" without a path reaches nobody, and stands in the middle of "Rohit.Mehta".
  String.raw`do $$ begin
    execute replace(pg_get_functiondef('without_contact(text)'::regprocedure), '|wa\.me|t\.me)', '|\m(?:wa|t)\.me/)');
  end $$`,
  `update candidate_search as known set words = again.words
    from candidate_search as past join accounts on accounts.id = past.account_id
      cross join lateral (
        select words from applied_candidates(past.application_id)
        union all
        select words from found_candidates(past.account_id) where past.company_id is null
      ) as again
   where known.account_id = past.account_id and known.company_id is not distinct from past.company_id
     and accounts.name ~* '(wa|t)\\.me'`,
  String.raw`create function name_alone(name text) returns text language plpgsql immutable strict as $$
    declare
      without_alias text := regexp_replace(name, '${ALIAS}', '§', 'gi');
      callable text := regexp_replace(without_alias, '${NO_PHONE}', '', 'g');
      left_over text := regexp_replace(without_contact(without_alias), '${DOMAIN}', ' ', 'gi');
    begin
      if without_contact(callable) = normalize(callable, NFKC) and callable !~* '${DOMAIN}' then return name; end if;
      left_over := regexp_replace(left_over, '[\s#()<>{}\[\]]+', ' ', 'g');
      left_over := regexp_replace(left_over, '^[\s,;:/|+.•–—-]+|[\s,;:/|+–—-]+$', '', 'g');
      return coalesce(nullif(replace(left_over, '§', '@'), ''), '•••');
    end $$`,
  `update accounts set name = name_alone(name) where name <> name_alone(name)`,
  `update applications set candidate = jsonb_set(candidate, '{name}', to_jsonb(name_alone(candidate ->> 'name')))
    where candidate ->> 'name' <> name_alone(candidate ->> 'name')`,
  `update notifications
      set subject = jsonb_set(subject, '{candidate_name}', to_jsonb(name_alone(subject ->> 'candidate_name')))
    where subject ->> 'candidate_name' <> name_alone(subject ->> 'candidate_name')`,
  // What a company writes to a candidate comes from its own name.
  `update notifications
      set subject = jsonb_set(subject, '{from_name}', to_jsonb(name_alone(subject ->> 'from_name')))
    where kind = 'message' and subject ->> 'for' <> 'candidate'
      and subject ->> 'from_name' <> name_alone(subject ->> 'from_name')`,
  `drop function name_alone(text)`,
];
