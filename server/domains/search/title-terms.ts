import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { currentSynonyms } from './synonyms/dictionary.ts';
import { termsOf } from './text-query.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';
import { skillKey, wordsOf } from './words.ts';

/** A term of a title: the stems of its words, or of those of a synonym. */
export type TitleTerm = readonly (readonly string[])[];

/** The terms of each title, in the form that `job_search.title_words` has. */
export async function readTitleTerms(db: Db, titles: readonly string[]): Promise<TitleTerm[][]> {
  const synonymsOf = await currentSynonyms(db);
  const phrases = titles.flatMap((title, at) =>
    termsOf(wordsOf(title), synonymsOf).flatMap(({ words, synonyms }, term) =>
      [words, ...synonyms].map((phrase) => ({ at, term, phrase: phrase.join(' ') })),
    ),
  );
  const { rows } = await sql<{ stems: string[] }>`
    select tsvector_to_array(to_tsvector('job_words', phrase)) as stems
    from unnest(${phrases.map(({ phrase }) => phrase)}::text[]) with ordinality as asked (phrase, place)
    order by place`.execute(db);
  return titles.map((_, at) => {
    const terms: string[][][] = [];
    for (const [place, one] of phrases.entries()) {
      if (one.at === at) (terms[one.term] ??= []).push(rows[place]?.stems ?? []);
    }
    return terms;
  });
}

/** A tsquery for titles with every term; null without any. */
export const everyTermOf = (terms: readonly TitleTerm[]): string | null =>
  allOf(terms.map((term) => anyOf(term.map((stems) => allOf(stems.map(lexeme)))))) || null;

/** A tsquery for titles with any of the stems; null without any. */
export const anyStemOf = (stems: readonly string[]): string | null =>
  anyOf([...new Set(stems)].map(lexeme)) || null;

/** A tsquery for jobs that ask for any of the skills; null without any. */
export const anySkillOf = (skills: readonly string[]): string | null =>
  anyOf([...new Set(skills.map(skillKey).filter(Boolean))].map((key) => lexeme(`skill:${key}`))) ||
  null;
