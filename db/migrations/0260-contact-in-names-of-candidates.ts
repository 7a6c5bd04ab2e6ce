import { type Kysely, sql } from 'kysely';

/**
 * Whoever may not read how to reach a candidate may not search by it either: numbers and addresses in names, and
 * addresses written with words or wide signs, are left out of the search as they are left out of what is shown
 * (`contract/format/texts/without-contact.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const AT = 'at|एट|ऐट|ऍट|अैट';
const DOT = 'dot|डॉट|डाट|डोट|डौट';
const inBrackets = (words: string) => String.raw`\s{0,3}[\[({<]\s?(?:${words})\s?[\])}>]\s{0,3}`;
const between = (words: string) => String.raw`\s{1,3}(?:${words})\s{1,3}`;
const DOT_WORD = `(?:${inBrackets(DOT)}|${between(DOT)})`;
const MAIL_ONLY = 'gmail|googlemail|ymail|hotmail|rediffmail';
const CONTACT = [
  String.raw`(?:\S+${DOT_WORD}){0,3}[^\s@]+(?:\s?@\s?|${inBrackets(AT)})\S+(?:${DOT_WORD}\S+){0,3}`,
  String.raw`(?:\S+${DOT_WORD}){0,3}\S+${between(AT)}(?:\S+${DOT_WORD}|(?:${MAIL_ONLY})[.。])\S+(?:${DOT_WORD}\S+){0,3}`,
  String.raw`(?:https?://|www\.|linkedin\.com|wa\.me|t\.me)\S*`,
  String.raw`\+?[\d०-९][\d०-९\s().–-]{7,}[\d०-९]`,
].join('|');

const statements = [
  String.raw`create function without_contact(said text) returns text
    language plpgsql immutable strict parallel safe as $$
    begin
      if octet_length(said) <> length(said) and said is not nfkc normalized then
        said := normalize(said, NFKC);
      end if;
      return regexp_replace(said, '${CONTACT}', ' ', 'gi');
    end $$`,

  // As before, apart from without_contact, and from those who deleted their account while a call of theirs was running.
  String.raw`create or replace function applied_candidates(wanted bigint)
    returns setof candidate_search language sql stable as $$
      select seeker.id, jobs.company_id, applications.id,
          case when exists (select from contact_shares as share
                where share.account_id = seeker.id and share.company_id = jobs.company_id
                  and share.ended_at is null)
            then candidate_words(sent ->> 'name', seeker.email, said_by_candidate(sent))
            else candidate_words(without_contact(sent ->> 'name'), null,
              without_contact(said_by_candidate(sent)))
          end,
          candidate_places(sent), (sent ->> 'notice_period_days')::int,
          (sent ->> 'last_working_day')::date, (sent ->> 'expected_ctc_inr')::bigint,
          coalesce((sent ->> 'total_experience_months')::int,
            months_of_experience(sent -> 'experience'), 0),
          null::timestamptz, applications.created_at
        from applications join jobs on jobs.id = applications.job_id
          join accounts as seeker on seeker.id = applications.seeker_id
          cross join lateral (select candidate || '{}' as sent offset 0) as unpacked
       where applications.id = wanted and seeker.state <> 'deleted' and not applications.is_hidden
    $$`,
  String.raw`create or replace function found_candidates(wanted bigint) returns setof candidate_search
    language sql stable as $$
      select seeker.id, null::bigint, null::bigint,
          candidate_words(without_contact(seeker.name), null,
            without_contact(said_by_candidate(to_jsonb(profiles)))),
          candidate_places(to_jsonb(profiles)), notice_period_days, last_working_day, null::bigint,
          months_of_experience(experience),
          case when experience @? '$[*].current ? (@ == true)' then now() end, profiles.updated_at
        from profiles join accounts as seeker on seeker.id = profiles.account_id
       where seeker.id = wanted and visibility = 'checked' and seeker.state <> 'deleted'
    $$`,

  // Only what may contain an address or a number is read again: there may be millions of others.
  String.raw`update candidate_search as known set words = again.words
    from candidate_search as past join accounts on accounts.id = past.account_id
      cross join lateral (
        select words from applied_candidates(past.application_id)
        union all
        select words from found_candidates(past.account_id) where past.company_id is null
      ) as again
   where known.account_id = past.account_id and known.company_id is not distinct from past.company_id
     and (accounts.name ~ '[@＠]|[\d०-९０-９](.*[\d०-९０-９]){7}'
       or past.words @@ to_tsquery('simple', 'com | gmail | dot | डॉट | डाट | डोट | डौट'))`,
];
