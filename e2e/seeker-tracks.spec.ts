import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test, exactText } from './support/portal.ts';
import { mark, newRecruiter, newSeeker, openAs, postJob } from './support/world.ts';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator('td') });

test('applications are narrowed, exported, withdrawn and sent again', async ({ page }) => {
  const recruiter = await newRecruiter();
  const seeker = await newSeeker();
  const sent = await postJob(recruiter, { title: `Fitter ${mark()}` });
  const rejected = await postJob(recruiter, { title: `Welder ${mark()}`, location: 'Pithampur' });
  for (const { id } of [sent, rejected]) {
    const application = await seeker.call('post', `/resource/jobs/${id}/apply`, {
      cover_letter: 'I can start on Monday.',
    });
    if (id === sent.id) continue;
    await recruiter.call('put', `/resource/applications/${String(application['id'])}/status`, {
      status: 'rejected',
    });
  }

  await test.step('the exported sheet contains what is shown', async () => {
    await openAs(page, seeker, '/user/applications');
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('Title, company or location').fill('pithampur');
    await expect(rows(page)).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Data' }).click();
    await page.getByRole('menuitem', { name: 'Sheet (.csv)' }).click();
    const file = await download;
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    expect(file.suggestedFilename()).toBe(`vritti-applications-${today}.csv`);
    const sheet: unknown = parse(await readFile(await file.path()), { columns: true, bom: true });
    expect(sheet).toMatchObject([
      { 'Job Title': rejected.title, Status: 'Rejected', Location: 'Pithampur' },
    ]);
  });

  await test.step('an application is withdrawn, and sent again from its job', async () => {
    await page.goto('/user/applications?status=Applied');
    await page.getByRole('link', { name: sent.title }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(exactText(page, 'Application withdrawn')).toBeVisible();
    await page.getByRole('link', { name: 'Apply again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
    await dialog.getByLabel('Cover letter').fill('I changed my mind.');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(exactText(page, 'Application Submitted')).toBeVisible();
    await page.goto('/user/applications?status=Applied');
    await page.getByRole('link', { name: sent.title }).click();
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await expect(timeline).toContainText('Withdrawn');
    await expect(timeline).toContainText('Applied again');
    const received = await recruiter.call('get', `/resource/jobs/${sent.id}/applications`);
    expect(received['applications']).toMatchObject([
      { status: 'pending', cover_letter: 'I changed my mind.' },
    ]);
  });
});
