import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { newSeeker, signIn } from './world.ts';
import { told } from './portal.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Opens the first entry of a tab; a new one is open already. */
const chooseMonth = async (span: Locator, month: string, year: string) => {
  await span.getByLabel('Month').selectOption({ label: month });
  await span.getByLabel('Year').selectOption({ label: year });
};

async function addSkills(page: Page, ...skills: string[]) {
  const field = page.getByRole('combobox', { name: 'Skills' });
  for (const skill of skills) {
    await field.fill(skill);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
  }
}

test('a profile grows from nothing to complete, and says at every step what is missing', async ({
  page,
}) => {
  const seeker = await newSeeker();
  await signIn(page, seeker);
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Let us build your profile' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Three steps to your profile' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);

  await expect(page.getByLabel('Full name')).toHaveValue('Kavita Rao');
  await expect(page.getByLabel('Email')).toHaveValue(seeker.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(save(page)).toHaveCount(0);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByRole('textbox', { name: 'Location' }).fill('Rajwada, Indore');
  await page.getByLabel('Headline').fill('Weaver, six years');
  await page.getByLabel('About').fill('I look after looms and train beginners.');
  await addSkills(page, 'Weaving', 'Loom repair', 'Dyeing');
  await expectAccessible(page);
  await save(page).click();
  await expect(told(page, 'Profile updated')).toBeVisible();
  await expect(told(page, 'Your profile has been updated successfully.')).toBeVisible();
  await expect(save(page)).toHaveCount(0);

  await openTab(page, 'Experience');
  await expect(page.getByText('No work experience added yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByLabel('Job title').fill('Weaver');
  await page.getByLabel('Company', { exact: true }).fill('Indore Cotton');
  await chooseMonth(page.getByRole('group', { name: 'Start' }), 'April', '2020');
  await chooseMonth(page.getByRole('group', { name: 'End' }), 'May', '2023');
  await page.getByLabel('I work here now').check();
  await expect(page.getByRole('group', { name: 'End' }).getByLabel('Year')).toBeDisabled();
  await expect(page.getByRole('group', { name: 'End' }).getByLabel('Year')).toHaveValue('');
  await expect(page.getByText('Apr 2020 – Present')).toBeVisible();

  await openTab(page, 'Education');
  await page.getByRole('button', { name: 'Add Education' }).click();
  await page.getByLabel('Degree or class').fill('Class XII');
  await page.getByLabel('School or college').fill('Malhar Ashram');
  await expectAccessible(page);
  await save(page).click();
  await expect(save(page)).toHaveCount(0);

  const stored = await seeker.call('get', '/resource/user_profile');
  expect(stored).toMatchObject({
    name: 'Kavita Rao',
    title: 'Weaver, six years',
    location: 'Rajwada, Indore',
    skills: ['Weaving', 'Loom repair', 'Dyeing'],
    experience: [{ title: 'Weaver', startDate: '2020-04', endDate: null, current: true }],
    education: [{ degree: 'Class XII', institution: 'Malhar Ashram' }],
  });

  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Kavita Rao', level: 1 })).toBeVisible();
  await expect(page.getByText('Apr 2020 – Present')).toBeVisible();
  const missing = page.getByRole('listitem').filter({ hasText: '+20%', visible: true });
  await expect(missing).toHaveText(/Your resume/);
  await expect(page.getByText('80%').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
});

test('a profile without a name is not saved, says so, and the cursor stands in the field', async ({
  page,
}) => {
  const seeker = await newSeeker();
  await signIn(page, seeker);
  let sent = 0;
  await page.route('**/resource/user_profile', (route) => {
    if (route.request().method() === 'POST') sent += 1;
    return route.continue();
  });
  await page.goto('/profile/edit?tab=education');
  await page.getByRole('tab', { name: 'Basic Info' }).click();
  await page.getByLabel('Full name').fill('   ');
  await page.getByRole('tab', { name: 'Education' }).click();
  await save(page).click();
  await expect(told(page, 'Missing Information')).toBeVisible();
  await expect(told(page, 'Please provide your name.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  expect(sent).toBe(0);
});

test('an end before its start is refused in its own fold', async ({ page }) => {
  await signIn(page, await newSeeker());
  await page.goto('/profile/edit?tab=experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByLabel('Job title').fill('Driver');
  await chooseMonth(page.getByRole('group', { name: 'Start' }), 'May', '2022');
  await chooseMonth(page.getByRole('group', { name: 'End' }), 'April', '2022');
  await page.locator('summary').click();
  await expect(page.getByLabel('Job title')).toBeHidden();
  await save(page).click();
  await expect(told(page, 'Please fix the errors in the form')).toBeVisible();
  await expect(told(page, 'The end is before the start.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'End' }).getByLabel('Month')).toBeFocused();

  await chooseMonth(page.getByRole('group', { name: 'End' }), 'June', '2022');
  await expect(page.getByText('The end is before the start.')).toHaveCount(0);
  await save(page).click();
  await expect(told(page, 'Profile updated')).toBeVisible();
});

test('a removed entry comes back with Undo, where it stood', async ({ page }) => {
  const seeker = await newSeeker();
  const entry = (id: string, title: string) => ({ id, title, company: 'Mill', current: false });
  await seeker.call('post', '/resource/user_profile', {
    name: 'Kavita Rao',
    experience: [entry('a', 'Weaver'), entry('b', 'Dyer'), entry('c', 'Helper')],
    education: [],
  });
  await signIn(page, seeker);
  await page.goto('/profile/edit?tab=experience');
  const folds = page.locator('summary');
  await expect(folds).toHaveText([/Weaver/, /Dyer/, /Helper/]);
  await folds.nth(1).click();
  await page.getByRole('button', { name: 'Remove Dyer · Mill' }).click();
  await expect(folds).toHaveText([/Weaver/, /Helper/]);
  await expect(told(page, 'Dyer · Mill removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(folds).toHaveText([/Weaver/, /Dyer/, /Helper/]);
  await expect(save(page)).toHaveCount(0);
});

test('what was not saved is there again after a reload, and Discard takes it away', async ({
  page,
}) => {
  await signIn(page, await newSeeker());
  await page.goto('/profile/edit');
  await page.getByLabel('Headline').fill('Tailor, two years');
  await addSkills(page, 'Stitching');
  await expect(page.getByText('You have changes that are not saved.')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await expect(page.getByText('We kept what you typed here before.')).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Tailor, two years');
  await expect(page.getByRole('button', { name: 'Remove Stitching' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect(page.getByLabel('Headline')).toHaveValue('');
  await expect(save(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('');
  await expect(page.getByText('We kept what you typed')).toHaveCount(0);
});

test('leaving with unsaved changes asks first; the draft waits for who leaves', async ({
  page,
}) => {
  await signIn(page, await newSeeker());
  await page.goto('/profile/edit');
  await page.getByLabel('Headline').fill('Nurse, one year');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/profile\/edit/);
  await expect(page.getByLabel('Headline')).toHaveValue('Nurse, one year');

  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user/);
  await page.goto('/profile/edit');
  await expect(page.getByLabel('Headline')).toHaveValue('Nurse, one year');
});

test('changing tabs within the form is no leaving', async ({ page }) => {
  await signIn(page, await newSeeker());
  await page.goto('/profile/edit');
  await page.getByLabel('Headline').fill('Nurse, one year');
  await openTab(page, 'Resume');
  await expect(page.getByLabel('Default cover letter')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await openTab(page, 'Basic Info');
  await expect(page.getByLabel('Headline')).toHaveValue('Nurse, one year');
});

test('a change made elsewhere is not overwritten: one chooses the newer or the own', async ({
  page,
}) => {
  const seeker = await newSeeker();
  const profile = (title: string) => ({
    name: 'Kavita Rao',
    title,
    experience: [],
    education: [],
  });
  await seeker.call('post', '/resource/user_profile', profile('Weaver'));
  await signIn(page, seeker);
  await page.goto('/profile/edit');
  await page.getByLabel('Headline').fill('Weaver here');
  await seeker.call('post', '/resource/user_profile', profile('Weaver elsewhere'));
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'in another tab or on another device' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Show the newer one' }).click();
  await expect(page.getByLabel('Headline')).toHaveValue('Weaver elsewhere');

  await page.getByLabel('Headline').fill('Weaver here');
  await seeker.call('post', '/resource/user_profile', profile('Weaver once more'));
  await save(page).click();
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByLabel('Headline')).toHaveValue('Weaver here');
  await save(page).click();
  await expect(told(page, 'Profile updated')).toBeVisible();
  expect(await seeker.call('get', '/resource/user_profile')).toMatchObject({
    title: 'Weaver here',
  });
});

test('when saving fails, everything typed stays and the next try succeeds', async ({ page }) => {
  await signIn(page, await newSeeker());
  await page.goto('/profile/edit');
  await page.getByLabel('Headline').fill('Mason, ten years');
  let fails = true;
  await page.route('**/resource/user_profile', (route) =>
    fails && route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { errors: [], messages: [], fields: {} } })
      : route.continue(),
  );
  await save(page).click();
  await expect(
    told(page, 'An unexpected error occurred while saving your profile. Please try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Mason, ten years');
  fails = false;
  await save(page).click();
  await expect(told(page, 'Profile updated')).toBeVisible();
});
