// Who may do what in the embedded database: the app works as an ordinary role that owns the
// database and its tables, so that no SQL of the app, not even SQL that an attacker slips in, can
// read files or run programs.
import pg from 'pg';
import { auditLogFor } from '../audit/schema.ts';
import type { PostgresAddress } from './address.ts';
import { APP_ROLE, SUPERUSER } from './cluster.ts';

/** Extensions that only the superuser may create; the first migration finds them there. */
const EXTENSIONS = ['pg_trgm'];

/**
 * Creates the app's role and makes it the owner of the database and everything in it, including
 * what an older release created as superuser. Running it again changes nothing.
 */
export async function prepareRoles(address: PostgresAddress): Promise<void> {
  const client = new pg.Client({ ...address, user: SUPERUSER });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(roleOf(address.password));
    await client.query(`alter database ${address.database} owner to ${APP_ROLE}`);
    for (const name of EXTENSIONS) await client.query(`create extension if not exists ${name}`);
    await client.query(`do $$ declare made record; begin
      for made in ${MADE_BY_SUPERUSER} loop
        execute format('alter %s %s owner to ${APP_ROLE}', made.kind, made.name);
      end loop; end $$`);
    await client.query(auditLogFor(APP_ROLE));
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A password is needed only on Windows: elsewhere the socket is private. */
const roleOf = (password = '') => `do $$ begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
    create role ${APP_ROLE} login;
  end if; end $$;
  ${password && `alter role ${APP_ROLE} password ${pg.escapeLiteral(password)}`}`;

/**
 * Everything in our schemas that the superuser still owns and that is not part of an extension.
 * Indexes, sequences of columns and types of tables change their owner with their table.
 */
const MADE_BY_SUPERUSER = `
  select 'schema' as kind, oid::regnamespace::text as name from pg_namespace
    where nspowner = '${SUPERUSER}'::regrole and nspname !~ '^(pg_|information_schema$)'
  union all select 'table', oid::regclass::text from pg_class
    where ${mine('relowner', 'relnamespace', 'pg_class')} and relkind in ('r', 'p', 'v', 'm')
  union all select 'sequence', oid::regclass::text from pg_class
    where ${mine('relowner', 'relnamespace', 'pg_class')} and relkind = 'S' and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and refclassid = 'pg_class'::regclass and deptype in ('a', 'i'))
  union all select 'routine', oid::regprocedure::text from pg_proc
    where ${mine('proowner', 'pronamespace', 'pg_proc')}
  union all select 'type', oid::regtype::text from pg_type
    where ${mine('typowner', 'typnamespace', 'pg_type')} and typcategory <> 'A' and (
      typrelid = 0 or exists (select from pg_class where oid = typrelid and relkind = 'c'))
  union all select 'text search dictionary', oid::regdictionary::text from pg_ts_dict
    where ${mine('dictowner', 'dictnamespace', 'pg_ts_dict')}
  union all select 'text search configuration', oid::regconfig::text from pg_ts_config
    where ${mine('cfgowner', 'cfgnamespace', 'pg_ts_config')}`;

function mine(owner: string, namespace: string, table: string): string {
  return `${owner} = '${SUPERUSER}'::regrole
    and ${namespace} not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and ${namespace}::regnamespace::text !~ '^pg_'
    and not exists (select from pg_depend where classid = '${table}'::regclass
      and objid = ${table}.oid and deptype = 'e')`;
}
