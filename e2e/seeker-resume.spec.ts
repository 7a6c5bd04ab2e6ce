import type { Page } from '@playwright/test';
import { expect, test, exactText } from './support/portal.ts';
import { mark, newRecruiter, newSeeker, openAs, postJob } from './support/world.ts';

/** The smallest PDF, padded to a size. */
function pdf(name: string, bytes: number) {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.7\n');
  buffer.write('%%EOF\n', buffer.length - 6);
  return { name, mimeType: 'application/pdf', buffer };
}

/** Chooses a file with the button, as a person does. */
async function upload(page: Page, file: ReturnType<typeof pdf>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload resume' }).click();
  await (await chooser).setFiles(file);
}

test('a resume is uploaded and opened, is sent with an application, and stays with it when deleted', async ({
  page,
}) => {
  const seeker = await newSeeker();
  const job = await postJob(await newRecruiter(), { title: `Loom Fitter ${mark()}` });
  await openAs(page, seeker, '/user/profile');
  await page.getByRole('link', { name: 'Upload resume first' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\?tab=resume/);

  await test.step('an upload that is cancelled leaves nothing behind', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/resource/documents', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback().catch(() => undefined);
    });
    await upload(page, pdf('slow.pdf', 200_000));
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(exactText(page, 'Upload cancelled')).toBeVisible();
    release();
    await page.unroute('**/resource/documents');
    expect(await seeker.call('get', '/resource/documents')).toEqual([]);
  });

  await test.step('a resume is uploaded, and opens in a new tab', async () => {
    await upload(page, pdf('fitter.pdf', 4_000));
    await expect(exactText(page, 'Resume uploaded')).toBeVisible();
    await expect(page.getByText('4 KB, uploaded')).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open fitter.pdf' }).click();
    await expect(exactText(page, 'Opening Resume')).toBeVisible();
    await (await opened).close();
  });

  await test.step('it is sent with an application, which keeps it', async () => {
    await page.goto(`/jobs/${job.id}?apply=${job.id}`);
    const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
    await expect(dialog.getByText('With your resume fitter.pdf.')).toBeVisible();
    await dialog.getByLabel('Cover letter').fill('I repair looms.');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(exactText(page, 'Application Submitted')).toBeVisible();

    await page.goto('/profile/edit?tab=resume');
    await page.getByRole('button', { name: 'Rename, delete or choose fitter.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(exactText(page, 'Resume deleted')).toBeVisible();
    await page.goto('/user/applications');
    await page.getByRole('link', { name: job.title }).click();
    await page.getByText('Your letter').click();
    await expect(page.getByText('Resume sent: fitter.pdf')).toBeVisible();
  });
});
