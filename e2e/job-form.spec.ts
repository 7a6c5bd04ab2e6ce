import { chooseFrom } from './support/input-methods.ts';
import { expect, test } from './support/portal.ts';
import { mark, newRecruiter, openAs } from './support/world.ts';

test('a job is drafted, shown to a stranger, published, and changed while a colleague changes it', async ({
  page,
  browser,
}) => {
  const recruiter = await newRecruiter();
  const title = `Ward Nurse ${mark()}`;
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const next = (part: string) => page.getByRole('button', { name: `Next: ${part}` }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  const stranger = await (await browser.newContext()).newPage();

  await test.step('typed text survives a reload', async () => {
    await openAs(page, recruiter, '/hr/jobs/create');
    await field('Job title').fill(title);
    await page.getByLabel('Employment type').selectOption({ label: 'Full-time' });
    await page.reload();
    await expect(page.getByText('We kept what you typed here before.')).toBeVisible();
    await expect(field('Job title')).toHaveValue(title);
  });

  await test.step('as a draft it opens for a stranger only at its preview address', async () => {
    await next('Pay and place');
    await field('Minimum salary (LPA)').fill('3');
    await field('Maximum salary (LPA)').fill('3.6');
    await field('Location').fill('Arera Colony, Bhopal');
    await next('Skills');
    await page.getByLabel('Skills', { exact: true }).fill('ICU');
    await page.getByLabel('Skills', { exact: true }).press('Enter');
    await next('Text');
    await field('Job description').fill('Care for eight beds.');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page).toHaveURL(/\/hr\/postings$/);
    await expect(card).toContainText('Draft');

    const opened = page.waitForEvent('popup');
    await chooseFrom(page.getByRole('button', { name: `More for ${title}` }), 'Preview');
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
    const address = new URL(preview.url());
    const own = address.pathname.replace('/preview', '');
    expect((await stranger.goto(own))?.status()).toBe(404);
    await stranger.goto(address.href);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title);
    await preview.close();
  });

  await test.step('published it is open to everybody', async () => {
    await chooseFrom(page.getByRole('button', { name: `More for ${title}` }), 'Publish');
    await expect(card).toContainText('Active');
  });

  await test.step('changed while a colleague changes it, it has both changes', async () => {
    await card.getByRole('heading').getByRole('link').click();
    await expect(field('Job title')).toHaveValue(title);
    const id = /\/hr\/jobs\/(\d+)\/edit$/.exec(page.url())?.[1] ?? '';
    await recruiter.call('put', `/resource/jobs/${id}`, { location: 'Indore' });
    await next('Pay and place');
    await field('Maximum salary (LPA)').fill('4.2');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Job updated', { exact: true })).toBeVisible();
    await stranger.goto(`/jobs/${id}`);
    await expect(stranger.getByText('₹3–4.2 LPA').first()).toBeVisible();
    await expect(stranger.getByText('Indore').first()).toBeVisible();
    await expect(stranger.getByText('ICU').first()).toBeVisible();
  });
  await stranger.context().close();
});
