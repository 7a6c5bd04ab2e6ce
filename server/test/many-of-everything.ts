import { inject } from 'vitest';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../platform/database.ts';
import { SUPERUSER } from '../platform/postgres/cluster.ts';

/** The ids of the nth copy of a row are so many times n higher: more than a test makes of any one thing. */
const STRIDE = 100_000;

/**
 * Copies every row of the database this many times, as if as many portals were put together: other people with other
 * companies, jobs and applications, and what is counted of them right. `left` are tables that stay as they are. No trigger
 * runs and no constraint holds but unique indexes, for which a copied text ends with the number of its copy.
 */
export async function copyEverything(
  db: Db,
  copies: number,
  left: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const client = new pg.Client({
    ...inject('postgres'),
    database: rows[0]?.name,
    user: SUPERUSER,
  });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await dropChecks(client);
    for (const [table, columns] of await columnsToCopy(client, left)) {
      const names = columns.map(({ name }) => name).join(', ');
      const values = columns.map(({ value }) => value).join(', ');
      await client.query(`insert into ${table} (${names}) overriding system value
        select ${values} from ${table}, generate_series(1, ${copies}) as nth`);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** A text with a number at its end is often not what a check asks for. */
async function dropChecks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
      from pg_constraint where contype = 'c' and conrelid <> 0`);
  await client.query(rows.map(({ statement }) => statement).join(';'));
}

interface Column {
  table: string;
  name: string;
  type: string;
  /** Its value, or an expression with it, is in a unique index without any id. */
  is_unique: boolean;
  /** The table that it refers to. */
  target: string | null;
}

/** Each table with its columns, and what a copy has in each. */
async function columnsToCopy(client: pg.Client, left: ReadonlySet<string>) {
  const { rows } = await client.query<Column>(`
    select pg_class.oid::regclass::text as "table", quote_ident(attname) as name,
        format_type(atttypid, null) as type,
        exists (select from pg_index where indrelid = pg_class.oid and indisunique and (attnum = any (indkey)
            or pg_get_expr(indexprs, indrelid) ~ ('\\y' || attname || '\\y'))
          and not exists (select from pg_attribute as beside where beside.attrelid = indrelid
            and beside.attnum = any (indkey) and beside.attname ~ '(^|_)id$')) as is_unique,
        (select confrelid::regclass::text from pg_constraint where contype = 'f'
          and conrelid = pg_class.oid and attnum = any (conkey) limit 1) as target
      from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'audit'::regnamespace)
       and relname not like 'kysely%' and attnum > 0 and not attisdropped and attgenerated = ''`);
  return Map.groupBy(
    rows
      .filter(({ table }) => !left.has(table))
      .map((column) => ({ ...column, value: copied(column, left) })),
    ({ table }) => table,
  );
}

function copied({ name, type, is_unique, target }: Column, left: ReadonlySet<string>): string {
  // What a notification is about.
  if (name === 'subject' && type === 'jsonb') {
    return `subject || case when subject ? 'application_id' then jsonb_build_object('application_id',
      (subject ->> 'application_id')::bigint + nth * ${STRIDE}) else '{}' end`;
  }
  const isId = target !== null || is_unique || /(^|_)id$/.test(name);
  if (!isId || (target !== null && left.has(target))) return name;
  switch (type) {
    case 'integer':
    case 'bigint':
      return `${name} + nth * ${STRIDE}`;
    case 'text':
      return target === null ? `${name} || '~' || nth` : name;
    case 'bytea':
      return `${name} || int4send(nth)`;
    case 'uuid':
      return `md5(${name}::text || nth)::uuid`;
    default:
      return name;
  }
}
