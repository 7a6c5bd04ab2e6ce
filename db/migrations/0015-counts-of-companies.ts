import { type Kysely, sql } from 'kysely';

/**
 * Keeps with each company how many of its jobs can be found and how many were ever posted, so that
 * no public read has to count them. Triggers do it, because no writer can forget them; each adds
 * what one statement changed, however many rows that are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A trigger function that keeps `column` at the number of the table's rows with `condition`. */
const counting = (name: string, column: string, condition: string) => {
  const rowsOf = (changed: string, sign: string) =>
    `select company_id, ${sign}1 as jobs from ${changed} where ${condition}`;
  const add = (changes: string) => `
    update companies set ${column} = ${column} + total.jobs
      from (select company_id, sum(jobs) as jobs from (${changes}) as changes
        group by company_id having sum(jobs) <> 0) as total
     where companies.id = total.company_id;`;
  return `create function ${name}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${add(rowsOf('added', ''))}
    elsif tg_op = 'DELETE' then ${add(rowsOf('removed', '-'))}
    else ${add(`${rowsOf('added', '')} union all ${rowsOf('removed', '-')}`)}
    end if;
    return null;
  end $$`;
};

const triggers = (table: string, name: string) => [
  `create trigger ${table}_count_added after insert on ${table}
    referencing new table as added for each statement execute function ${name}()`,
  `create trigger ${table}_count_removed after delete on ${table}
    referencing old table as removed for each statement execute function ${name}()`,
  `create trigger ${table}_count_changed after update on ${table}
    referencing old table as removed new table as added
    for each statement execute function ${name}()`,
];

const posted = `status <> 'draft' and deleted_at is null`;

const statements = [
  `alter table companies
    add column open_jobs int not null default 0,
    add column posted_jobs int not null default 0`,
  `update companies set
    open_jobs = (select count(*) from job_search where company_id = companies.id),
    posted_jobs = (select count(*) from jobs where company_id = companies.id and ${posted})`,
  counting('count_open_jobs', 'open_jobs', 'true'),
  counting('count_posted_jobs', 'posted_jobs', posted),
  ...triggers('job_search', 'count_open_jobs'),
  ...triggers('jobs', 'count_posted_jobs'),
  // Those with the most open jobs come first.
  `create index companies_by_open_jobs on companies (open_jobs desc, lower(name), id)`,
  // Rows of the search whose last day has passed: few, because a task removes them.
  `create index job_search_over on job_search (expires_at) include (company_id)`,
];
