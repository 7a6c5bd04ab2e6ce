import { type Kysely, sql } from 'kysely';

/**
 * Keeps how many jobs a company has in a row of its own. In the company's own wide row each posting and each closure
 * wrote the company anew, with its entries in ten indexes, because the list of companies is ordered by this number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const counting = (name: string, column: string, condition: string) => {
  const rowsOf = (changed: string, sign: string) =>
    `select company_id, ${sign}1 as jobs from ${changed} where ${condition}`;
  const add = (changes: string) => `
    update company_job_counts set ${column} = ${column} + total.jobs
      from (select company_id, sum(jobs) as jobs from (${changes}) as changes
        group by company_id having sum(jobs) <> 0) as total
     where company_job_counts.company_id = total.company_id;`;
  return `create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${add(rowsOf('added', ''))}
    elsif tg_op = 'DELETE' then ${add(rowsOf('removed', '-'))}
    else ${add(`${rowsOf('added', '')} union all ${rowsOf('removed', '-')}`)}
    end if;
    return null;
  end $$`;
};

const statements = [
  `create table company_job_counts (
    company_id bigint primary key references companies on delete cascade,
    -- as the list of companies is ordered
    sort_name text not null,
    open_jobs int not null default 0,
    posted_jobs int not null default 0
  )`,
  `insert into company_job_counts (company_id, sort_name, open_jobs, posted_jobs)
    select id, lower(name), open_jobs, posted_jobs from companies`,
  // Those with the most open jobs come first.
  `create index company_job_counts_most on company_job_counts (open_jobs desc, sort_name, company_id)`,

  `create function begin_job_counts() returns trigger language plpgsql as $$
  begin
    insert into company_job_counts (company_id, sort_name) select id, lower(name) from added;
    return null;
  end $$`,
  `create trigger companies_job_counts_begun after insert on companies
    referencing new table as added for each statement execute function begin_job_counts()`,
  `create function rename_job_counts() returns trigger language plpgsql as $$
  begin
    update company_job_counts set sort_name = lower(new.name) where company_id = new.id;
    return null;
  end $$`,
  `create trigger companies_job_counts_renamed after update of name on companies
    for each row when (old.name is distinct from new.name) execute function rename_job_counts()`,

  counting('count_open_jobs', 'open_jobs', 'true'),
  counting('count_posted_jobs', 'posted_jobs', `status <> 'draft' and deleted_at is null`),
  // The index over it goes with the column.
  'alter table companies drop column open_jobs, drop column posted_jobs',
];
