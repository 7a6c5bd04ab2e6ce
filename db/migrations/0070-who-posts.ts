import { type Kysely, sql } from 'kysely';

/**
 * Who posts a job, and for whom: a company says itself whether it hires for others, a consultant names its
 * client on each job, and recruiters may show their name. The search knows jobs of direct employers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table companies add column says_consultant boolean, drop column is_consultant`,
  // While it says nothing, its name or industry does, as before.
  String.raw`alter table companies add column is_consultant boolean not null
    generated always as (coalesce(says_consultant,
      name ~* '\m(recruit|staffing|manpower|placements?\M|headhunt|hiring|executive search)'
      or name ~* '\m(hr|human resources?|talent|careers?|jobs?)\M.*\m(consult|services?\M|solutions?\M|agency\M|search\M)'
      or (name ~* '\mconsultan(t|ts|cy|cies)\M' and name !~* '\m(tata|software|technolog|tech|it|info|systems?|computers?|engineer|architect|project|design|legal|law|tax|property|safety|security|environment|enviro|agri|marine|medical|astrolog|immigration|abroad|overseas|visa|education)')
      or coalesce(industry ~* '(recruit|staffing|placement)', false)
    )) stored`,
  `create index companies_consultants on companies (id) where is_consultant`,
  `alter table jobs
    add column client_name text,
    add column shown_by bigint references accounts on delete set null,
    add column poster_role text`,
  `create index jobs_shown_by on jobs (shown_by) where shown_by is not null`,
  `update job_search set tsv = tsv || array_to_tsvector(array['is:direct'])
    from companies where companies.id = job_search.company_id and not companies.is_consultant`,
  `update alerts set search = search || '{"direct":false}'`,
];
