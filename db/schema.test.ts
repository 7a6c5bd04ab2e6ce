import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { conditionFieldNames, noConditions } from '../contract/jobs/conditions/condition-fields.ts';
import { plainFieldNames, plainDefaults } from '../contract/jobs/plain-fields.ts';
import { jobChoiceNames } from '../contract/jobs/choices/job-choices.ts';
import { openPortal } from '../server/test/portal.ts';

const portal = await openPortal();

const FOLDER = join(import.meta.dirname, 'tables');
const source = readdirSync(FOLDER)
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

/** The columns that a type takes from the contract. */
const taken: Readonly<Record<string, readonly string[]>> = {
  ChoiceColumns: jobChoiceNames,
  ConditionColumns: conditionFieldNames,
  PlainColumns: plainFieldNames,
};

/** The columns of each table's interface, read from the sources. */
function declaredColumns(): Record<string, string[]> {
  const partsOf = (type: string) =>
    new RegExp(`^(?:export )?interface ${type}(\\s+extends[^{]+)?\\s*\\{([^}]*)\\}`, 'm').exec(
      source,
    );
  const bodyOf = (type: string) => partsOf(type)?.[2] ?? '';
  const groups = source.matchAll(/^export (interface \w+Tables \{[^}]*\})/gm);
  const database = [...groups].map(([, body = '']) => body).join('');
  const tables = [...database.matchAll(/([\w.]+)'?: (\w+);/g)].map(([, table = '', type = '']) => {
    const columns = [...bodyOf(type).matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column);
    const parents = partsOf(type)?.[1]?.match(/\w+Columns/g) ?? [];
    const inherited = parents.flatMap((parent) => taken[parent] ?? []);
    return [table, [...new Set([...columns, ...inherited])].toSorted()] as const;
  });
  return Object.fromEntries(tables);
}

test('the table types have exactly the columns that the migrations create', async () => {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select case table_schema when 'audit' then 'audit.' else '' end || table_name as table_name,
        array_agg(column_name::text order by column_name::text) as columns
      from information_schema.columns
     where table_schema in ('public', 'audit') and table_name not like 'kysely%'
     group by table_schema, columns.table_name`.execute(portal.db);
  const made = Object.fromEntries(rows.map((row) => [row.table_name, row.columns.toSorted()]));
  const where = 'the types of tables are in db/tables/, listed in db/schema.ts by npm run generate';
  expect(declaredColumns(), where).toEqual(made);
});

test('columns are nullable in the types exactly if they are in the database', async () => {
  const { rows } = await sql<{ column_name: string; is_nullable: string }>`
    select column_name, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name = 'jobs'`.execute(portal.db);
  const jobs = /export interface Jobs [^{]*\{([^}]*)\}/.exec(source)?.[1] ?? '';
  const nullable = new Set<string>([
    ...jobChoiceNames,
    ...conditionFieldNames.filter((name) => noConditions[name] === null),
    ...plainFieldNames.filter((name) => plainDefaults[name] === null),
  ]);
  for (const { column_name, is_nullable } of rows) {
    const declared = new RegExp(`^ {2}${column_name}: (.*);`, 'm').exec(jobs)?.[1] ?? '';
    expect([column_name, nullable.has(column_name) || /OrNull|\| null/.test(declared)]).toEqual([
      column_name,
      is_nullable === 'YES',
    ]);
  }
});

test('a job whose text changes needs no new entries in the indexes of the search', async () => {
  const { rows } = await sql<{ attname: string }>`
    select distinct attname from pg_index
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
     where indrelid = 'job_search'::regclass order by 1`.execute(portal.db);
  expect(rows.map(({ attname }) => attname)).toEqual([
    'company_id',
    'expires_at',
    'job_id',
    'posted_at',
  ]);
});

test('deleting a row of one table reads no other table as a whole, except these', async () => {
  const { rows } = await sql<{ link: string }>`
    select conrelid::regclass || '.' || attname as link from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
         and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))
     order by 1`.execute(portal.db);
  expect(rows.map(({ link }) => link)).toEqual([
    // Holds a minute's applications.
    'candidate_news.application_id',
    // Refunds, jobs and plans stay.
    'ledger_movements.refund_id',
    'saved_jobs.job_id',
    // There are some hundred synonyms.
    'search_synonyms.changed_by',
    'subscription_charges.before_plan_id',
    'subscription_charges.plan_id',
    'subscriptions.next_plan_id',
    'subscriptions.plan_id',
  ]);
});

test.each([
  ['jobs', 'preview_token'],
  ['feature_waits', 'unsubscribe_token'],
])('in %s each of the 128 bits of %s is random', async (table, column) => {
  const { rows } = await sql<{ column_default: string }>`
    select column_default from information_schema.columns
     where table_schema = 'public' and table_name = ${table} and column_name = ${column}`.execute(
    portal.db,
  );
  const fresh = sql.raw<string>(rows[0]?.column_default ?? '');
  const tokens = await sql<{ bits: string }>`
    select ('x' || replace((${fresh})::text, '-', ''))::bit(128)::text as bits
      from generate_series(1, 200)`.execute(portal.db);
  expect(tokens.rows).toHaveLength(200);
  for (let place = 0; place < 128; place += 1) {
    expect([place, new Set(tokens.rows.map(({ bits }) => bits[place])).size]).toEqual([place, 2]);
  }
});
