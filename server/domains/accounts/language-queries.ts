import { sql } from 'kysely';
import type { Language } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';

/** A small batch, so that locking these rows delays nobody noticeably. */
const AT_ONCE = 5_000;

/** Switches a batch of accounts that chose this language to the default one; returns how many. */
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

/** Switches a batch of accounts that chose this language back to it; returns how many. */
export async function giveBackLanguage(db: Db, language: Language): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update accounts set language = unoffered_language, unoffered_language = null
     where id in (select id from accounts where unoffered_language = ${language} limit ${AT_ONCE}
                     for no key update)`.execute(db);
  return Number(numAffectedRows);
}
