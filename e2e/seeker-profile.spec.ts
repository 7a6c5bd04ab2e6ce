import { expect, expectAccessible, test, exactText } from './support/portal.ts';
import { newSeeker, openAs } from './support/world.ts';

test('a profile is built from nothing, survives a reload, and is not overwritten by another device', async ({
  page,
}) => {
  const seeker = await newSeeker();
  const save = page.getByRole('button', { name: 'Save Changes' });
  const headline = page.getByLabel('Headline');

  await test.step('typed text is still there after a reload', async () => {
    await openAs(page, seeker, '/user/profile');
    await expect(page.getByRole('heading', { name: 'Let us build your profile' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Kavita Rao');
    await expect(page.getByLabel('Email')).toHaveValue(seeker.email);
    await headline.fill('Weaver, six years');
    await page.getByRole('textbox', { name: 'Location' }).fill('Rajwada, Indore');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('We kept what you typed here before.')).toBeVisible();
    await expect(headline).toHaveValue('Weaver, six years');
  });

  await test.step('it is saved and shown, with what is missing', async () => {
    await save.click();
    await expect(exactText(page, 'Profile updated')).toBeVisible();
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { name: 'Kavita Rao', level: 1 })).toBeVisible();
    await expect(page.getByText('Rajwada, Indore').first()).toBeVisible();
    const missing = page.getByRole('listitem').filter({ hasText: '+20%', visible: true });
    await expect(missing.filter({ hasText: 'Your resume' })).toBeVisible();
  });

  await test.step('a change made on another device is not overwritten without asking', async () => {
    await page.goto('/profile/edit');
    await headline.fill('Weaver here');
    await seeker.call('post', '/resource/user_profile', {
      name: 'Kavita Rao',
      title: 'Weaver elsewhere',
      experience: [],
      education: [],
    });
    await save.click();
    const question = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await expect(question).toContainText('Weaver elsewhere');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(question).toBeHidden();
    await save.click();
    await expect(exactText(page, 'Profile updated')).toBeVisible();
    expect(await seeker.call('get', '/resource/user_profile')).toMatchObject({
      title: 'Weaver here',
    });
  });
});
