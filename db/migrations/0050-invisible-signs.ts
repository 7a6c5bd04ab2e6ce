import { type Kysely, sql } from 'kysely';

/**
 * Signs that nobody sees make no other company: with one in its name, a company looked like itself and
 * was not blocked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // As before, but for the first replacement.
  `create or replace function company_key(name text) returns text
    language sql immutable strict parallel safe as $$
      select regexp_replace(
        trim(regexp_replace(
          replace(
            regexp_replace(lower(normalize(name, NFKC)),
              '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff]',
              '', 'g'),
            '&', ' and '),
          '[\\s!-/:-@\\[-\`{-~\\u2010-\\u206f\\u0964\\u0965]+', ' ', 'g')),
        '^m s |( (p|pvt|private|public|ltd|limited|llp|llc|opc|inc|incorporated|corp|corporation|co'
          || '|company|plc|gmbh|प्रा|लि|प्राइवेट|लिमिटेड))+$', '', 'g')
    $$`,

  // What is one company now stands in a list once; the row that knows its record stays.
  `delete from blocked_companies as one using blocked_companies as other
    where one.account_id = other.account_id and company_key(one.name) = company_key(other.name)
      and (one.company_id is null, one.id) > (other.company_id is null, other.id)`,
  // Their keys are computed anew.
  `update blocked_companies set name = name where name is not null`,
];
