import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { mark, newRecruiter, newSeeker, openKnown, postJob, signIn } from './world.ts';
import { told } from './portal.ts';

const LETTER = 'I have sewn uniforms for four years and live ten minutes away.';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Apply for Job' });
const openDialog = (page: Page) =>
  page
    .getByRole('button', { name: /^Apply Now/ })
    .filter({ visible: true })
    .first()
    .click();
/** There as soon as the page knows of a default letter: then Apply Now sends it by one click. */
const otherLetter = (page: Page) =>
  page
    .getByRole('button', { name: /^Apply with a different letter/ })
    .filter({ visible: true })
    .first();
const submit = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Submit Application' }).click();

/** A signed-in seeker on the page of a job of their own. */
async function onJobPage(page: Page) {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Tailor ${mark()}` });
  const seeker = await newSeeker();
  await signIn(page, seeker);
  await openKnown(page, `/jobs/${job.id}`);
  return { recruiter, job, seeker };
}

test('a letter survives a failure, closing and a reload; sent at last, it is sent once', async ({
  page,
}) => {
  const { recruiter, job } = await onJobPage(page);
  const keys: (string | undefined)[] = [];
  let answer: 'refuse' | 'lose' | 'pass' = 'refuse';
  await page.route(`**/resource/jobs/${job.id}/apply`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (answer === 'pass') return route.continue();
    // The server has it, but its answer gets lost on the way.
    if (answer === 'lose') await route.fetch();
    return route.fulfill({ status: 409, json: { errors: [], messages: [], fields: {} } });
  });
  await openDialog(page);
  await dialogOf(page).getByLabel('Cover letter').fill(LETTER);
  await submit(page);
  await expect(told(page, 'Application Failed')).toBeVisible();
  await expect(told(page, 'Failed to submit your application. Please try again.')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Cover letter')).toHaveValue(LETTER);
  await expect(dialogOf(page).getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  await expectAccessible(page);

  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await openKnown(page, `/jobs/${job.id}`);
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('Cover letter')).toHaveValue(LETTER);

  answer = 'lose';
  await submit(page);
  await expect(told(page, 'Application Failed')).toBeVisible();
  answer = 'pass';
  await submit(page);
  await expect(told(page, 'Application Submitted')).toBeVisible();
  await expect(told(page, 'Your job application has been submitted successfully')).toBeVisible();
  await expect(page.getByText('Application Failed')).toHaveCount(0);
  // The same sending keeps its key, another visit of the dialog has another.
  expect(keys[1]).toBeTruthy();
  expect(keys[2]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[1]);
  const received = await recruiter.call('get', `/resource/jobs/${job.id}/applications`);
  expect(received['applications']).toMatchObject([{ cover_letter: LETTER, status: 'pending' }]);
});

test('a letter that is kept makes the next application one click', async ({ page }) => {
  const { recruiter, seeker } = await onJobPage(page);
  await openDialog(page);
  await dialogOf(page).getByLabel('Cover letter').fill(LETTER);
  await dialogOf(page).getByLabel('Use this letter again next time').check();
  await submit(page);
  await expect(told(page, 'Application Submitted')).toBeVisible();

  const next = await postJob(recruiter, { title: `Cutter ${mark()}` });
  await openKnown(page, `/jobs/${next.id}`);
  await expect(otherLetter(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await openDialog(page);
  await expect(told(page, 'Application Submitted')).toBeVisible();
  await expect(told(page, 'Your job application has been submitted successfully')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(
    page
      .getByRole('link', { name: 'Applied. See where it stands' })
      .filter({ visible: true })
      .first(),
  ).toBeFocused();
  expect(await seeker.call('get', '/resource/my/applications')).toMatchObject({
    applications: [{ cover_letter: LETTER }, { cover_letter: LETTER }],
  });
  await page.goto('/profile/edit?tab=resume');
  await expect(page.getByLabel('Default cover letter')).toHaveValue(LETTER);
});

test('who keeps a letter may look at it first and send another one', async ({ page }) => {
  const { job, seeker } = await onJobPage(page);
  await page.goto('/profile/edit?tab=resume');
  await page.getByLabel('Default cover letter').fill('Dear company,');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(told(page, 'Profile updated')).toBeVisible();
  await openKnown(page, `/jobs/${job.id}`);
  await otherLetter(page).click();
  const letter = dialogOf(page).getByLabel('Cover letter');
  await expect(letter).toHaveValue('Dear company,');
  await letter.fill('Dear mill,');
  await submit(page);
  await expect(told(page, 'Application Submitted')).toBeVisible();
  expect(await seeker.call('get', '/resource/my/applications')).toMatchObject({
    applications: [{ cover_letter: 'Dear mill,' }],
  });
  expect(await seeker.call('get', '/resource/user_profile')).toMatchObject({
    default_cover_letter: 'Dear company,',
  });
});

test('an empty letter is asked for, a too long one named, and neither is sent', async ({
  page,
}) => {
  const { seeker } = await onJobPage(page);
  await openDialog(page);
  const letter = dialogOf(page).getByLabel('Cover letter');
  await letter.fill('   ');
  await submit(page);
  await expect(told(page, 'Cover Letter Required')).toBeVisible();
  await expect(told(page, 'Please provide a cover letter for your application.')).toBeVisible();
  await expect(letter).toBeFocused();
  await expect(letter).toHaveAttribute('aria-invalid', 'true');
  await letter.fill('x'.repeat(10_001));
  await expect(dialogOf(page).getByText(/^10,001 of/)).toBeVisible();
  await submit(page);
  await expect(dialogOf(page).getByText(/^Use at most .* characters\.$/)).toBeVisible();
  expect(await seeker.call('get', '/resource/my/applications')).toMatchObject({ applications: [] });
});

test('Escape closes the dialog and leaves the job as it was; Applied leads to the application', async ({
  page,
}) => {
  const { job } = await onJobPage(page);
  await page.goto(`/jobs/${job.id}?apply=${job.id}`);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/apply=/);
  await openDialog(page);
  await dialogOf(page).getByLabel('Cover letter').fill(LETTER);
  await submit(page);
  await expect(told(page, 'Application Submitted')).toBeVisible();
  const applied = page
    .getByRole('link', { name: 'Applied. See where it stands' })
    .filter({ visible: true })
    .first();
  await expect(applied).toHaveText('Applied');
  await applied.click();
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
  await expect(page.getByRole('heading', { name: job.title })).toBeVisible();
});
