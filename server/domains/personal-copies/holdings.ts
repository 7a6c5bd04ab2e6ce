// What the tables hold of a person, as each domain declares it.
import { sql } from 'kysely';
import type { Holding } from '../../../contract/accounts/personal-copies.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables, Words } from '../../platform/personal.ts';
import { countRows, getPerson, type HeldRow, listRows } from './queries.ts';

/** What one table holds of a person. */
export interface HeldRows {
  table: string;
  name: Words;
  correctedAt: string | null;
  /** The columns that are shown, each under its name. */
  columns: Readonly<Record<string, Words>>;
  /** Columns that are stored but never shown. */
  secrets: readonly string[];
  rows: readonly HeldRow[];
  /** The keys of the stored files. */
  files: readonly string[];
}

const FILE: Words = { en: 'File', hi: 'फ़ाइल' };

const tablesOfPeople = (tables: Tables) =>
  Object.entries(tables).flatMap(([table, of]) => ('nobody' in of ? [] : [{ table, ...of }]));

/** The path of a stored file within the copy. */
export const pathInCopy = (table: string, key: string): string =>
  `files/${table}/${key.split('/').at(-1) ?? key}`;

/** Everything that the tables hold of a person, all from the same moment. */
export const readHeld = (db: Db, tables: Tables, accountId: number): Promise<HeldRows[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const person = await getPerson(trx, accountId);
      const held: HeldRows[] = [];
      for (const { table, words, rowsOf, columns, correctedAt = null } of tablesOfPeople(tables)) {
        const parts = Object.entries(columns);
        const fileColumn = parts.find(([, of]) => of === 'file')?.[0];
        const values = parts.flatMap(([column, of]) => {
          if (of === 'file') return [[column, FILE, sql.ref(column)] as const];
          if (typeof of === 'string') return [];
          return 'as' in of
            ? [[column, of.words, of.as] as const]
            : [[column, of, sql.ref(`${table}.${column}`)] as const];
        });
        const rows = await listRows(trx, {
          table,
          values: Object.fromEntries(values.map(([column, , value]) => [column, value])),
          condition: rowsOf(person),
          order: 'created_at' in columns ? `${table}.created_at` : undefined,
        });
        const files = fileColumn ? rows.map((row) => String(row[fileColumn])) : [];
        held.push({
          table,
          name: words,
          correctedAt,
          columns: Object.fromEntries(values.map(([column, name]) => [column, name])),
          secrets: parts.flatMap(([column, of]) => (of === 'secret' ? [column] : [])),
          rows: fileColumn
            ? rows.map((row) => ({
                ...row,
                [fileColumn]: pathInCopy(table, String(row[fileColumn])),
              }))
            : rows,
          files,
        });
      }
      return held;
    });

/** The number of rows of each group; groups without rows are left out. */
export async function readHoldings(db: Db, tables: Tables, accountId: number): Promise<Holding[]> {
  const person = await getPerson(db, accountId);
  const holdings: Holding[] = [];
  for (const { table, words, rowsOf, correctedAt = null } of tablesOfPeople(tables)) {
    const rows = await countRows(db, table, rowsOf(person));
    if (rows > 0) holdings.push({ table, name: words, rows, corrected_at: correctedAt });
  }
  return holdings;
}
