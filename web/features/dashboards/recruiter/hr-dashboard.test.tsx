import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CLAIM_KEY } from '../../../parts/companies/claims.ts';
import { OWN_COMPANY_KEY } from '../../../parts/companies/own-company.ts';
import HrDashboardPage from './hr-dashboard.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const stats = {
  jobs: { active: 3, draft: 1, closed: 0, expired: 0, expiring: 1, incomplete: 0, total: 4 },
  applications: {
    total: 1_234,
    pending: 12,
    waiting: 15,
    answers: null,
    recent: [
      {
        id: 9,
        job_id: 5,
        kind: 'applied',
        interview_at: null,
        job_title: 'Store Manager',
        candidate_name: 'Meera Joshi',
        profilePictureUrl: null,
        status: 'pending',
        created_at: inDays(-1),
      },
    ],
  },
};

const ownJob = {
  id: 5,
  title: 'Store Manager',
  location: 'Indore',
  application_count: 8,
  language: 'en',
  expires_at: inDays(2),
};

function markup({ company = { complete: true } as object | null, known = stats, language = 'en' }) {
  const queries = new QueryClient();
  queries.setQueryData(OWN_COMPANY_KEY, company);
  queries.setQueryData(CLAIM_KEY, { claim: null });
  queries.setQueryData(['job_stats'], known);
  queries.setQueryData(['candidates', 'count'], 1_100);
  queries.setQueryData(['hr_jobs', 'dashboard'], {
    jobs: known.jobs.active > 0 ? [ownJob] : [],
  });
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <HrDashboardPage /> }], {
    hydrationData: { loaderData: { root: { language } } },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe("the recruiter's dashboard", () => {
  test('counts what waits, and each figure leads to its list', () => {
    const html = markup({});
    expect(html).toContain('15 applications wait for your answer.');
    expect(html).toContain('1,234');
    expect(html).toContain('1,100');
    expect(html).toContain('1 closes within 7 days');
    for (const to of [
      '/hr/jobs?status=active',
      '/hr/applications',
      '/hr/candidates',
      '/hr/applications?status=pending',
      '/hr/applications?status=waiting',
      '/hr/jobs/create',
      '/hr/profile',
    ]) {
      expect(html).toContain(`href="${to}"`);
    }
  });

  test('tells who applied for what, and what closes when', () => {
    const html = markup({});
    expect(html).toContain('Meera Joshi');
    expect(html).toContain('applied for Store Manager');
    expect(html).toContain('href="/hr/applications/5?application=9"');
    expect(html).toContain('In 2 days');
    expect(html).toContain('Review applications: Store Manager');
  });

  test.each([[null], [{ complete: false }]])(
    'offers the company profile instead of a job while it is not complete (%j)',
    (company) => {
      const html = markup({ company });
      expect(html).toContain('Complete Company Profile');
      expect(html).toContain('Please complete your company profile before posting jobs');
      expect(html).not.toContain('Post a Job');
    },
  );

  test('says what to do while there is nothing', () => {
    const html = markup({
      known: {
        jobs: { active: 0, draft: 0, closed: 0, expired: 0, expiring: 0, incomplete: 0, total: 0 },
        applications: { total: 0, pending: 0, waiting: 0, answers: null, recent: [] },
      },
    });
    expect(html).toContain('Nobody is waiting for an answer.');
    expect(html).not.toContain('All are answered');
    expect(html).toContain('No open postings');
    expect(html).toContain('Nothing has happened yet');
  });

  test('speaks Hindi', () => {
    const html = markup({ language: 'hi' });
    expect(html).toContain('15 आवेदनों को आपके जवाब का इंतज़ार है।');
    expect(html).toContain('ने Store Manager के लिए आवेदन किया');
  });
});
