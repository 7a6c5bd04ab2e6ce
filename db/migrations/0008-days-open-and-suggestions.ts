import { type Kysely, sql } from 'kysely';

/** How long a job stays open, and what the search suggests while somebody types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Chosen by the recruiter; counted from the day the job opens.
  `alter table jobs add column life_days int not null default 30
    check (life_days between 1 and 60)`,

  // How what is typed and what postings say are compared: small letters, no accents on Latin
  // letters, no joiners, one space between words. Signs that names need (C++, .NET, R&D) stay.
  `create function suggestion_words(said text) returns text immutable parallel safe language sql as $$
    select trim(regexp_replace(
      lower(normalize(regexp_replace(
        normalize(said, NFKD), '[\\u0300-\\u036F\\u200B-\\u200D\\u2060\\uFEFF\\u00AD]', '', 'g'
      ), NFC)),
      '[\\s,;:/|()\\[\\]{}"!?_–—-]+', ' ', 'g'))
  $$`,
  // A name stands in it once for each of its words: "sales executive" also begins at "executive".
  `create table search_suggestions (
    kind text not null check (kind in ('title', 'skill', 'company', 'location')),
    key text not null,
    start text collate "C" not null,
    -- as most postings write it
    text text not null,
    jobs int not null,
    primary key (kind, key, start)
  )`,
  `create index search_suggestions_start on search_suggestions (start)`,
];
