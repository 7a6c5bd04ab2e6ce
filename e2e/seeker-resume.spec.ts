import type { Page } from '@playwright/test';
import { UPLOAD_MAX_BYTES } from '../contract/constants.ts';
import { expect, expectAccessible, test } from './portal.ts';
import { mark, newRecruiter, newSeeker, postJob, signIn } from './world.ts';
import { told } from './portal.ts';

/** The least that is a PDF, filled up to a size. */
function pdf(name: string, bytes = 0) {
  const buffer = Buffer.alloc(Math.max(bytes, 15), ' ');
  buffer.write('%PDF-1.7\n');
  buffer.write('%%EOF\n', buffer.length - 6);
  return { name, mimeType: 'application/pdf', buffer };
}

/** Chooses a file with the button, as a person does. */
async function upload(page: Page, file: ReturnType<typeof pdf>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Upload resume|Upload a newer one)$/ }).click();
  await (await chooser).setFiles(file);
}

test('a resume is uploaded, opened, replaced as the newest and deleted', async ({ page }) => {
  const seeker = await newSeeker();
  await signIn(page, seeker);
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Upload resume first' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\?tab=resume/);
  await expect(page.getByText('PDF or Word (DOC, DOCX), at most 2 MB.')).toBeVisible();
  await upload(page, pdf('Kavita Rao.pdf', 4_000));
  await expect(told(page, 'Resume uploaded')).toBeVisible();
  await expect(told(page, 'Your resume has been successfully uploaded')).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'uploaded' });
  await expect(rows).toHaveText([/Kavita Rao\.pdf.*Newest.*4 KB, uploaded/]);
  await expectAccessible(page);

  await upload(page, pdf('Kavita 2026.pdf'));
  await expect(rows).toHaveText([/Kavita 2026\.pdf.*Newest/, /Kavita Rao\.pdf/]);
  await expect(rows.nth(1)).not.toContainText('Newest');

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open Kavita Rao.pdf' }).click();
  await expect(told(page, 'Opening Resume')).toBeVisible();
  await expect(told(page, 'Your resume is opening in a new tab')).toBeVisible();
  await (await opened).close();

  await page.getByRole('button', { name: 'Delete Kavita 2026.pdf' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Kavita 2026.pdf?' });
  await expect(question).toContainText(
    'Companies that received it with an application can still open it.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Kavita 2026.pdf' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Resume deleted')).toBeVisible();
  await expect(rows).toHaveText([/Kavita Rao\.pdf.*Newest/]);
});

test('what is no PDF or Word document is refused, before it is sent and after', async ({
  page,
}) => {
  await signIn(page, await newSeeker());
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/documents')) sent += 1;
  });
  await page.goto('/profile/edit?tab=resume');
  await upload(page, { ...pdf('photo.png'), mimeType: 'image/png' });
  await expect(told(page, 'Invalid file format')).toBeVisible();
  await expect(told(page, 'Please upload a PDF or Word document.')).toBeVisible();
  await expectAccessible(page);
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Invalid file format')).toHaveCount(0);

  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await upload(page, { ...pdf('renamed.pdf'), buffer: picture });
  await expect(told(page, 'Please upload a PDF or Word document.')).toBeVisible();
  expect(sent).toBe(1);
  await expect(page.getByText('PDF or Word (DOC, DOCX), at most 2 MB.')).toBeVisible();
});

test('2 MB are taken, one byte more is refused', async ({ page }) => {
  const seeker = await newSeeker();
  await signIn(page, seeker);
  await page.goto('/profile/edit?tab=resume');
  await upload(page, pdf('large.pdf', UPLOAD_MAX_BYTES + 1));
  await expect(told(page, 'File too large')).toBeVisible();
  await expect(told(page, 'Please upload a file smaller than 2MB.')).toBeVisible();
  expect(await seeker.call('get', '/resource/documents')).toEqual([]);
  await upload(page, pdf('just.pdf', UPLOAD_MAX_BYTES));
  await expect(told(page, 'Resume uploaded')).toBeVisible();
  await expect(page.getByText('2.0 MB, uploaded')).toBeVisible();
});

test('an upload shows how far it is and can be stopped', async ({ page }) => {
  const seeker = await newSeeker();
  await signIn(page, seeker);
  await page.goto('/profile/edit?tab=resume');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/resource/documents', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback().catch(() => undefined);
  });
  await upload(page, pdf('slow.pdf', 200_000));
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(page.getByText(/^\d+% sent$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(told(page, 'Upload cancelled')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveCount(0);
  release();
  await page.unroute('**/resource/documents');
  expect(await seeker.call('get', '/resource/documents')).toEqual([]);
});

test('a failed upload says so and can be tried again with the same file', async ({ page }) => {
  await signIn(page, await newSeeker());
  await page.goto('/profile/edit?tab=resume');
  let fails = true;
  await page.route('**/resource/documents', (route) =>
    fails && route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: {} })
      : route.continue(),
  );
  await upload(page, pdf('again.pdf'));
  await expect(told(page, 'Upload failed')).toBeVisible();
  await expect(told(page, 'Failed to upload resume. Please try again later.')).toBeVisible();
  fails = false;
  await upload(page, pdf('again.pdf'));
  await expect(told(page, 'Resume uploaded')).toBeVisible();
});

test('the newest resume goes with an application, and stays with it when deleted', async ({
  page,
}) => {
  const seeker = await newSeeker();
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Loom Fitter ${mark()}` });
  await signIn(page, seeker);
  await page.goto('/profile/edit?tab=resume');
  await upload(page, pdf('fitter.pdf'));
  await expect(told(page, 'Resume uploaded')).toBeVisible();
  await page.goto(`/jobs/${job.id}?apply=${job.id}`);
  const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
  await expect(dialog.getByText('With your resume fitter.pdf.')).toBeVisible();
  await dialog.getByLabel('Cover letter').fill('I repair looms.');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(told(page, 'Application Submitted')).toBeVisible();

  await page.goto('/profile/edit?tab=resume');
  await page.getByRole('button', { name: 'Delete fitter.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Resume deleted')).toBeVisible();
  await page.goto('/user/applications');
  await page.getByRole('link', { name: job.title }).click();
  await page.getByText('Your letter').click();
  await expect(page.getByText('Resume sent: fitter.pdf')).toBeVisible();
});
