import { type Kysely, sql } from 'kysely';

/** How many jobs have each word, and how it sounds: what rarity and the correction of spelling need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Words that are said alike in India share a key: "shef" and "chef", "akountant" and "accountant".
  // The first letter stays if it is a consonant; other vowels, doubled letters and h after one are left out.
  `create function search_sound(word text) returns text immutable parallel safe language sql as $$
    select regexp_replace(
      left(heard, 1) || regexp_replace(substr(heard, 2), '[aeiouyh]', '', 'g'), '(.)\\1+', '\\1', 'g')
    from (select translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        word, '^[aeiouy]+', 'a'), 'ph', 'f', 'g'), 'tion|sion', 'shn', 'g'), 'sh|ch', 's', 'g'), 'c(?=[eiy])', 's', 'g'),
      'cqzwj', 'kksvg') as heard) as said
  $$`,
  `alter table search_words
    add column jobs int not null default 1,
    add column sound text not null generated always as (search_sound(word)) stored`,
  `create index search_words_sound on search_words (sound)`,
];
