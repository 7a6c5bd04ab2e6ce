import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './portal.ts';
import { applyAs, mark, newRecruiter, newSeeker, openAs, postJob } from './world.ts';
import { refuseCalls } from './toasts.ts';
import { chooseFrom } from './hands.ts';

const names = (page: Page) => page.getByRole('row').getByRole('link');
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const chip = (page: Page, status: string) =>
  page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: status });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** The open application: beside the list, or over it on a phone. */
const panelOf = (page: Page): Locator =>
  page
    .getByRole('complementary', { name: /^(\d+ of \d+|Application)$/ })
    .or(page.getByRole('dialog'));

async function decide(page: Page, panel: Locator, decision: string, note = '') {
  await panel.getByRole('button', { name: decision, exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel('Note to the candidate').fill(note);
  await asked.getByRole('button', { name: decision }).click();
  await expect(asked).toBeHidden();
}

test('applications are counted by status, filtered and searched', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id: jobId } = await postJob(recruiter);
  await applyAs('Asha Rao', jobId);
  const { id } = await applyAs('Bhavna Patel', jobId);
  const { seeker } = await applyAs('Chetan Das', jobId);
  await recruiter.call('put', `/resource/applications/${id}/status`, { status: 'rejected' });

  await openAs(page, recruiter, '/hr/applications');
  await expect(names(page)).toHaveText(['Chetan Das', 'Bhavna Patel', 'Asha Rao']);
  for (const [status, count] of [
    ['All', 3],
    ['Pending', 2],
    ['Accepted', 0],
    ['Rejected', 1],
    ['Withdrawn', 0],
  ] as const) {
    await expect(chip(page, status)).toHaveText(`${status}${count}`);
  }
  await expectAccessible(page);

  await chip(page, 'Rejected').click();
  await expect(page).toHaveURL(/status=rejected/);
  await expect(names(page)).toHaveText(['Bhavna Patel']);
  await chip(page, 'Accepted').click();
  await expect(page.getByText('Nobody fits these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(names(page)).toHaveCount(3);

  const search = page.getByLabel('Name, email or skill');
  await search.fill('bhavna');
  await expect(names(page)).toHaveText(['Bhavna Patel']);
  await expect(page).toHaveURL(/search=bhavna/);
  await search.fill(seeker.email);
  await expect(names(page)).toHaveText(['Chetan Das']);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(names(page)).toHaveCount(3);
});

test('one job is chosen from those that have applications', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id: cook } = await postJob(recruiter, { title: 'Cook' });
  const { id: clerk } = await postJob(recruiter, { title: 'Clerk' });
  await postJob(recruiter, { title: 'Nobody wants it' });
  await applyAs('Asha Rao', cook);
  await applyAs('Bhavna Patel', clerk);
  await openAs(page, recruiter, '/hr/applications');
  const jobs = page.getByLabel('Job', { exact: true });
  await expect(jobs.locator('option')).toHaveText(['All jobs', 'Clerk (1)', 'Cook (1)']);
  await jobs.selectOption({ label: 'Cook (1)' });
  await expect(page).toHaveURL(new RegExp(`/hr/applications/${cook}$`));
  await expect(names(page)).toHaveText(['Asha Rao']);
  await jobs.selectOption({ label: 'All jobs' });
  await expect(page).toHaveURL(/\/hr\/applications$/);
  await expect(names(page)).toHaveCount(2);
});

test('a decision asks first, and its note reaches the timeline and can be turned round', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const { id, seeker } = await applyAs('Asha Rao', (await postJob(recruiter)).id);
  await openAs(page, recruiter, `/hr/applications?application=${id}`);
  const panel = panelOf(page);
  await expect(panel.getByText('Asha Rao would like to work here.')).toBeVisible();
  await expect(panel.getByRole('link', { name: seeker.email })).toBeVisible();

  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  const accept = question(page, 'Accept this application?');
  await expect(accept).toContainText('Asha Rao gets a mail about Staff Nurse.');
  await accept.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();

  await decide(page, panel, 'Accept', 'Come on Monday.');
  await expect(page.getByText('Application accepted successfully')).toBeVisible();
  await decide(page, panel, 'Reject Instead', 'The place is taken.');
  await expect(page.getByText('Application rejected successfully')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Accept Instead' })).toBeVisible();
  await panel.getByRole('tab', { name: 'History' }).click();
  await expect(panel.getByText('“Come on Monday.”')).toBeVisible();
  await expect(panel.getByText('“The place is taken.”')).toBeVisible();
  await expectAccessible(page);

  const { events } = await seeker.call('get', `/resource/my/applications/${id}`);
  expect((events as { note: string | null }[]).map((event) => event.note)).toEqual(
    expect.arrayContaining(['Come on Monday.', 'The place is taken.']),
  );
  await decide(page, panel, 'Accept Instead');
  await expect(panel.getByRole('button', { name: 'Reject Instead' })).toBeVisible();
});

