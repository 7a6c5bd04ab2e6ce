import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCompany } from '../../../../test/sample-company.ts';
import { sampleOwnCompany, sampleOwnJob, stubOwnJobs } from '../../../../test/sample-hiring.ts';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../../test/stub-server.ts';
import OwnJobsPage from '../list/own-jobs-page.tsx';
// Loaded with this file: on a busy machine the first time takes longer than a test waits.
import './feature-dialog.tsx';
import { inDays } from '../../../../test/in-days.ts';

const cook = sampleOwnJob({ id: 1, title: 'Cook' });

const open = () => show(<OwnJobsPage />, { as: 'hr', at: '/hr/postings' });

/** Chooses an action in the menu of a job. */
async function choose(title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

describe('featuring a job', () => {
  const FEATURE = 'PUT /barong/resource/jobs/:id/featured_days';
  const dialog = page.getByRole('dialog');
  /** Of a company that is checked, unless given otherwise. */
  const stubUsage = (used: number, company: Parameters<typeof sampleCompany>[0] = {}) => {
    answer('GET /barong/resource/hr_profile', sampleOwnCompany());
    answer(
      'GET /barong/public/companies/:id',
      sampleCompany({ id: 4, evidence: { level: 2, items: [] }, ...company }),
    );
    answer('GET /barong/resource/plan_usage', {
      usage: [{ allowance: 'featuredDays', name: 'featured days a month', used, most: 3 }],
    });
  };

  test('says beforehand how many days are used, and can last until the job closes', async () => {
    stubOwnJobs(sampleOwnJob({ ...cook, expires_at: inDays(4) }));
    stubUsage(1);
    answer(FEATURE, { featured_until: '2099-12-06' });
    await open();
    await choose('Cook', 'Feature');
    await expect.element(dialog.getByText(/1 of the 3 featured days/)).toBeVisible();
    await expectAccessible();
    await dialog.getByLabelText('Days, with today').fill('6');
    await dialog.getByRole('button', { name: 'Feature' }).click();
    await expect.element(dialog.getByText('From 1 to 5: then the job closes.')).toBeVisible();
    expect(callsOf(FEATURE)).toEqual([]);
    await dialog.getByLabelText('Days, with today').fill('2');
    await dialog.getByRole('button', { name: 'Feature' }).click();
    await expect.element(page.getByText('The job is featured')).toBeVisible();
    expect(callsOf(FEATURE)).toMatchObject([{ params: { id: 1 }, body: { days: 2 } }]);
  });

  test('is refused with the reason, and what was typed stays', async () => {
    stubOwnJobs(cook);
    stubUsage(3);
    refuse(FEATURE, 'resource.job.no_featured_days');
    await open();
    await choose('Cook', 'Feature');
    await expect.element(dialog.getByText(/All 3 featured days a month/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Feature' }).click();
    await expect.element(page.getByText(/fewer than you chose are left/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Days, with today')).toHaveValue('1');
  });

  test.each([
    {
      company: { evidence: { level: 1 as const, items: [] } },
      why: /Only jobs of checked companies/,
      link: ['Show who we are', '/hr/profile#evidence'],
    },
    {
      company: { answers: { counted: 12, in_time_percent: 49, median_days: 9 } },
      why: /less than half of its applications in time/,
      link: ['Answer applications', '/hr/applications?status=waiting&sort=answer_due'],
    },
  ])('is not asked about where it would be refused: $why', async ({ company, why, link }) => {
    stubOwnJobs(cook);
    stubUsage(0, company);
    await open();
    await choose('Cook', 'Feature');
    await expect.element(dialog.getByText(why)).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: link[0] ?? '' }))
      .toHaveAttribute('href', link[1] ?? '');
    expect(dialog.getByRole('textbox').elements()).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Feature' }).elements()).toEqual([]);
  });
});
