import { expect, expectAccessible, test } from './portal.ts';
import { DEMO_PASSWORD, mark, newRecruiter, postJob } from './world.ts';
import { exactText } from './portal.ts';

test('an admin teaches the search a word, finds it in the list, changes and deletes it', async ({
  page,
  request,
}) => {
  test.slow();
  const trade = mark().toLowerCase();
  const nickname = mark().toLowerCase();
  const job = await postJob(await newRecruiter(), { title: trade });
  const found = async () => {
    const answer = await request.get(`/api/v2/barong/public/jobs?search=${nickname}`);
    const { jobs } = (await answer.json()) as { jobs: { id: number }[] };
    return jobs.map(({ id }) => id);
  };
  expect(await found()).toEqual([]);

  await page.goto('/auth/login?next=%2Fadmin%2Fsearch', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('admin@demo.vritti.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Search words' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a line' }).click();
  const dialog = page.getByRole('dialog', { name: 'New line' });
  await dialog.getByLabel('Words').fill(trade);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A line needs at least two entries.')).toBeVisible();
  await dialog.getByLabel('Words').fill(nickname);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(exactText(page, 'The next search knows these words.')).toBeVisible();
  await expect.poll(found).toEqual([job.id]);

  await page.getByLabel('Filter by word').fill(nickname);
  const lines = page.getByRole('list', { name: 'Lines of words' }).getByRole('listitem');
  await expect(page.getByText('1 line', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${nickname}`));
  await lines.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No line has this word')).toBeVisible();
  await expect.poll(found).toEqual([]);
});
