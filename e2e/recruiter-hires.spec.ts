import type { Browser, Page } from '@playwright/test';
import { endUndo } from './support/database.ts';
import { type InputMethod, keyboard, pointer } from './support/input-methods.ts';
import {
  expect,
  expectAccessible,
  fillRegistration,
  freshAddress,
  mailsTo,
  PASSWORD,
  test,
  verifyByMail,
} from './support/portal.ts';
import { applyAs, logInByApi, mark, openAs, type Person } from './support/world.ts';

const LETTER = 'Three years on the ICU ward of a district hospital; GNM from Jabalpur.';

/** Registers a company, posts a job, sees an application arrive and accepts it. */
async function hireAsRecruiter(page: Page, browser: Browser, input: InputMethod) {
  const email = freshAddress('farhan');
  const company = `Aarogya ${mark()}`;

  await page.goto('/auth/register?type=hr');
  await fillRegistration(page, { name: 'Farhan Qureshi', email, kind: 'Employer' }, input);
  await expect(page).toHaveURL(/\/dashboard\/hr/);
  await verifyByMail(page, email, input);

  await expect(page).toHaveURL(/\/profile\/setup\/hr/);
  await input.write(page.getByLabel('Company name'), company);
  await input.write(page.getByLabel('Industry'), 'Hospitals and Clinics');
  await input.write(page.getByLabel('About the company'), 'A clinic of forty beds in Bhopal.');
  await input.press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page).toHaveURL(/step=evidence/);
  await expectAccessible(page);
  await input.press(page.getByRole('link', { name: 'To the dashboard' }));
  await expect(page).toHaveURL(/\/dashboard\/hr/);

  await input.press(page.getByRole('link', { name: 'Post a Job' }).first());
  await expect(page).toHaveURL(/\/hr\/jobs\/create/);
  await input.press(page.getByRole('button', { name: 'Next: Pay and place' }));
  await expect(page.getByText('Job title is required.').first()).toBeVisible();
  await input.write(page.getByLabel('Job title'), 'Staff Nurse, ICU');
  await input.pick(page.getByLabel('Employment type'), 'Full-time');
  await input.press(page.getByRole('button', { name: 'Next: Pay and place' }));
  await input.write(page.getByLabel('Minimum salary (LPA)'), '3');
  await input.write(page.getByLabel('Maximum salary (LPA)'), '3.8');
  await input.write(page.getByRole('textbox', { name: 'Location' }), 'Arera Colony, Bhopal');
  await input.press(page.getByRole('button', { name: 'Next: Skills' }));
  await input.press(page.getByRole('button', { name: 'Next: Text' }));
  await input.write(
    page.getByLabel('Job description'),
    'Care for eight beds, by day and by night.',
  );
  await input.press(page.getByRole('button', { name: 'Post Job' }));
  await expect(page).toHaveURL(/\/hr\/postings/);
  await expect(page.getByText('Staff Nurse, ICU').first()).toBeVisible();

  const recruiter = await logInByApi(page.request, email, PASSWORD);
  const { jobs } = (await recruiter.call('get', '/resource/hr/jobs')) as { jobs: { id: number }[] };
  const jobId = jobs[0]?.id ?? 0;
  const { id, seeker } = await applyAs('Deepa Nair', jobId, LETTER);
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(1);

  // The open page updates with the new application.
  await input.press(page.getByRole('link', { name: 'View Applications (1)' }).first());
  await expect(page).toHaveURL(new RegExp(`/hr/applications/${jobId}`));
  await input.press(page.getByRole('link', { name: 'Deepa Nair' }));
  await expect(page.getByText(LETTER)).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Accept', exact: true }));
  const question = page.getByRole('dialog', { name: 'Accept this application?' });
  await input.write(question.getByLabel('Note to the candidate'), 'Welcome, Deepa.');
  await input.press(question.getByRole('button', { name: 'Accept' }));
  await expect(page.getByText('Application accepted successfully')).toBeVisible();

  // Nobody is mailed before it can no longer be undone.
  await endUndo(id);
  await expect
    .poll(async () => (await mailsTo(seeker.email)).map((mail) => mail.text).join('\n'))
    .toContain('Welcome, Deepa.');
  await seeAnswer(browser, seeker);
}

/** The seeker finds the answer in the tracker. */
async function seeAnswer(browser: Browser, seeker: Person) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page, seeker, '/user/applications');
  await expect(page.getByText('Shortlisted').first()).toBeVisible();
  await context.close();
}

test('a recruiter registers, posts a job, reads the application and accepts it', async ({
  page,
  browser,
}) => {
  await hireAsRecruiter(page, browser, pointer);
});

test(
  'a recruiter does all of it by keyboard alone',
  { tag: '@wide-only' },
  async ({ page, browser }) => {
    test.slow();
    await hireAsRecruiter(page, browser, keyboard(page));
  },
);