test('being read is noted without a question, an interview asks when', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id } = await applyAs('Asha Rao', (await postJob(recruiter)).id);
  await openAs(page, recruiter, `/hr/applications?application=${id}`);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Mark as reviewing' }).click();
  await expect(page.getByText('Marked as reviewing')).toBeVisible();
  await expect(panel.getByText('Reviewing').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Mark as reviewing' })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Interview', exact: true }).click();
  const asked = question(page, 'Invite to an interview?');
  await expect(asked).toContainText('Day, time and place.');
  await asked.getByLabel('Note to the candidate').fill('Tuesday, eleven.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Interview invitation sent')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Interview', exact: true })).toHaveCount(0);
});

test('the row and its menu decide as the panel does', async ({ page }) => {
  const recruiter = await newRecruiter();
  await applyAs('Asha Rao', (await postJob(recruiter)).id);
  await openAs(page, recruiter, '/hr/applications');
  const row = rowOf(page, 'Asha Rao');
  await row.getByRole('button', { name: 'Reject: Asha Rao' }).click();
  await question(page, 'Reject this application?').getByRole('button', { name: 'Reject' }).click();
  await expect(row).toContainText('Rejected');
  await expect(chip(page, 'Rejected')).toHaveText('Rejected1');

  await chooseFrom(
    row.getByRole('button', { name: 'More actions for Asha Rao' }),
    'Accept Instead',
  );
  await question(page, 'Accept this application?')
    .getByRole('button', { name: 'Accept Instead' })
    .click();
  await expect(row).toContainText('Accepted');
});

test(
  'single keys walk and decide, but never while a field has the cursor',
  { tag: '@wide-only' },
  async ({ page }) => {
    const recruiter = await newRecruiter();
    const { id: jobId } = await postJob(recruiter);
    await applyAs('Asha Rao', jobId);
    await applyAs('Bhavna Patel', jobId);
    await openAs(page, recruiter, '/hr/applications');
    await expect(names(page)).toHaveText(['Bhavna Patel', 'Asha Rao']);
    const chosen = page.locator('tr[aria-current]');

    await page.keyboard.press('j');
    await expect(chosen).toContainText('Bhavna Patel');
    await page.keyboard.press('j');
    await expect(chosen).toContainText('Asha Rao');
    await page.keyboard.press('k');
    await expect(chosen).toContainText('Bhavna Patel');
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    await expect(panel.getByRole('heading', { name: 'Bhavna Patel' })).toBeVisible();
    await expect(panel).toContainText('1 of 2');

    const search = page.getByLabel('Name, email or skill');
    await search.focus();
    await page.keyboard.type('raj');
    await expect(search).toHaveValue('raj');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await search.fill('');
    await search.blur();
    await expect(names(page).filter({ hasText: 'Asha Rao' })).toBeVisible();

    await page.keyboard.press('r');
    await expect(question(page, 'Reject this application?')).toBeVisible();
    await page.keyboard.type('a jar');
    await expect(page.getByLabel('Note to the candidate')).toHaveValue('a jar');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: 'Bhavna Patel' })).toBeVisible();

    await page.keyboard.press('j');
    await expect(panel.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Application accepted successfully')).toBeVisible();
    await expect(rowOf(page, 'Asha Rao')).toContainText('Accepted');
    await expect(rowOf(page, 'Bhavna Patel')).toContainText('Pending');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  },
);

