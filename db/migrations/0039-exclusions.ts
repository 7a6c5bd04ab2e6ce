import { type Kysely, sql } from 'kysely';

/** What seekers do not want to see: companies, all consultants, and jobs like one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Somebody who hires for others. The name says so, or the industry does; of the many meanings of
  // "consultants" those that sell a trade of their own are left out.
  String.raw`alter table companies add column is_consultant boolean not null generated always as (
    name ~* '\m(recruit|staffing|manpower|placements?\M|headhunt|hiring|executive search)'
    or name ~* '\m(hr|human resources?|talent|careers?|jobs?)\M.*\m(consult|services?\M|solutions?\M|agency\M|search\M)'
    or (name ~* '\mconsultan(t|ts|cy|cies)\M' and name !~* '\m(tata|software|technolog|tech|it|info|systems?|computers?|engineer|architect|project|design|legal|law|tax|property|safety|security|environment|enviro|agri|marine|medical|astrolog|immigration|abroad|overseas|visa|education)')
    or coalesce(industry ~* '(recruit|staffing|placement)', false)
  ) stored`,
  `create index companies_consultants on companies (id) where is_consultant`,

  `create table excluded_companies (
    account_id bigint not null references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    created_at timestamptz not null default now(),
    primary key (account_id, company_id)
  )`,
  `create index excluded_companies_company on excluded_companies (company_id)`,

  // A row: this seeker sees no jobs of consultants.
  `create table excluded_consultants (
    account_id bigint primary key references accounts on delete cascade,
    created_at timestamptz not null default now()
  )`,

  // Recommendations of which a seeker wants less.
  `create table excluded_jobs (
    account_id bigint not null references accounts on delete cascade,
    job_id bigint not null references jobs on delete cascade,
    created_at timestamptz not null default now(),
    primary key (account_id, job_id)
  )`,
  `create index excluded_jobs_job on excluded_jobs (job_id)`,
];
