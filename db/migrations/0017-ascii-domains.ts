import { domainToASCII } from 'node:url';
import { type Kysely, sql } from 'kysely';

/** One mailbox has one spelling of its domain, unless two rows had it in two spellings already. */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const [table, another] of [
    ['accounts', sql`false`],
    ['feature_waits', sql`other.path <> own.path`],
  ] as const) {
    const { rows } = await sql<{ id: number; email: string }>`
      select id, email from ${sql.table(table)} where email ~ '[^[:ascii:]]'`.execute(db);
    for (const { id, email } of rows) {
      const at = email.lastIndexOf('@') + 1;
      const domain = domainToASCII(email.slice(at));
      if (!domain) continue;
      const written = email.slice(0, at).normalize('NFC') + domain;
      await sql`update ${sql.table(table)} as own set email = ${written}
        where id = ${id} and not exists (select from ${sql.table(table)} as other
          where other.id <> own.id and not ${another}
            and lower(other.email) = lower(${written}))`.execute(db);
    }
  }
}
