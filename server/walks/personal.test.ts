import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { allTables } from '../domains.ts';
import { openPortal } from '../test/portal.ts';

const portal = await openPortal();

const declared = Object.entries(allTables).map(([table, { columns }]) => [
  table,
  (Array.isArray(columns) ? columns.map(String) : Object.keys(columns)).toSorted(),
]);
const people = Object.entries(allTables).flatMap(([table, of]) =>
  'nobody' in of ? [] : [{ table, ...of }],
);

describe('what belongs to a person', () => {
  test('is declared of every table and column of the database', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as "table", array_agg(column_name::text) as columns
        from information_schema.columns
       where table_schema = 'public' and table_name not like 'kysely%'
       group by table_name`.execute(portal.db);
    const where = 'a table and its columns stand in the `tables` of their domain';
    expect(Object.fromEntries(declared), where).toEqual(
      Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()])),
    );
  });

  test('is found in every table by a condition that the database understands', async () => {
    const nobody = { id: 0, email: null, phone: null };
    for (const { table, rowsOf } of people) {
      const { rows } = await sql`select 1 from ${sql.table(table)}
        where ${rowsOf(nobody)}`.execute(portal.db);
      expect([table, rows]).toEqual([table, []]);
    }
  });

  test('has no secret among what is told', () => {
    const told = people.flatMap(({ table, columns }) =>
      Object.entries(columns).flatMap(([column, of]) =>
        typeof of === 'string' ? [] : [`${table}.${column}`],
      ),
    );
    expect(
      told.filter((name) => /(hash|salt|secret|token|challenge|_key)$|credential/.test(name)),
    ).toEqual([]);
  });
});
