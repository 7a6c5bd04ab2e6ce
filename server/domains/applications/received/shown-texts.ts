/** How the list of applications is searched by what a company may read, and by names in the other script. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../../../platform/like.ts';
import { isHindi, nameSoundQuery, spellingsInLatin } from '../../search/search.ts';
import { hasContact } from '../../sharing/facts.ts';

export type Text = RawBuilder<unknown>;

/** Whether a text has what was typed in what the company reads of it: a number in it is shown only where contact is shared. */
export const isShown = (text: Text, has: (text: Text) => RawBuilder<SqlBool>) =>
  sql<boolean>`(${has(text)} and (${hasContact('applications.seeker_id', 'jobs.company_id')}
    or ${has(sql`without_contact(${text})`)}))`;

/** Whether somebody wrote the name that was typed in the other script: "Meera Sharma" for "मीरा शर्मा", or the other way round. */
export function isNamedInOtherScript(search: string, name: Text): RawBuilder<SqlBool> {
  const words = search.split(/\s+/);
  const isOtherwise = (word: string): RawBuilder<SqlBool>[] => {
    if (isHindi(word)) return [sql`${name} ilike any(${spellingsInLatin(word).map(containing)})`];
    const sounds = nameSoundQuery(word);
    return sounds === null ? [] : [sql`name_sounds(${name}) @@ ${sounds}::tsquery`];
  };
  const inOther = words.map(isOtherwise);
  if (inOther.every((ways) => ways.length === 0)) return sql`false`;
  const each = words.map((word, at) => {
    const ways = [sql<SqlBool>`${name} ilike ${containing(word)}`, ...(inOther[at] ?? [])];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}
