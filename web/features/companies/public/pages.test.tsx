import { describe, expect, test } from 'vitest';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import type { Company } from '../../../../contract/companies.ts';
import { metaOf } from '../../../../contract/lists.ts';
import type { PageContext } from '../../../lib/api/page-context.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import CompaniesPage, * as companiesRoute from './companies-page.tsx';
import { companiesList } from './companies-list.ts';
import { sampleCompany } from '../../../test/sample-company.ts';
import CompanyPage, * as companyRoute from './company-page.tsx';
import { sampleListedJob } from '../../../parts/jobs/sample-listed-job.ts';

const company = (more: Partial<Company> = {}): Company =>
  sampleCompany({
    description: 'Spins cotton.\n\nSince 1998.',
    website: 'https://malwa.example.in',
    ...more,
  });

const job = sampleListedJob({
  id: 5,
  title: 'Store Manager',
  description: '',
  location: 'Indore',
  experience_level: null,
  work_mode: null,
  salary_min: 3,
  skills: [],
  openings: 1,
  company_id: 7,
  company_name: 'Malwa Mills',
  created_at: '2026-11-01T00:00:00.000Z',
  posted_at: '2026-11-01T00:00:00.000Z',
  expires_at: '2036-11-01T00:00:00.000Z',
});

const publicUrl = 'https://vritti.test';

/** A page context whose API answers by route and records its calls. */
function contextOf(answers: Record<string, { status: number; body: unknown }>) {
  const asked: [route: string, sent: unknown][] = [];
  const page = {
    language: 'en',
    publicUrl,
    answer: async (route: string, sent: unknown) => {
      asked.push([route, sent]);
      return answers[route] ?? { status: 500, body: null };
    },
  } as unknown as PageContext;
  return { asked, context: { get: () => page } };
}

const argumentsOf = (address: string, context: object, params: object = {}) =>
  ({ request: new Request(publicUrl + address), context, params }) as never;

