import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Company } from '../../../../contract/companies.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { address, show } from '../../../test/stage.tsx';
import { companiesList } from './companies-list.ts';
import CompaniesPage from './companies-page.tsx';
import CompanyPage from './company-page.tsx';

const company = (more: Partial<Company> = {}): Company => ({
  id: 4,
  name: 'Sehat Diagnostics',
  description: 'Forty beds.\n\nOpen day and night.',
  industry: 'Hospitals',
  website: 'https://sehat.example',
  size: 600,
  size_text: '501–1,000 employees',
  founded: 1998,
  headquarters: 'Bhopal',
  is_consultant: false,
  claimed: true,
  active_jobs: 1,
  job_count: 2,
  activeJobs: 1,
  jobCount: 2,
  logo: null,
  answers: null,
  evidence: { level: 0, items: [] },
  ...more,
});

describe('the list of companies', () => {
  const all = [
    company(),
    company({ id: 5, name: 'Sehat Labs', industry: 'Software', active_jobs: 0 }),
  ];

  /** Which companies match is tested on the server: one tab and the words are enough here. */
  const open = (at = '/companies', isOnline = () => true) =>
    show(<CompaniesPage />, {
      at,
      screen: 'desktop',
      loaded: (params: URLSearchParams) => {
        if (!isOnline()) return { failure: new ApiError(0, undefined) };
        const { search, tab, page: wanted } = companiesList.read(params);
        const companies = all.filter(
          ({ name, active_jobs }) =>
            name.toLowerCase().includes(search.toLowerCase()) &&
            (tab !== 'hiring' || active_jobs > 0),
        );
        return {
          found: { companies, meta: metaOf({ page: wanted, limit: 20 }, companies.length) },
        };
      },
    });
  const names = () =>
    page
      .getByRole('article')
      .getByRole('heading')
      .elements()
      .map((heading) => heading.textContent);

  test('without an answer keeps its tabs and says so in place of the companies', async () => {
    let isOnline = true;
    await open('/companies', () => isOnline);
    await expect.poll(names).toHaveLength(2);
    isOnline = false;
    await page.getByRole('link', { name: 'Hiring' }).click();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(names()).toEqual([]);
    isOnline = true;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(names).toEqual(['Sehat Diagnostics']);
  });

  test('is searched and filtered by tab, and says how many it found', async () => {
    await open();
    await page
      .getByRole('searchbox', { name: 'Company name, industry, or location' })
      .fill('sehat');
    await page.getByRole('button', { name: 'Search Companies' }).click();
    await expect.element(page.getByText('2 companies found for “sehat”')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Kinds of companies' })
      .getByRole('link', { name: 'Now Hiring' })
      .click();
    await expect.element(page.getByText('1 company found for “sehat”')).toBeVisible();
    expect(names()).toEqual(['Sehat Diagnostics']);
    await expect.poll(address).toBe('/companies?search=sehat&tab=hiring');
    await page.getByRole('article').getByRole('link').click();
    await expect.poll(address).toBe('/companies/4/sehat-diagnostics');
  });
});

describe('the page of a company', () => {
  const open = (
    found: { company: Company; jobs: unknown; newest: [] } | null,
    at = '/companies/4',
  ) => show(<CompanyPage />, { at, loaded: { found, publicUrl: location.origin, language: 'en' } });

  test('shares its own address', async () => {
    await open({ company: company(), jobs: null, newest: [] });
    const shared: string[] = [];
    const copy = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementation(async (text) => void shared.push(text));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.element(page.getByText('Link copied', { exact: true })).toBeVisible();
    expect(shared).toEqual([location.href]);
    copy.mockRestore();
  });

  test('leaves no gap in place of the follow button for recruiters, who cannot follow', async () => {
    const found = {
      company: { ...company(), website: 'https://mill.example' },
      jobs: null,
      newest: [],
    };
    await show(<CompanyPage />, {
      as: 'hr',
      at: '/companies/4',
      isPublic: true,
      loaded: { found, publicUrl: location.origin, language: 'en' },
    });
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const website = page.getByRole('link', { name: /^Website/ });
    const share = page.getByRole('button', { name: 'Share' });
    const gap = () => boxOf(share.element()).left - boxOf(website.element()).right;
    await expect.poll(gap).toBeLessThan(24);
  });

  test('leads a guest who wants to apply to the login, and from there back to the dialog', async () => {
    const jobs = { jobs: [sampleJob()], meta: metaOf({ page: 1, limit: 20 }, 1) };
    await open({ company: company(), jobs, newest: [] }, '/companies/4?tab=jobs');
    await expect.element(page.getByRole('heading', { name: 'Open Positions' })).toBeVisible();
    await page.getByRole('button', { name: 'Apply Now: Staff Nurse' }).click();
    await expect.poll(address).toMatch(/^\/auth\/login\?next=.*companies.*apply/);
  });
});
