import { type Kysely, sql } from 'kysely';

/**
 * A search of candidates finds no telephone numbers that are written in words, in another script or with other gaps: what
 * is left out of the search is what is left out of the texts that are shown (`contract/format/phone-numbers.ts` and
 * `spoken-numbers.ts` beside it). The cases of `contract/test/written-numbers.ts` are tried with both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Words of one digit, those for 0 first. */
const UNITS = [
  'zero nought shunya shoonya sunya शून्य ज़ीरो जीरो',
  'one ek एक वन',
  'two do दो टू',
  'three teen tin तीन थ्री',
  'four chaar char चार फ़ोर फोर',
  'five paanch panch पाँच पांच फ़ाइव फाइव',
  'six chhah chhe chah cheh che छह छः छे छ सिक्स',
  'seven saat sat सात सेवन',
  'eight aath ath आठ एट',
  'nine nau नौ नाइन',
].map((words) => words.split(' '));
const TENS = 'twenty thirty forty fourty fifty sixty seventy eighty ninety'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');

/** What each word says: its value, how many digits it has, and how often it repeats the next. */
const WORDS = [
  ...UNITS.flatMap((words, value) => words.map((word) => ({ word, value, digits: 1, times: 1 }))),
  ...TEENS.map((word, at) => ({ word, value: 10 + at, digits: 2, times: 1 })),
  ...TENS.map((word) => ({ word, value: null, digits: 2, times: 1 })),
  ...['double', 'डबल'].map((word) => ({ word, value: null, digits: 0, times: 2 })),
  ...['triple', 'ट्रिपल'].map((word) => ({ word, value: null, digits: 0, times: 3 })),
];
// Letters with a dot below are two signs after NFKC, and one in texts that need no other change.
const WORD = [...new Set(WORDS.flatMap(({ word }) => [word, word.normalize('NFKC')]))]
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const SAYS = JSON.stringify(
  Object.fromEntries(
    WORDS.flatMap(({ word, ...says }) => [
      [word, says],
      [word.normalize('NFKC'), says],
    ]),
  ),
);

const GAP_SIGNS = String.raw`\s.()\[\]/·•_*|‐-―~\u200B-\u200F\u2060\u00AD-`;
const GAP = `[${GAP_SIGNS}]{0,3}`;
const SPOKEN_GAP = `[,;:${GAP_SIGNS}]{0,4}`;
const digits = (count: string) => String.raw`(?:${GAP}\d)${count}`;
const PHONE = [
  String.raw`(?<!\d)(?:(?:\+|00)?${GAP}9${GAP}1${GAP}|0${GAP})?[6-9]${digits('{9}')}(?!\d)`,
  String.raw`(?<!\d)0${digits('{10}')}(?!\d)`,
  String.raw`\+${digits('{8,15}')}(?!\d)`,
  String.raw`(?<!\d)\d{10,15}(?!\d)`,
  String.raw`(?<!\d)(?!(?:19|20)\d\d[\s-])[1-9](?:[\s-]?\d){9,11}(?!\d)`,
  String.raw`\+?\d(?:[\s().–-]*\d){9,}`,
].join('|');
/** Most texts have no such row of digits, and what stands around one need not be looked at in them. */
const MAY_HAVE_PHONE = String.raw`\d(?:[${GAP_SIGNS}]*\d){7}`;
/** The digits of scripts in which people write here, each from 0. */
const SCRIPTS = '०০੦૦୦௦౦೦൦٠۰'
  .split('')
  .map((zero) =>
    Array.from({ length: 10 }, (_, at) =>
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + at),
    ).join(''),
  );

const LETTER = '[:alnum:]ऀ-ॣ०-ॿ';
const PART = String.raw`(?:${WORD}|\d+)`;
const THREE_WORDS = Array(3).fill(`(${WORD})`).join(' <-> ');
const RUN = `(?:^|[^${LETTER}])(${PART}(?:${SPOKEN_GAP}${PART}){2,})(?![${LETTER}])`;

