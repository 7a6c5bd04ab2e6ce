import { todayInIndia } from '../contract/format/today.ts';
import { endUndo } from './support/database.ts';
import { expect, expectAccessible, test } from './support/portal.ts';
import { applyAs, newRecruiter, openAs, postJob } from './support/world.ts';

test('an offer is made, accepted on a phone, and ends in being hired', async ({
  page,
  browser,
}) => {
  const recruiter = await newRecruiter();
  const { id: jobId, title } = await postJob(recruiter);
  const { id, seeker } = await applyAs('Bhavna Patel', jobId);
  await recruiter.call('put', `/resource/applications/${id}/status`, { status: 'interview' });

  await openAs(page, recruiter, `/hr/applications?application=${id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const form = page.getByRole('dialog', { name: 'Make an offer' });
  await expect(form.getByLabel('Designation')).toHaveValue(title);
  await form.getByLabel('Total pay (CTC), ₹').fill('3,00,000');
  await form.getByLabel('Joining date').fill(todayInIndia());
  await form.getByLabel('Answer by').fill(todayInIndia());
  await form.getByLabel('Broad duties').fill('Care for eight beds, by day and by night.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText('Nobody is told for 10 seconds.')).toBeVisible();
  await endUndo(id);
  const offer = page.getByRole('region', { name: 'Offer' });
  await expect(offer.getByText('Waiting for an answer')).toBeVisible();

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await openAs(phone, seeker, '/dashboard/user');
  const due = phone.getByRole('listitem').filter({ hasText: 'You have an offer' });
  await due.getByRole('link', { name: title }).click();
  await expect(phone.getByText('₹3,00,000 a year')).toBeVisible();
  await expect(phone.getByText(/Never pay for a job/)).toBeVisible();
  await phone.getByRole('button', { name: 'Accept the offer' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Accept the offer' }).click();
  await expect(phone.getByRole('heading', { name: 'You have accepted this offer' })).toBeVisible();

  await page.getByRole('button', { name: 'Has joined' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Has Bhavna Patel joined?' });
  await asked.getByRole('button', { name: 'Has joined' }).click();
  await expect(page.getByText('Hired. There is nothing left to decide.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'You have the job' })).toBeVisible();
  await phone.context().close();
});
