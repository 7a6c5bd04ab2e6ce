import {
  expect,
  fillRegistration,
  freshAddress,
  mailsTo,
  test,
  verifyByMail,
} from './support/portal.ts';
import { demoPerson, endQuietHours, mark } from './support/world.ts';

const LETTER = 'I have kept the books of a seed dealer for two years and can start on Monday.';

test('a seeker finds a job, registers, applies and sees the answer', async ({ page }) => {
  const email = freshAddress('meera');
  const anil = await demoPerson('anil');
  // A job of its own, so that parallel journeys do not interfere.
  const word = mark();
  const job = await anil.call('post', '/resource/jobs', {
    title: `Accounts Assistant ${word}`,
    description: '## Key Responsibilities\n- Enter vouchers\n\n## Requirements\n- Tally Prime',
    location: 'Vijay Nagar, Indore',
    employment_type: 'full_time',
    salary_min: 2.4,
    salary_max: 3.6,
    skills: ['Tally Prime', 'GST'],
  });

  await page.goto('/');
  await page.getByLabel('Job title, keywords or company').fill(word);
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=/);
  await expect(page.getByText('1 job found')).toBeVisible();
  await page
    .getByRole('link', { name: `Accounts Assistant ${word}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${String(job['id'])}/`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  await expect(page.getByText('₹2.4–3.6 LPA').first()).toBeVisible();

  await page
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillRegistration(page, { name: 'Meera Joshi', email, kind: 'Job Seeker' });
  await expect(page.getByRole('dialog', { name: 'Apply for Job' })).toBeVisible();
  await verifyByMail(page, email);

  const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Cover Letter Required')).toBeVisible();
  await dialog.getByLabel('Cover letter').fill(LETTER);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application Submitted')).toBeVisible();

  await page.goto('/user/applications');
  await expect(page.getByText(`Accounts Assistant ${word}`).first()).toBeVisible();
  await expect(page.getByText('Not opened yet').first()).toBeVisible();

  const { applications } = (await anil.call(
    'get',
    `/resource/jobs/${String(job['id'])}/applications`,
  )) as {
    applications: { id: number; cover_letter: string }[];
  };
  expect(applications.map((one) => one.cover_letter)).toEqual([LETTER]);
  await endQuietHours(email);
  const note = 'Come on Monday at eleven.';
  await anil.call('put', `/resource/applications/${String(applications[0]?.id)}/status`, {
    status: 'interview',
    note,
  });
  // The open page updates by itself.
  await expect(page.getByText('Interviewing').first()).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).map((mail) => mail.text).join('\n'), {
      timeout: 30_000,
    })
    .toContain(note);
});