const AT = 'at|एट|ऐट|ऍट|अैट';
const DOT = 'dot|डॉट|डाट|डोट|डौट';
const inBrackets = (words: string) => String.raw`\s{0,3}[\[({<]\s?(?:${words})\s?[\])}>]\s{0,3}`;
const between = (words: string) => String.raw`\s{1,3}(?:${words})\s{1,3}`;
const DOT_WORD = `(?:${inBrackets(DOT)}|${between(DOT)})`;
const MAIL_ONLY = 'gmail|googlemail|ymail|hotmail|rediffmail';
const ADDRESS = [
  String.raw`(?:\S+${DOT_WORD}){0,3}[^\s@]+(?:\s?@\s?|${inBrackets(AT)})\S+(?:${DOT_WORD}\S+){0,3}`,
  String.raw`(?:\S+${DOT_WORD}){0,3}\S+${between(AT)}(?:\S+${DOT_WORD}|(?:${MAIL_ONLY})[.。])\S+(?:${DOT_WORD}\S+){0,3}`,
  String.raw`(?:https?://|www\.|linkedin\.com|wa\.me|t\.me)\S*`,
].join('|');

const statements = [
  // Ten digits, at least two of them in words, are a number; "six, seven, eight" are the classes of a school.
  String.raw`create function is_spoken_phone(run text) returns boolean
    language plpgsql immutable strict parallel safe as $$
    declare
      known constant jsonb := '${SAYS}';
      part text;
      says jsonb;
      digits int := 0;
      words int := 0;
      times int := 1;
      after_tens boolean := false;
      counted numeric[] := '{}';
    begin
      for part in select hit[1] from regexp_matches(lower(run), '(${PART})', 'g') as hit loop
        says := known -> part;
        if says is null then
          digits := digits + length(part) - 1 + times;
          counted := counted || part::numeric;
        else
          words := words + 1;
          digits := digits + times * (says -> 'digits')::int
            * case when after_tens and (says -> 'digits')::int = 1 then 0 else 1 end;
          counted := counted || (says ->> 'value')::numeric;
        end if;
        times := coalesce((says -> 'times')::int, 1);
        after_tens := part = any('{${TENS.join(',')}}');
      end loop;
      return digits >= 10 and words >= 2
        and (select bool_or(value is distinct from counted[1] + at - 1)
               from unnest(counted) with ordinality as each (value, at));
    end $$`,

  String.raw`create or replace function without_contact(said text) returns text
    language plpgsql immutable strict parallel safe as $$
    declare
      plain text;
      others text;
      run text;
    begin
      if octet_length(said) <> length(said) and said is not nfkc normalized then
        said := normalize(said, NFKC);
      end if;
      said := regexp_replace(said, '${ADDRESS}', ' ', 'gi');
      plain := translate(said, '${SCRIPTS.join('')}', '${'0123456789'.repeat(SCRIPTS.length)}');
      others := plain;
      if plain ~ '${MAY_HAVE_PHONE}' then
        others := regexp_replace(plain, '${PHONE}', ' # ', 'g');
      end if;
      -- No year is part of a number.
      for run in select distinct hit[1] from regexp_matches(
          regexp_replace(others, '(^|\D)(?:19|20)\d\d(?!\d)', '\1####', 'g'), '${RUN}', 'gi') as hit loop
        if is_spoken_phone(run) then
          others := replace(others, run, ' # ');
        end if;
      end loop;
      return case when others = plain then said else others end;
    end $$`,

  // Only what may contain such a number is read again: there may be millions of others.
  String.raw`update candidate_search as known set words = again.words
    from candidate_search as past
      cross join lateral (
        select words from applied_candidates(past.application_id)
        union all
        select words from found_candidates(past.account_id) where past.company_id is null
      ) as again
   where known.account_id = past.account_id and known.company_id is not distinct from past.company_id
     and (past.words::text ~ '\d{5}|[${SCRIPTS.join('')}]|(?:${WORD}){3}'
       or past.words @@ to_tsquery('simple', '${THREE_WORDS}') or past.words @@ to_tsquery('job_words', '${THREE_WORDS}'))`,
];
