import { expect, linkFor, test } from './support/portal.ts';
import { applyAs, newcomer, newRecruiter, openAs, postJob } from './support/world.ts';

test('an owner invites a viewer by mail, who joins, sees the applications and cannot decide', async ({
  page,
  browser,
}) => {
  const owner = await newRecruiter();
  const viewer = await newcomer('Kavita Rao');
  const job = await postJob(owner);
  const { id } = await applyAs('Sunita Yadav', job.id);

  await openAs(page, owner, '/hr/team');
  await page.getByLabel('Email address').fill(viewer.email);
  await page.getByLabel('Role').selectOption('Viewer');
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click();
  await expect(page.getByText(`Invitation sent to ${viewer.email}`)).toBeVisible();

  const context = await browser.newContext();
  const hers = await context.newPage();
  await openAs(hers, viewer, await linkFor(viewer.email, '/team/join'));
  await expect(hers.getByText(`${owner.company.name} invites you`)).toBeVisible();
  await hers.getByRole('button', { name: 'Join the team' }).click();
  await hers.getByRole('link', { name: 'To the team' }).click();
  await expect(hers.getByRole('heading', { name: 'Kavita Rao' })).toBeVisible();
  await expect(hers.getByText('Kavita Rao joined as viewer')).toBeVisible();

  await hers.goto(`/hr/applications?application=${id}`);
  await expect(hers.getByText('Recruiters of your company decide')).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  await expect(
    viewer.call('put', `/resource/applications/${id}/status`, { status: 'rejected' }),
  ).rejects.toThrow('authz.team_role');
  await context.close();
});
