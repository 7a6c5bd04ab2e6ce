import { type Kysely, sql } from 'kysely';

/**
 * What companies search candidates by. Triggers keep it, because applications, profiles and names change
 * in many places, and none of them may forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // In lower case, with names that are nothing but their signs spelled out; other signs part words.
  // Those are listed, because some systems count the vowels of Devanagari as punctuation.
  String.raw`create function candidate_text(said text) returns text
    language sql immutable strict parallel safe as $$
      select regexp_replace(
        regexp_replace(
          replace(replace(lower(normalize(said, NFKC)), 'c++', ' cplusplus '), '.net', ' dotnet '),
          '\m([cfj])\s?#', ' \1sharp ', 'g'),
        '[\s!-/:-@\[-\u0060{-~\u2010-\u206f\u0964\u0965]+', ' ', 'g')
    $$`,

  // Name and address have the weight A, so that a search finds them by their beginnings too.
  String.raw`create function candidate_words(name text, email text, said text) returns tsvector
    language sql immutable parallel safe as $$
      select setweight(to_tsvector('simple', candidate_text(concat_ws(' ', name, email))), 'A')
        || to_tsvector('job_words', candidate_text(coalesce(said, '')))
    $$`,

  // A word or some in a row of a search. Quoted ones are found as they are.
  String.raw`create function candidate_term(term text, is_quoted boolean) returns tsquery
    language sql immutable strict parallel safe as $$
      select phraseto_tsquery('job_words', candidate_text(term))
        || case when is_quoted then names
             else regexp_replace(names::text, '''([^'']+)''', '''\1'':*A', 'g')::tsquery end
        from (select phraseto_tsquery('simple', candidate_text(term)) as names) as read
    $$`,

  String.raw`create function said_by_candidate(profile jsonb) returns text
    language sql immutable strict parallel safe as $$
      select string_agg(value #>> '{}', ' . ')
        from unnest(array['$.title', '$.skills[*]', '$.about',
            '$.experience[*].title', '$.experience[*].company', '$.experience[*].description',
            '$.experience[*].skills[*]', '$.education[*].degree', '$.education[*].field',
            '$.education[*].institution']::jsonpath[]) as path,
          jsonb_path_query(profile, path) as value
    $$`,

  // The months in which somebody worked; those of several entries count once
  // (contract/profiles/total-experience.ts).
  String.raw`create function months_of_experience(experience jsonb) returns int
    language sql stable strict parallel safe as $$
      with today as (
        select now() at time zone 'Asia/Kolkata' as now
      ), span as (
        select left(entry ->> 'startDate', 4)::int * 12 + substr(entry ->> 'startDate', 6, 2)::int as first,
            least(extract(year from now)::int * 12 + extract(month from now)::int,
              case when entry ->> 'current' is distinct from 'true' then
                left(entry ->> 'endDate', 4)::int * 12 + substr(entry ->> 'endDate', 6, 2)::int end) as last
          from today, jsonb_path_query(experience, '$[*]') as entry
         where entry ->> 'startDate' ~ '^\d{4}-\d\d'
           and (entry ->> 'current' = 'true' or entry ->> 'endDate' ~ '^\d{4}-\d\d')
      ), worked as (
        select unnest(range_agg(int4range(first, last + 1))) as months from span where first <= last
      )
      select coalesce(sum(upper(months) - lower(months)), 0)::int from worked
    $$`,

  // A row for each company that a seeker applied to, with what they sent last, and one without a company
  // for each seeker who chose to be found by all checked companies, with the profile as it is now.
  `create table candidate_search (
    account_id bigint not null references accounts on delete cascade,
    company_id bigint references companies on delete cascade,
    application_id bigint references applications on delete cascade,
    words tsvector not null,
    -- its words, each between blanks
    places text not null,
    notice_period_days int,
    last_working_day date,
    -- only what was shared with this company
    expected_ctc_inr bigint,
    experience_months int not null,
    -- the months since then count too: work goes on in a profile, not in what was sent
    works_since timestamptz,
    changed_at timestamptz not null,
    unique nulls not distinct (company_id, account_id)
  ) with (toast_tuple_target = 8160)`,
  `create index candidate_search_newest on candidate_search (company_id, changed_at desc, account_id)`,
  `create index candidate_search_account on candidate_search (account_id)`,
  `create index candidate_search_words on candidate_search using gin (words)`,

  `create function candidate_places(profile jsonb) returns text
    language sql immutable strict parallel safe as $$
      select ' ' || candidate_text(coalesce(string_agg(place #>> '{}', ', '), '')) || ' ' from (
        select profile -> 'location' as place
        union all select jsonb_path_query(profile, '$.preferred_locations[*]')) as places
    $$`,

  `create function applied_candidates(wanted bigint) returns setof candidate_search
    language sql stable as $$
      select seeker.id, jobs.company_id, applications.id,
          candidate_words(candidate ->> 'name', seeker.email, said_by_candidate(candidate)),
          candidate_places(candidate), (candidate ->> 'notice_period_days')::int,
          (candidate ->> 'last_working_day')::date, (candidate ->> 'expected_ctc_inr')::bigint,
          coalesce((candidate ->> 'total_experience_months')::int,
            months_of_experience(candidate -> 'experience'), 0),
          null::timestamptz, applications.created_at
        from applications join jobs on jobs.id = applications.job_id
          join accounts as seeker on seeker.id = applications.seeker_id
       where applications.id = wanted and seeker.state <> 'deleted'
    $$`,
  `create function index_application() returns trigger language plpgsql as $$
  begin
    insert into candidate_search as known select * from applied_candidates(new.id)
    on conflict (company_id, account_id) do update set
      application_id = excluded.application_id, words = excluded.words, places = excluded.places,
      notice_period_days = excluded.notice_period_days, last_working_day = excluded.last_working_day,
      expected_ctc_inr = excluded.expected_ctc_inr, experience_months = excluded.experience_months,
      changed_at = excluded.changed_at
      where known.application_id = excluded.application_id or known.changed_at <= excluded.changed_at;
    return null;
  end $$`,
  `create trigger applications_sent after insert or update of candidate on applications
    for each row execute function index_application()`,
  `insert into candidate_search
    select found.* from (
      select distinct on (jobs.company_id, seeker_id) applications.id
        from applications join jobs on jobs.id = applications.job_id
       order by jobs.company_id, seeker_id, applications.created_at desc, applications.id desc
    ) as newest, applied_candidates(newest.id) as found`,

  // Whoever is found may not be reached before they agree, so no address and no number is among the words.
  String.raw`create function found_candidates(wanted bigint) returns setof candidate_search
    language sql stable as $$
      select seeker.id, null::bigint, null::bigint,
          candidate_words(seeker.name, null, regexp_replace(said_by_candidate(to_jsonb(profiles)),
            '\S+@\S+|(https?://|www\.|linkedin\.com|wa\.me|t\.me)\S*|\+?\d[\d\s().-]{7,}\d', ' ', 'gi')),
          candidate_places(to_jsonb(profiles)), notice_period_days, last_working_day, null::bigint,
          months_of_experience(experience),
          case when experience @? '$[*].current ? (@ == true)' then now() end, profiles.updated_at
        from profiles join accounts as seeker on seeker.id = profiles.account_id
       where seeker.id = wanted and visibility = 'checked'
    $$`,
  `create function index_profile() returns trigger language plpgsql as $$
  begin
    delete from candidate_search where account_id = new.account_id and company_id is null;
    insert into candidate_search select * from found_candidates(new.account_id);
    return null;
  end $$`,
  `create trigger profiles_saved after insert or update on profiles
    for each row execute function index_profile()`,
  `insert into candidate_search
    select found.* from profiles, found_candidates(profiles.account_id) as found
     where visibility = 'checked'`,

  `create function index_account() returns trigger language plpgsql as $$
  begin
    update candidate_search as known set words = found.words
      from (select again.* from candidate_search as past, applied_candidates(past.application_id) as again
             where past.account_id = new.id
            union all select * from found_candidates(new.id)) as found
     where known.account_id = new.id and known.company_id is not distinct from found.company_id;
    return null;
  end $$`,
  `create trigger accounts_renamed after update of name, email on accounts
    for each row when (old.name is distinct from new.name or old.email is distinct from new.email)
    execute function index_account()`,
];
