import { type Kysely, sql } from 'kysely';

/**
 * Candidates who wrote their name in Devanagari are found by it in Latin letters: its sound is among their words, behind a
 * sign that no word has. What is typed is read by `server/domains/search/spelling/name-sounds.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह';
const CONSONANT_SOUNDS = 'kkggnccjjnttddnttddnpfbbmyrllvsssh';
const VOWELS = 'अआइईउऊएऐओऔऑऍािीुूेैोौॉॅंँ';
const VOWEL_SOUNDS = 'aaiiuueeoooeaiiuueeoooenn';

const statements = [
  String.raw`create function name_sounds(name text) returns tsvector
    language plpgsql immutable strict parallel safe as $$
    declare
      word text;
      sounds text[] := '{}';
    begin
      -- Almost every name is in Latin letters, and done here.
      if name !~ '[ऄ-ह]' then return ''; end if;
      name := regexp_replace(normalize(name, NFD), '[़ः\u200c\u200d]', '', 'g');
      for word in select hit[1] from regexp_matches(name, '([ऀ-ॣ]+)', 'g') as hit loop
        word := replace(replace(word, 'ृ', '्रि'), 'ऋ', 'रि');
        -- The vowel that is spoken but not written.
        word := regexp_replace(word, '([${CONSONANTS}])(?=[${CONSONANTS}अ-औँं])', '\1a', 'g');
        word := regexp_replace(word, '[ंँ](?=[पफबभम])', 'm', 'g');
        word := translate(word, '${CONSONANTS}${VOWELS}्', '${CONSONANT_SOUNDS}${VOWEL_SOUNDS}');
        word := regexp_replace(word, 'a[iy](?![aeiou])', 'e', 'g');
        word := regexp_replace(word, 'au(?![aeiou])', 'o', 'g');
        word := replace(word, 'jn', 'gy');
        word := regexp_replace(word, 'ao$', 'av');
        word := regexp_replace(word, '([b-df-gj-np-t])h+', '\1', 'g');
        word := regexp_replace(word, '(.)\1+', '\1', 'g');
        word := regexp_replace(word, '([^aeiou])y(?![aeiou])', '\1i', 'g');
        word := regexp_replace(word, '([^aeiou])e$', '\1');
        word := regexp_replace(word, 'ng$', 'n');
        word := regexp_replace(word, '(?<!^)a(?!$)', '', 'g');
        if word ~ '^[a-z]+$' then sounds := sounds || ('~' || word); end if;
      end loop;
      return array_to_tsvector(sounds);
    end $$`,

  // As before, with the sounds of the name.
  `create or replace function candidate_words(name text, email text, said text) returns tsvector
    language sql immutable parallel safe as $$
      select setweight(to_tsvector('simple', candidate_text(concat_ws(' ', name, email))), 'A')
        || to_tsvector('job_words', candidate_text(coalesce(said, '')))
        || coalesce(name_sounds(name), '')
    $$`,

  // Only names that have one get a sound: there may be millions of others.
  `update candidate_search as known
      set words = words || name_sounds(without_contact(candidate ->> 'name'))
     from applications
    where applications.id = known.application_id and candidate ->> 'name' ~ '[ऄ-ह]'`,
  `update candidate_search as known set words = words || name_sounds(without_contact(name))
     from accounts
    where accounts.id = known.account_id and known.company_id is null and name ~ '[ऄ-ह]'`,
];
