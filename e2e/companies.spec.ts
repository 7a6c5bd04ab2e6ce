import { expect, test } from './support/portal.ts';
import { mark, newRecruiter, newSeeker, openAs, postJob } from './support/world.ts';

test('a company is described, found, read about and applied to', async ({ page, browser }) => {
  const recruiter = await newRecruiter();
  const { id, name } = recruiter.company;
  const place = `Nagar${mark()}`;
  const { title } = await postJob(recruiter, { title: `Radiographer ${mark()}` });
  const seeker = await newSeeker('Asha Rao');

  await test.step('its recruiter saves the form and sees the public page at once', async () => {
    await openAs(page, recruiter, '/hr/profile');
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    const field = (label: string) => page.getByRole('textbox', { name: label });
    await field('Company website').fill('kaveri.in');
    await field('Number of employees').fill('34');
    await field('Founded in').fill('1998');
    await field('Headquarters').fill(`${place}, Bhopal`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Company profile updated')).toBeVisible();
    await expect(page.getByRole('link', { name: /kaveri\.in/ })).toHaveAttribute(
      'href',
      'https://kaveri.in',
    );
    await page.getByRole('link', { name: 'View public page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('11–50 employees').first()).toBeVisible();
    await expect(page.getByText('Founded 1998')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Website/ })).toHaveAttribute('rel', /nofollow/);
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step('it is found by its place', async () => {
    await openAs(visitor, seeker, '/companies');
    await visitor
      .getByRole('searchbox', { name: 'Company name, industry, or location' })
      .fill(place);
    await visitor.getByRole('button', { name: 'Search Companies' }).click();
    await visitor.getByRole('article').getByRole('link', { name }).click();
    await expect(visitor).toHaveURL(new RegExp(`/companies/${id}/[^/]+$`));
  });

  await test.step('applying to its job happens on its page', async () => {
    await visitor
      .getByRole('navigation', { name: /About and jobs/ })
      .getByText('Jobs')
      .click();
    await expect(visitor.getByRole('article')).toHaveCount(1);
    await visitor.getByRole('button', { name: `Apply Now: ${title}` }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel('Cover letter').fill('Six years at the X-ray machine.');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(dialog).toBeHidden();
    await expect(visitor).toHaveURL(new RegExp(`/companies/${id}/`));
    const { applications } = await recruiter.call('get', '/resource/applications');
    expect(applications).toMatchObject([{ job: { title } }]);
  });
  await visitor.context().close();
});
