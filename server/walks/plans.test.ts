import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import type { Route } from '../../contract/endpoint.ts';
import { JobFilters } from '../../contract/jobs.ts';
import { findJobs } from '../domains/jobs/finding.ts';
import { countAnew } from '../domains/search/search.ts';
import { serveForSearchEngines } from '../pages/for-search-engines.ts';
import { openDatabase, openPool } from '../platform/database.ts';
import { operations, urlWith } from '../test/operations.ts';
import { openPortal } from '../test/portal.ts';

// What anybody may ask is bounded: a portal with a thousand times as many jobs reads no more for it.

const JOBS = 30_000;
const COMPANIES = 25_000;
/** Far fewer than there are of jobs or companies. */
const ROWS_MOST = 20_000;
/** So many times PostgreSQL plans a prepared statement for its values, before it considers one plan for all. */
const PLANNED_ANEW_MOST = 5;

let jobId: number;
let companyId: number;
const asked = vi.spyOn(pg.Client.prototype, 'query');
const portal = await openPortal();

beforeAll(async () => {
  serveForSearchEngines(portal.app, { services: portal.services, demo: false });
  await fill();
}, 120_000);

/** Many jobs of many companies, of which some words are frequent and others rare. */
async function fill(): Promise<void> {
  const { db } = portal;
  for (const table of ['companies', 'jobs', 'job_search']) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  }
  await sql`
    insert into companies (name, industry, location, source)
    select 'Company ' || nth, (array['Software', 'Textiles', 'Retail'])[nth % 3 + 1],
      (array['Pune', 'Kochi', 'Jaipur', 'Surat'])[nth % 4 + 1], 'test'
    from generate_series(1, ${COMPANIES}) as nth`.execute(db);
  await sql`
    insert into company_job_counts (company_id, sort_name, open_jobs)
    select id, lower(name), 1 from companies on conflict do nothing`.execute(db);
  await sql`
    insert into jobs (company_id, title, description, location, posted_at, expires_at, salary_max_inr)
    select first.id + nth % ${COMPANIES},
      (array['Welder', 'Fitter', 'Nurse', 'Sales Executive', 'Java Developer'])[nth % 5 + 1]
        || case when nth % 700 = 0 then ' Glassblower' else '' end,
      'Come and join us.', (array['Pune', 'Kochi', 'Jaipur', 'Surat'])[nth % 4 + 1],
      now() - make_interval(mins => nth), now() + interval '30 days', nth % 20 * 100000
    from generate_series(1, ${JOBS}) as nth, (select min(id) as id from companies) as first`.execute(
    db,
  );
  await sql`
    insert into job_search (job_id, posted_at, expires_at, company_id, employment_type, cities, skills,
      salary_min_inr, salary_max_inr, title_words, tsv)
    select id, posted_at, expires_at, company_id, 'full_time', array[location], array['Driving'],
      salary_max_inr, salary_max_inr, to_tsvector('job_words', title),
      setweight(to_tsvector('job_words', title), 'A') || array_to_tsvector(array[
        'city:' || lower(location), 'type:full_time', 'skill:driving', 'pay:' || least(salary_max_inr / 100000, 6)])
    from jobs`.execute(db);
  await sql`analyze`.execute(db);
  await countAnew(db);
  await sql`vacuum analyze`.execute(db);
  const first = await db
    .selectFrom('jobs')
    .select(['id', 'company_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  [jobId, companyId] = [first.id, first.company_id];
}

/** What a request may say beside its address; a search each. */
const queries: Partial<Record<Route, string[]>> = {
  'GET /barong/public/jobs': [
    '',
    'search=welder',
    'search=sales executive',
    'search=glassblower',
    'search=sales glassblower nights',
    'search=wleder',
    'search=fitter in kochi',
    'search=welder&sort=newest',
    'search=welder&sort=salary',
    'sort=salary',
    'page=50',
    'location=Pune',
    'location=Pune&employment_type=full_time&salary_min=3',
    'salary_min=19',
    'posted_within=1',
    'skill=Driving&search=nurse',
    'verified=true',
    'company_id=COMPANY',
    'search=company 77',
  ],
  'GET /barong/public/companies': [
    '',
    'page=40',
    'search=Company 777',
    'search=Pune',
    'search=Kochi software',
    'search=nothing like this',
    'tab=hiring',
    'verified=true',
  ],
  'GET /barong/public/suggestions': ['q=we', 'q=sales', 'q=wleder', 'q=comp'],
  'GET /barong/public/search_slot': ['search=welder'],
  'GET /barong/public/salary_guide': [
    'role=welder',
    'role=welder&location=Pune',
    'role=glassblower',
    'role=sales executive&location=Surat',
  ],
};

/** What counts everything, and is kept for who asks next. */
const kept: ReadonlySet<Route> = new Set([
  'GET /barong/public/figures',
  'GET /barong/public/transparency',
  'GET /barong/public/transparency.csv',
]);

const requests = operations.flatMap(([route, operation]) => {
  const { method, endpoint } = operation;
  if (method !== 'GET' || endpoint.who !== 'anyone') return [];
  return (queries[route] ?? ['']).map((query) => [route, query, operation] as const);
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How many rows of tables a plan read, with those that it read in vain. */
function rowsRead(node: PlanNode): number {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), own);
}

test.each(requests)('%s?%s reads a bounded number of rows', async (route, query, operation) => {
  const id = route.includes('companies') ? companyId : jobId;
  const address = encodeURI(query.replace('COMPANY', `${companyId}`));
  const ask = () => portal.send({ method: 'GET', url: `${urlWith(operation, id)}?${address}` });
  if (kept.has(route)) await ask();
  await expectBounded(ask);
});

test.each(['/sitemap.xml', '/sitemaps/jobs-1.xml', '/sitemaps/companies-1.xml'])(
  '%s reads a bounded number of rows',
  async (url) => {
    const ask = () => portal.send({ method: 'GET', url });
    await expectBounded(ask);
    expect((await ask()).text).toContain('<loc>');
  },
);

async function expectBounded(ask: () => Promise<{ status: number }>): Promise<void> {
  asked.mockClear();
  expect((await ask()).status).toBeLessThan(500);
  const statements = asked.mock.calls.map(([statement]) => statement as unknown as pg.QueryConfig);
  for (const { text, values = [] } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(text ?? '') || text.includes('announce_news')) continue;
    const { rows } = await portal.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, values),
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    expect(plan && rowsRead(plan), text).toBeLessThan(ROWS_MOST);
  }
}

test('what every search asks of PostgreSQL is planned once, and not for each search', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    portal.db,
  );
  const pool = openPool({ ...inject('postgres'), database: rows[0]?.name, max: 1 });
  const db = openDatabase(pool);
  const places = ['Pune', 'Kochi', 'Jaipur', 'Surat'];
  const find = (nth: number) => {
    const search = `welder${nth} fitter ${nth % 2 === 0 ? 'company' : ''} ${places[nth % 4]}`;
    return findJobs(db, { ...JobFilters.parse({ search }), page: 1, limit: 20 }, null);
  };
  const plannedAnew = async () => {
    const planned = await sql<{ statement: string; custom_plans: number }>`
      select statement, custom_plans from pg_prepared_statements`.execute(db);
    return new Map(planned.rows.map((one) => [one.statement, one.custom_plans]));
  };
  // The first one reads all jobs.
  await find(0);
  const before = await plannedAnew();
  for (let nth = 1; nth < PLANNED_ANEW_MOST + 7; nth += 1) await find(nth);
  const after = await plannedAnew();
  await db.destroy();
  const often = [...after].filter(
    ([statement, times]) => times - (before.get(statement) ?? 0) > PLANNED_ANEW_MOST,
  );
  expect(often).toEqual([]);
});
