import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCompany, PASSWORD } from '../../../db/world/people.ts';
import { addJob } from '../../../db/world/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { addMarkedPerson, MARK, MARKED_PHONE } from '../../test/marked-person.ts';

const portal = await openPortal();

const marks = new RegExp(`${MARK}|${MARKED_PHONE.slice(1)}`, 'i');

/** The tables that contain something of the person, including those of the queue. */
async function tablesWithMarks(): Promise<string[]> {
  const { rows } = await sql<{ table: string; content: string }>`
    select table_name as "table", query_to_xml(
        format('select * from %I.%I', table_schema, table_name), false, true, '')::text as content
      from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(
    portal.db,
  );
  return rows.filter(({ content }) => marks.test(content)).map(({ table }) => table);
}

/** Tables in which a person's own rows may stay (docs/decisions/0017-deleted-accounts.md). */
const staying = [
  // Anonymised rows that others need.
  'accounts',
  'applications',
  'application_events',
  'team_events',
  'work_events',
  // Messages stay with their recipients, and a report keeps its evidence
  // (docs/decisions/0060-conversations.md).
  'conversations',
  'messages',
  'message_reports',
  // The operator still has to answer.
  'contact_messages',
  // Kept for eight years by law.
  'invoices',
  // Books are kept for years by law, without a name.
  'payments',
  'refunds',
  'subscriptions',
  // Otherwise the limits would start over with each new account.
  'attempt_counts',
  'uploaded_bytes',
];

/** What somebody wrote on behalf of others: jobs for their company, and synonyms as an admin. */
const ofOthers = new Set(['jobs', 'search_synonyms']);

test('a deleted account leaves no trace in any table, file or queued task', async () => {
  const tables = Object.entries(portal.services.tables).flatMap(([table, of]) =>
    'nobody' in of || ofOthers.has(table) ? [] : [{ table, ...of }],
  );
  const company = await addCompany(portal.db);
  const job = await addJob(portal.db, company.id);
  const as = await addMarkedPerson(portal, {
    tables: tables.map(({ table }) => table),
    companyId: company.id,
    jobId: job.id,
  });
  const person = { id: as.user.id, email: as.user.email, phone: MARKED_PHONE };
  const filled = async () => {
    const found: string[] = [];
    for (const { table, rowsOf } of tables) {
      const { rows } = await sql`select from ${sql.table(table)}
        where ${rowsOf(person)}`.execute(portal.db);
      if (rows.length > 0) found.push(table);
    }
    return found.toSorted();
  };
  expect(await filled()).toEqual(tables.map(({ table }) => table).toSorted());
  await sql`select graphile_worker.add_job('send_mail', ${JSON.stringify({
    to: as.user.email,
    subject: MARK,
  })}::json, run_at => now() + interval '1 day')`.execute(portal.db);
  expect(await portal.storedFiles()).not.toEqual([]);

  const { status } = await portal.call('POST /barong/resource/users/me/deletion', {
    as,
    body: { password: PASSWORD },
  });
  expect(status).toBe(200);
  await portal.work();

  expect(await filled()).toEqual(staying.toSorted());
  expect((await tablesWithMarks()).toSorted()).toEqual([
    'contact_messages',
    'invoices',
    'message_reports',
    'messages',
    // Why an admin refunded money; the credit note says it too.
    'refunds',
  ]);
  expect(await portal.storedFiles()).toEqual([]);
});
