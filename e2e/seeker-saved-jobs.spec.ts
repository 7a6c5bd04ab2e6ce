import type { Page } from '@playwright/test';
import { expect, test, exactText } from './support/portal.ts';
import { mark, newRecruiter, newSeeker, openKnown, postJob } from './support/world.ts';
import { logIn } from './support/toasts.ts';

/** The job's own button, which occurs twice on its page. */
const button = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test('a job is saved on the way through the login, or before scripts run, and stays saved', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Winder ${mark()}` });
  const other = await postJob(recruiter, { title: `Reeler ${mark()}` });
  const seeker = await newSeeker();
  const savedIds = () => seeker.call('get', '/resource/saved_jobs/ids');

  await test.step('a guest logs in on the way and finds the job saved', async () => {
    // Before scripts run, the button is a link to the login; afterwards it asks first.
    await page.goto(`/jobs/${job.id}`, { waitUntil: 'networkidle' });
    await button(page, /^Save/).click();
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await logIn(page, seeker.email);
    await expect(exactText(page, 'Job Saved')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/jobs/${job.id}[^?]*$`));
    expect(await savedIds()).toEqual({ job_ids: [job.id] });
    await page.reload();
    await expect(button(page, /^Saved/)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('somebody signed in who clicks before scripts run is not sent to the login', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/seeker-save-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openKnown(page, `/jobs/${other.id}`);
    await button(page, /^Save/).click();
    await expect(page).toHaveURL(new RegExp(`save=${other.id}`));
    await expect(page.getByText('Authentication Required')).toHaveCount(0);
    release();
    await expect(exactText(page, 'Job Saved')).toBeVisible();
    await expect(page).not.toHaveURL(/save=/);
    await expect(button(page, /^Saved/)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the saved page tells open jobs from closed ones, and a removed one can be restored', async () => {
    await recruiter.call('delete', `/resource/jobs/${job.id}`);
    await page.goto('/user/saved');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.filter({ hasText: job.title })).toContainText('Posting no longer active');
    await page.getByRole('button', { name: `Remove ${other.title} at` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(2);
    expect(await savedIds()).toMatchObject({ job_ids: expect.arrayContaining([other.id]) });
    await page.getByRole('button', { name: `Apply Now: ${other.title}` }).click();
    await expect(page.getByRole('dialog', { name: 'Apply for Job' })).toBeVisible();
  });
});
