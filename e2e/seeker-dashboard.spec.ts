import type { Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';
import { mark, newRecruiter, newSeeker, postJob, signIn } from './support/world.ts';
import { exactText } from './support/portal.ts';

const figures = (page: Page) => page.getByRole('region', { name: 'Your figures' });
/** The card under a label: its number and its note. */
const figure = (page: Page, label: string) =>
  figures(page)
    .locator(':scope > *')
    .filter({ has: page.getByRole('link', { name: label }) });

async function expectFigures(page: Page, expected: Record<string, string>) {
  for (const [label, value] of Object.entries(expected)) {
    await expect(figure(page, label)).toContainText(value);
  }
}

test('every action shows in the figures: saving, applying, an answer', async ({ page }) => {
  const recruiter = await newRecruiter();
  const seeker = await newSeeker();
  const skill = `Skill${mark()}`;
  const job = await postJob(recruiter, {
    title: `Ring Frame Fitter ${mark()}`,
    skills: [skill],
    location: 'Indore',
  });
  await seeker.call('post', '/resource/user_profile', {
    name: 'Kavita Rao',
    location: 'Indore',
    skills: [skill],
    experience: [],
    education: [],
  });
  await signIn(page, seeker);
  await page.goto('/dashboard/user');
  await expect(page.getByRole('heading', { name: 'Welcome back, Kavita' })).toBeVisible();
  await expectFigures(page, {
    Applications: 'None sent yet',
    'Awaiting answer': 'No answer is open',
    'Saved Jobs': 'None closes within 7 days',
    'Profile Completion': '5%',
  });
  const fitting = page.getByRole('listitem').filter({ hasText: job.title });
  await expect(fitting).toContainText('1 of 1 skills match · near you');

  await fitting.getByRole('button', { name: `Save ${job.title}` }).click();
  await expect(exactText(page, 'Job Saved')).toBeVisible();
  await expect(figure(page, 'Saved Jobs')).toHaveText(/Saved Jobs1/);
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(job.title);

  const application = await seeker.call('post', `/resource/jobs/${job.id}/apply`, {
    cover_letter: 'I fit ring frames.',
  });
  const id = String(application['id']);
  await page.goto('/dashboard/user');
  await expectFigures(page, {
    Applications: 'Last one today',
    'Awaiting answer': 'with the companies',
  });
  await expect(figure(page, 'Applications')).toHaveText(/Applications1/);
  // A job that was applied to is no longer recommended.
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Save ${job.title}` })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Applied/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText(job.title);

  // The open page updates with the answer.
  await recruiter.call('put', `/resource/applications/${id}/status`, { status: 'rejected' });
  await expect(figure(page, 'Awaiting answer')).toContainText('No answer is open');
  await expect(page.getByRole('tabpanel')).toContainText('Rejected');
});
