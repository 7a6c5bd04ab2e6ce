import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AnswerFilters } from '../../../../contract/applications/answer-filters.ts';
import { containing } from '../../../platform/like.ts';

const some = (result: boolean) =>
  sql<SqlBool>`jsonb_path_exists(applications.answers,
    '$[*] ? (@.meets_must_have == $result)', jsonb_build_object('result', ${result}::boolean))`;

/** The conditions of filters by answers, on rows of `applications`. */
export function answerConditions({
  must_haves: mustHaves,
  question,
  answer,
  answer_words: words,
  answer_least: least,
  answer_most: most,
}: AnswerFilters): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (mustHaves === 'missed') conditions.push(some(false));
  if (mustHaves === 'met') conditions.push(sql`${some(true)} and not ${some(false)}`);
  if (question === '') return conditions;
  const wanted = [sql<SqlBool>`said ->> 'text' = ${question}`];
  if (answer.length > 0) wanted.push(sql`said ->> 'answer' = any(${[...answer]}::text[])`);
  if (words !== '') {
    // Hidden candidates are left out: a search for a name in their own words would reveal them.
    wanted.push(sql`not applications.is_hidden and said ->> 'kind' = 'text'
      and said ->> 'answer' ilike ${containing(words)}`);
  }
  if (least !== undefined || most !== undefined) {
    // Other answers are not numbers, and casting them would fail.
    wanted.push(sql`case when said ->> 'kind' = 'number' then
      (said ->> 'answer')::numeric between coalesce(${least ?? null}::numeric, '-infinity')
        and coalesce(${most ?? null}::numeric, 'infinity') else false end`);
  }
  conditions.push(
    sql`exists (select from jsonb_array_elements(applications.answers) as said
      where ${sql.join(wanted, sql` and `)})`,
  );
  return conditions;
}
