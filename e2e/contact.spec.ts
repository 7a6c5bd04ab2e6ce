import { expect, expectAccessible, freshAddress, mailsTo, test } from './support/portal.ts';
import { demoPerson, mark, openAs } from './support/world.ts';

const TEXT = 'कोई इंटरव्यू से पहले पाँच सौ रुपये माँग रहा है। What should I do?';

test('a message is written without JavaScript, loses nothing when refused, and gets its answer', async ({
  page,
  browser,
}) => {
  test.slow();
  await test.step('axe finds no faults in the form when something has to be corrected', async () => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel('Leave this field empty')).not.toBeInViewport({ ratio: 1 });
  });
  const email = freshAddress('lata');
  const name = `Lata ${mark()}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto('/contact');
  await quiet.getByLabel('Your name').fill(name);
  await quiet.getByLabel('Your email').fill('lata at home');
  await quiet.getByLabel('What is it about?').selectOption({ label: 'Help' });
  await quiet.getByLabel('Message').fill(TEXT);
  await quiet.getByRole('button', { name: 'Send message' }).click();

  await expect(quiet.getByRole('alert')).toContainText('Not sent yet');
  await expect(quiet.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
  await expect(quiet.getByLabel('Your email')).toHaveValue('lata at home');
  await expect(quiet.getByLabel('Your name')).toHaveValue(name);
  await expect(quiet.getByLabel('What is it about?')).toHaveValue('help');
  await expect(quiet.getByLabel('Message')).toHaveValue(TEXT);
  await expect(quiet.getByRole('heading', { name: 'Write to us' })).toBeInViewport();

  await quiet.getByLabel('Your email').fill(email);
  await quiet.getByRole('button', { name: 'Send message' }).click();
  await expect(quiet.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  const id = /Its number is (\d+)\./.exec(await quiet.getByRole('main').innerText())?.[1] ?? '';
  await expect
    .poll(async () => (await mailsTo(email)).at(-1)?.subject)
    .toBe(`We have your message (number ${id})`);
  await quiet.reload();
  await expect(
    quiet.getByText(`Its number is ${id}.`),
    'loading again sends nothing',
  ).toBeVisible();
  await context.close();

  await openAs(page, await demoPerson('admin'), '/admin/contact');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText(TEXT);
  await card.getByRole('button', { name: 'Answer', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Begin with').selectOption({ label: 'Posting removed' });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(card).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(email)).at(-1)?.subject)
    .toBe(`Our answer to your message ${id}`);
  await page.getByRole('link', { name: 'Answered' }).click();
  await expect(card).toContainText(TEXT);
});
