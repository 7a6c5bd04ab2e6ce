import { type Kysely, sql } from 'kysely';

/** What candidates said is read with the same results as before, in less time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const SIGNS = String.raw`[\s!-/:-@\[-\u0060{-~\u2010-\u206f\u0964\u0965]`;

const statements = [
  // Almost every text is normalized already, and asking takes a fraction of normalizing it. Text in ASCII always is.
  // Between most words is a single blank, which stays: to replace it by itself costs as much as any other match.
  String.raw`create or replace function candidate_text(said text) returns text
    language plpgsql immutable strict parallel safe as $$
    begin
      if octet_length(said) <> length(said) and said is not nfkc normalized then
        said := normalize(said, NFKC);
      end if;
      return regexp_replace(
        regexp_replace(
          replace(replace(lower(said), 'c++', ' cplusplus '), '.net', ' dotnet '),
          '\m([cfj])\s?#', ' \1sharp ', 'g'),
        '${SIGNS}{2,}|(?! )${SIGNS}', ' ', 'g');
    end $$`,

  // What was sent is stored compressed, and was unpacked anew for each of its parts. "|| '{}'" is the same, unpacked, and
  // "offset 0" keeps the planner from repeating that wherever "sent" stands.
  String.raw`create or replace function applied_candidates(wanted bigint)
    returns setof candidate_search language sql stable as $$
      select seeker.id, jobs.company_id, applications.id,
          case when exists (select from contact_shares as share
                where share.account_id = seeker.id and share.company_id = jobs.company_id
                  and share.ended_at is null)
            then candidate_words(sent ->> 'name', seeker.email, said_by_candidate(sent))
            else candidate_words(sent ->> 'name', null,
              regexp_replace(said_by_candidate(sent),
                '\S+@\S+|(https?://|www\.|linkedin\.com|wa\.me|t\.me)\S*|\+?\d[\d\s().-]{7,}\d', ' ', 'gi'))
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
];