test('single keys can be switched off, and stay off', { tag: '@wide-only' }, async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id } = await applyAs('Asha Rao', (await postJob(recruiter)).id);
  await openAs(page, recruiter, `/hr/applications?application=${id}`);
  await expect(panelOf(page).getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts are on' }).click();
  await page.keyboard.press('r');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts are off' })).toBeVisible();
  await expect(panelOf(page).getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('who decides second in another window is told, and sees what the first one did', async ({
  page,
  browser,
}) => {
  const recruiter = await newRecruiter();
  const { id } = await applyAs('Asha Rao', (await postJob(recruiter)).id);
  const address = `/hr/applications?application=${id}`;
  const other = await (await browser.newContext()).newPage();
  await openAs(page, recruiter, address);
  await openAs(other, recruiter, address);
  await panelOf(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(question(page, 'Accept this application?')).toBeVisible();

  await decide(other, panelOf(other), 'Accept', 'We were first.');
  await expect(other.getByText('Application accepted successfully')).toBeVisible();
  await other.context().close();

  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Failed to accept application')).toBeVisible();
  await expect(
    page.getByText(
      'This application can no longer be changed that way. Reload to see where it stands.',
    ),
  ).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Reject Instead' })).toBeVisible();
});

test('a withdrawn application has nothing to decide', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id, seeker } = await applyAs('Asha Rao', (await postJob(recruiter)).id);
  await openAs(page, recruiter, `/hr/applications?application=${id}`);
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await seeker.call('post', `/resource/applications/${id}/withdrawal`);
  // The open page hears of it by itself.
  await expect(
    panel.getByText('Withdrawn by the candidate. There is nothing to decide.'),
  ).toBeVisible();
  for (const decision of ['Accept', 'Reject', 'Interview', 'Mark as reviewing']) {
    await expect(panel.getByRole('button', { name: decision, exact: true })).toHaveCount(0);
  }
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(chip(page, 'Withdrawn')).toHaveText('Withdrawn1');
});

test('the resume that was sent is downloaded byte by byte', async ({ page, request }) => {
  const recruiter = await newRecruiter();
  const { id: jobId } = await postJob(recruiter);
  const seeker = await newSeeker('Asha Rao');
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
  const uploaded = await request.post('/api/v2/barong/resource/documents', {
    headers: {
      authorization: `Bearer ${seeker.session.token}`,
      'x-csrf-token': seeker.session.csrf_token,
    },
    multipart: {
      doc_type: 'Resume',
      'upload[]': { name: 'asha-rao.pdf', mimeType: 'application/pdf', buffer: bytes },
    },
  });
  expect(uploaded.status()).toBe(201);
  const { id: documentId } = (await uploaded.json()) as { id: number };
  const { id } = await seeker.call('post', `/resource/jobs/${jobId}/apply`, {
    cover_letter: 'My resume is with this letter.',
    resume_document_id: documentId,
  });

  await openAs(page, recruiter, `/hr/applications?application=${String(id)}`);
  const downloading = page.waitForEvent('download');
  await panelOf(page).getByRole('button', { name: 'Resume' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toContain('.pdf');
  expect(await readFile(await download.path())).toEqual(bytes);
});

test('without a resume, with an empty profile and after a failure the panel says so', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const { id } = await applyAs('Asha Rao', (await postJob(recruiter)).id);
  await refuseCalls(page, /\/candidate$/);
  await openAs(page, recruiter, `/hr/applications?application=${id}`);
  const panel = panelOf(page);
  await expect(panel.getByText('No resume was sent.')).toBeVisible();
  await panel.getByRole('tab', { name: 'Profile' }).click();
  await expect(panel.getByText('Failed to load candidate profile')).toBeVisible();
  await page.unroute(/\/candidate$/);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByText('The profile was empty when they applied.')).toBeVisible();
});

test('a list that fails says so, and Try Again asks anew', async ({ page }) => {
  const recruiter = await newRecruiter();
  await applyAs('Asha Rao', (await postJob(recruiter)).id);
  await refuseCalls(page, /\/resource\/applications\?/);
  await openAs(page, recruiter, '/hr/applications');
  await expect(page.getByText('Failed to fetch applications')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/resource\/applications\?/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(names(page)).toHaveText(['Asha Rao']);
});

test("another company's applications do not exist here", async ({ page }) => {
  const theirs = await newRecruiter();
  const { id: jobId } = await postJob(theirs, { title: `Guard ${mark()}` });
  const { id } = await applyAs('Asha Rao', jobId);
  await openAs(page, await newRecruiter(), `/hr/applications/${jobId}`);
  await expect(page.getByRole('heading', { name: 'Nothing found here' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/hr/applications?application=${id}`);
  await expect(page.getByText('Application not found.')).toBeVisible();
  await expect(page.getByText('Asha Rao')).toHaveCount(0);
});