describe('the list of companies', () => {
  const list = (
    companies: Company[],
    query: Parameters<typeof companiesList.pathOf>[0] = {},
    language: 'en' | 'hi' = 'en',
    total = companies.length,
  ) =>
    markupOf(<CompaniesPage />, {
      language,
      address: companiesList.pathOf(query),
      loaded: { language, found: { companies, meta: metaOf({ page: 1, limit: 20 }, total) } },
    });

  test('has its search, its tabs and its companies', () => {
    const html = list([company()], { tab: 'hiring' });
    expect(wordsOf(html)).toContain('Discover Top Companies');
    expect(html).toContain('placeholder="Company name, industry, or location"');
    expect(html).toContain('Search Companies');
    expect(wordsOf(html)).toContain('All Companies Now Hiring Tech Startups');
    expect(html).toMatch(/aria-current="page"[^>]*>.*Now Hiring/s);
    expect(html).toContain('<input type="hidden" name="tab" value="hiring"/>');
    expect(wordsOf(html)).toContain('1 company found');
  });

  test('keeps the words in the links of every tab and page', () => {
    const html = list([company()], { search: 'a&b', tab: 'tech' }, 'en', 41);
    expect(html).toContain('href="/companies?search=a%26b"');
    expect(html).toContain('href="/companies?search=a%26b&amp;tab=startups"');
    expect(html).toContain('href="/companies?search=a%26b&amp;tab=tech&amp;page=3"');
    expect(wordsOf(html)).toContain('41 companies found for “a&b”');
  });

  test.each([
    [{ search: 'zzz' } as const, 'Try adjusting your search'],
    [{ tab: 'startups' } as const, 'There are none of this kind yet.'],
  ])('without any for %j says why and leads to all', (query, reason) => {
    const html = list([], query);
    expect(wordsOf(html)).toContain('No companies found');
    expect(wordsOf(html)).toContain(reason);
    expect(html).toContain('href="/companies"');
  });

  test('leads back to all companies when none match', () => {
    const html = list([], { search: 'nobody' });
    expect(wordsOf(html)).toContain('No companies found');
    expect(html).toMatch(/href="\/companies"[^>]*>Show all companies/);
  });

  test('speaks Hindi', () => {
    const words = wordsOf(list([company({ active_jobs: 0 })], { search: 'मिल' }, 'hi'));
    expect(words).toContain('अच्छी कंपनियाँ खोजें');
    expect(words).toContain('“मिल” के लिए 1 कंपनी मिली');
    expect(words).toContain('अभी कोई नौकरी नहीं');
  });

  test('calls the API with what its address says, and has one canonical address', async () => {
    const answered = { companies: [company()], meta: metaOf({ page: 2, limit: 20 }, 21) };
    const { context, asked } = contextOf({
      'GET /barong/public/companies': { status: 200, body: answered },
    });
    const loaded = await companiesRoute.loader(
      argumentsOf('/companies?page=2&tab=tech&search=+mill+&utm_source=x', context),
    );
    expect(asked).toEqual([
      [
        'GET /barong/public/companies',
        { query: { search: 'mill', tab: 'tech', page: 2, limit: 20 } },
      ],
      ['GET /barong/public/advertisements', { query: { slot: 'companies', words: 'mill' } }],
    ]);
    expect(loaded.canonical).toBe(`${publicUrl}/companies?search=mill&tab=tech&page=2`);
    const described = companiesRoute.meta({ loaderData: loaded } as never);
    expect(described).toContainEqual({ title: `Companies hiring in India · ${PORTAL}` });
    expect(described).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${publicUrl}/companies?search=mill&tab=tech&page=2`,
    });
  });
});

describe('the page of a company', () => {
  const page = (found: object | null, language: 'en' | 'hi' = 'en') =>
    markupOf(<CompanyPage />, { language, loaded: { language, publicUrl, found } });

  test('describes the company, paragraph by paragraph, with the facts beside it', () => {
    const html = page({ company: company(), jobs: null, newest: [] });
    const words = wordsOf(html);
    expect(words).toContain('About Malwa Mills Spins cotton. Since 1998.');
    expect(words).toContain('Company size 11–50 employees Founded 1998 Total jobs posted 4');
    expect(words).not.toMatch(/Headquarters|Open Positions/);
    expect(html).toContain('href="https://malwa.example.in"');
    expect(html).toContain('rel="noopener nofollow"');
    expect(html).toContain('href="/companies/7/malwa-mills?tab=jobs"');
    expect(html).toContain('application/ld+json');
  });

  test('shows its newest jobs below its description, and links to all of them', () => {
    const found = { company: company({ active_jobs: 9 }), jobs: null, newest: [job] };
    const html = page(found);
    expect(html).toContain('href="/jobs/5/store-manager-indore"');
    expect(html).toMatch(/href="\/companies\/7\/malwa-mills\?tab=jobs"[^>]*>All 9 jobs</);
    const all = page({ ...found, company: company({ active_jobs: 1 }) });
    expect(wordsOf(all)).not.toContain('All 1 jobs');
  });

  test('leaves out what is not known', () => {
    const unknown = { description: null, website: null, size: null, founded: null };
    const html = page({
      company: company({ ...unknown, headquarters: null }),
      jobs: null,
      newest: [],
    });
    const words = wordsOf(html);
    expect(words).toContain('This company has not written about itself yet.');
    for (const absent of ['Website', 'Company size', 'Headquarters', 'null', 'undefined']) {
      expect(words).not.toContain(absent);
    }
  });

  test('says that nobody answers for a company without an account', () => {
    const words = wordsOf(page({ company: company({ claimed: false }), jobs: null, newest: [] }));
    expect(words).toContain(`Not on ${PORTAL} yet. Nobody from this company has an account here`);
    expect(wordsOf(page({ company: company(), jobs: null, newest: [] }))).not.toContain(
      `Not on ${PORTAL}`,
    );
  });

  test('lists its open jobs, each with a way to apply', () => {
    const jobs = { jobs: [job], meta: metaOf({ page: 1, limit: 20 }, 21) };
    const html = page({ company: company(), jobs, newest: [] });
    expect(wordsOf(html)).toContain('Open Positions');
    // Applying begins on this page: the login leads a guest back to it.
    expect(html).toMatch(
      /aria-label="Apply Now: Store Manager at Malwa Mills"[^>]*href="\/auth\/login\?next=%2F%3Fapply%3D5"/,
    );
    expect(html).toContain('href="/jobs/5/store-manager-indore"');
    expect(html).toContain('href="/companies/7/malwa-mills?tab=jobs&amp;page=2"');
    expect(html).toMatch(/aria-current="page"[^>]*>.*Jobs/s);
  });

  test('without open jobs links to other jobs, in Hindi too', () => {
    const none = { jobs: [], meta: metaOf({ page: 1, limit: 20 }, 0) };
    const html = page({ company: company({ active_jobs: 0 }), jobs: none, newest: [] });
    expect(wordsOf(html)).toContain('Malwa Mills is not looking for anybody just now.');
    expect(html).toContain('href="/jobs"');
    const hindi = wordsOf(page({ company: company(), jobs: none, newest: [] }, 'hi'));
    expect(hindi).toContain('Malwa Mills को इस समय किसी की तलाश नहीं है।');
  });

  test('of an unknown company is Company Not Found', () => {
    const html = page(null);
    expect(wordsOf(html)).toContain('Company Not Found');
    expect(html).toContain('href="/companies"');
    expect(html).not.toContain('application/ld+json');
    expect(wordsOf(page(null, 'hi'))).toContain('कंपनी नहीं मिली');
  });

  const GET_COMPANY = 'GET /barong/public/companies/:id';
  const notFound = {
    status: 404,
    body: { errors: ['resource.company.not_found'], messages: [], fields: {}, request_id: '' },
  };

  test('answers 404 for an unknown company, and passes other failures on', async () => {
    const missing = contextOf({ [GET_COMPANY]: notFound });
    const answer = await companyRoute.loader(
      argumentsOf('/companies/9', missing.context, { id: '9' }),
    );
    expect(answer.init?.status).toBe(404);
    expect(companyRoute.meta({ loaderData: answer.data } as never)).toEqual([
      { title: `Company Not Found · ${PORTAL}` },
    ]);
    const broken = contextOf({});
    await expect(
      companyRoute.loader(argumentsOf('/companies/9', broken.context, { id: '9' })),
    ).rejects.toMatchObject({ init: { status: 500 } });
  });

  test('requests a page of jobs for their tab, and the newest for the description', async () => {
    const answers = {
      [GET_COMPANY]: { status: 200, body: company() },
      'GET /barong/public/jobs': {
        status: 200,
        body: { jobs: [job], meta: metaOf({ page: 3, limit: 20 }, 41) },
      },
    };
    const about = contextOf(answers);
    await companyRoute.loader(argumentsOf('/companies/7', about.context, { id: '7' }));
    expect(about.asked[1]).toEqual([
      'GET /barong/public/jobs',
      { query: { company_id: 7, sort: 'newest', limit: 6 } },
    ]);

    const idle = contextOf({ [GET_COMPANY]: { status: 200, body: company({ active_jobs: 0 }) } });
    await companyRoute.loader(argumentsOf('/companies/7', idle.context, { id: '7' }));
    expect(idle.asked.map(([route]) => route)).toEqual([GET_COMPANY]);

    const jobs = contextOf(answers);
    const answer = await companyRoute.loader(
      argumentsOf('/companies/7?tab=jobs&page=3', jobs.context, { id: '7' }),
    );
    expect(jobs.asked[1]).toEqual([
      'GET /barong/public/jobs',
      { query: { company_id: 7, sort: 'newest', page: 3 } },
    ]);
    const described = companyRoute.meta({ loaderData: answer.data } as never);
    expect(described).toContainEqual({ title: `Malwa Mills: 1 open job · ${PORTAL}` });
    expect(described).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${publicUrl}/companies/7/malwa-mills`,
    });
  });

  test.each([
    [{ description: 'x'.repeat(500) }, 'x'.repeat(160)],
    [{ description: null }, 'Textiles'],
    [{ description: null, industry: null }, 'Malwa Mills'],
  ])('describes itself to search engines by what it has: %#', (more, expected) => {
    const found = { company: company(more), jobs: null, newest: [] };
    const described = companyRoute.meta({
      loaderData: { language: 'en', publicUrl, found },
    } as never) as { name?: string; content?: string }[];
    const content = described.find(({ name }) => name === 'description')?.content ?? '';
    expect(content).toBe(expected);
  });
});
