import { type Kysely, sql } from 'kysely';

/**
 * Whether a company is checked changes as something is written about it or its people, and as its evidence ends. Every five
 * minutes all companies with people were looked at; now those of which something was written, and those that are due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const afterEach = (table: string, what: string, when = 'true') =>
  `create trigger ${table}_evidence_${what.split(' ')[0]} after ${what} on ${table}
    for each row when (${when}) execute function note_evidence()`;

const OF_PERSON = '(x.company_id, x.state, x.email, x.email_verified_at)';
const isOther = `${OF_PERSON.replaceAll('x.', 'old.')} is distinct from ${OF_PERSON.replaceAll('x.', 'new.')}`;

const statements = [
  'alter table companies add column checked_until timestamptz',
  'create index companies_checked_until on companies (checked_until) where found_as_checked',

  // Several of one company are as good as one, and two who write about it do not wait for each other.
  `create table evidence_news (
    id bigint generated always as identity primary key,
    company_id bigint not null
  )`,
  `insert into evidence_news (company_id)
    select company_id from company_evidence
    union select company_id from accounts where company_id is not null
    union select id from companies where found_as_checked`,

  // The column that names the company is given where it is another than company_id.
  `create function note_evidence() returns trigger language plpgsql as $$
    begin
      insert into evidence_news (company_id)
        select distinct company_id from unnest(array[
          (case when tg_op <> 'INSERT' then to_jsonb(old) ->> coalesce(tg_argv[0], 'company_id') end)::bigint,
          (case when tg_op <> 'DELETE' then to_jsonb(new) ->> coalesce(tg_argv[0], 'company_id') end)::bigint]) as company_id
         where company_id is not null;
      return null;
    end $$`,
  afterEach('accounts', 'insert', 'new.company_id is not null'),
  afterEach('accounts', 'update of company_id, state, email, email_verified_at', isOther),
  afterEach('accounts', 'delete', 'old.company_id is not null'),
  ...['company_evidence', 'company_checks'].flatMap((table) =>
    ['insert', 'update', 'delete'].map((what) => afterEach(table, what)),
  ),
  `create trigger companies_evidence after update of website on companies
    for each row when (old.website is distinct from new.website) execute function note_evidence('id')`,
];
