import { sql } from 'kysely';
import type { Language } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';

/** Few enough at once that nobody waits for them noticeably. */
const AT_ONCE = 5_000;

/** Writes to some of those who chose this language in the usual one; returns to how many. */
export async function putAsideLanguage(
  db: Db,
  { language, usual }: { language: Language; usual: Language },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update accounts set language = ${usual}, unoffered_language = coalesce(unoffered_language, language)
     where id in (select id from accounts where language = ${language} limit ${AT_ONCE}
                     for no key update)`.execute(db);
  return Number(numAffectedRows);
}

/** Writes to some of those who chose this language in it again; returns to how many. */
export async function giveBackLanguage(db: Db, language: Language): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update accounts set language = unoffered_language, unoffered_language = null
     where id in (select id from accounts where unoffered_language = ${language} limit ${AT_ONCE}
                     for no key update)`.execute(db);
  return Number(numAffectedRows);
}
