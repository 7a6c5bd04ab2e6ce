import { ageJob } from './support/database.ts';
import { chooseFrom } from './support/input-methods.ts';
import { expect, test } from './support/portal.ts';
import { applyAs, mark, newRecruiter, openAs, postJob } from './support/world.ts';

test('a job is closed, reopened by Undo, renewed, copied and deleted, and its page follows', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const title = `Cook ${mark()}`;
  const { id } = await postJob(recruiter, { title, skills: ['Tandoor'] });
  const { id: applicationId, seeker } = await applyAs('Asha Rao', id);
  const card = page.getByRole('article').filter({ hasText: title });
  const choose = (entry: string) =>
    chooseFrom(page.getByRole('button', { name: `More for ${title}` }), entry);
  // A cached page would answer as before.
  const status = async () => (await page.request.get(`/jobs/${id}`)).status();
  const expiry = async () => {
    const { jobs } = await recruiter.call('get', '/resource/hr/jobs?sort_by=created_at');
    return (jobs as { id: number; expires_at: string }[]).find((job) => job.id === id)?.expires_at;
  };
  await openAs(page, recruiter, '/hr/postings');

  await test.step('Undo restores what was', async () => {
    const before = await expiry();
    await choose('Close');
    await expect(page.getByText(`“${title}” is closed`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`“${title}” is open`)).toBeVisible();
    await expect(card).toContainText('Active');
    expect(await expiry()).toBe(before);
  });

  await test.step('closed it is gone for everybody, until it is opened again', async () => {
    await choose('Close');
    await expect(card).toContainText('Closed');
    expect(await status()).toBe(410);
    await choose('Open again');
    await expect(card).toContainText('Active');
    expect(await status()).toBe(200);
  });

  await test.step('one that has expired is renewed for thirty days', async () => {
    await ageJob(id, 31);
    await page.goto('/hr/postings?status=expired');
    await expect(card).toContainText('Expired');
    await choose('Renew');
    await expect(page.getByText('People find it for the next 30 days.')).toBeVisible();
    await page.goto('/hr/postings?status=active');
    await expect(card).toContainText('Active');
  });

  await test.step('a copy becomes a draft that opens in the form', async () => {
    await choose('Duplicate as draft');
    await expect(page).toHaveURL(/\/hr\/jobs\/\d+\/edit$/);
    expect(page.url()).not.toContain(`/${id}/`);
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue(title);
    await expect(page.getByLabel('Status')).toHaveValue('draft');
  });

  await test.step('deleted it is gone, but its applicants keep their applications', async () => {
    await page.goto('/hr/postings?status=active');
    await choose('Delete');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 person has applied;');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Job posting deleted successfully')).toBeVisible();
    await expect(card).toHaveCount(0);
    const kept = await seeker.call('get', `/resource/my/applications/${applicationId}`);
    expect(kept).toMatchObject({ job: { title, state: 'deleted' } });
    expect(await status()).toBe(410);
  });
});

test('a job is shared, and a letter previewed, in the language that the page is not in', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const title = `Cook ${mark()}`;
  await postJob(recruiter, { title });
  await openAs(page, recruiter, '/hr/postings');
  await chooseFrom(page.getByRole('button', { name: `More for ${title}` }), 'Share');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Hindi', { exact: true }).click();
  await expect(dialog.getByText('वेतन: ₹3–3.6 लाख सालाना')).toBeVisible();

  await page.goto('/hr/letters');
  await page.getByRole('button', { name: 'New letter' }).first().click();
  await dialog.getByText('हिन्दी', { exact: true }).click();
  await dialog.getByLabel('Letter', { exact: true }).fill('नमस्ते {name}');
  await expect(dialog.getByText('नमस्ते मीरा जोशी')).toBeVisible();
});
