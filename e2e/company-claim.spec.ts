import { codeFor, expect, expectAccessible, test } from './support/portal.ts';
import { importedCompany, mark, newcomer, signIn } from './support/world.ts';

test('a recruiter claims an imported company by work mail, and its job says that it is checked', async ({
  page,
}) => {
  const domain = `${mark().toLowerCase()}.example`;
  const company = await importedCompany(`https://${domain}`);
  await page.goto(`/jobs/${company.job.id}`);
  await expect(page.getByText('Checked company')).toHaveCount(0);

  await signIn(page, await newcomer());
  await page.goto(`/companies/${company.id}`);
  await page.getByRole('link', { name: 'Is this your company?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.name);
  await expectAccessible(page);
  await page.getByLabel('Work email address').fill(`hr@${domain}`);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code').fill(await codeFor(`hr@${domain}`));
  await expect(page).toHaveURL(/\/hr\/profile$/);
  await expect(page.getByText('Your company is checked').first()).toBeVisible();

  await page.goto(`/jobs/${company.job.id}`);
  await expect(page.getByText('Checked company')).toBeVisible();
  await expect(page.getByText(`work email at ${domain}`)).toBeVisible();
});
