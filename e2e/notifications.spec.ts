import type { Page } from '@playwright/test';
import { expect, expectAccessible, mailsTo, test } from './support/portal.ts';
import { mark, newRecruiter, newSeeker, postJob, signIn } from './support/world.ts';

/** Somebody who has just applied; `decide` answers for the company. */
async function applied() {
  const [recruiter, seeker] = [await newRecruiter(), await newSeeker()];
  const { id, title } = await postJob(recruiter, { title: `Cashier ${mark()}` });
  const application = await seeker.call('post', `/resource/jobs/${id}/apply`, {
    cover_letter: 'I kept the till of a medical shop for three years.',
  });
  const decide = (status: string) =>
    recruiter.call('put', `/resource/applications/${String(application['id'])}/status`, { status });
  return { seeker, title, decide };
}

/** Opens the dashboard and waits until the page listens for news. */
async function listenOnDashboard(page: Page) {
  const stream = page.waitForResponse((response) => response.url().endsWith('/resource/live'));
  await page.goto('/dashboard/user');
  await stream;
}

test('a decision shows at the seeker’s bell at once, and is marked as read by opening it', async ({
  page,
}) => {
  const { seeker, title, decide } = await applied();
  const bell = (name: string) => page.getByRole('button', { name, exact: true });
  await signIn(page, seeker);
  await listenOnDashboard(page);
  await expect(bell('Notifications')).toBeVisible();

  await decide('interview');
  await bell('Notifications, 1 unread').click();
  await expectAccessible(page, '[role=menu]');
  await page.getByRole('menuitem', { name: `would like to interview you for ${title}` }).click();
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
  // On a phone the application covers the page.
  await listenOnDashboard(page);
  await expect(bell('Notifications')).toBeVisible();

  await decide('accepted');
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await page.goto('/notifications?filter=unread');
  const accepted = page.getByRole('link', { name: `accepted your application for ${title}` });
  await expect(accepted).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is read' })).toBeVisible();
  await expect(bell('Notifications')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(2);
  await accepted.click();
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
});

test('the link of a mail ends that kind of mail without signing in', async ({ page, browser }) => {
  const { seeker, decide } = await applied();
  const { email } = seeker;
  async function wantsMail() {
    const { preferences } = (await seeker.call('get', '/resource/notification_preferences')) as {
      preferences: { kind: string; mail: boolean }[];
    };
    return preferences.find(({ kind }) => kind === 'application_decided')?.mail;
  }
  await decide('interview');
  let mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined;
  await expect
    .poll(async () => {
      mail = (await mailsTo(email)).find(({ subject }) => subject?.startsWith('Interview:'));
      return mail;
    })
    .toBeDefined();
  const listed = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const link = listed.slice(1, -1);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto(link);
  expect(await wantsMail(), 'looking changes nothing').toBe(true);
  await quiet.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(
    quiet.getByRole('heading', { name: 'You will not get these emails any more' }),
  ).toBeVisible();
  await expect(quiet.getByText('Decisions on your applications')).toBeVisible();
  expect(await wantsMail()).toBe(false);
  await quiet.goto(`${link.slice(0, -8)}AAAAAAAA`);
  await quiet.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(quiet.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await context.close();
  await page.goto(link);

  // Requests that mail programs send by themselves (RFC 8058), in either form.
  for (const sent of ['form', 'multipart'] as const) {
    await seeker.call('put', '/resource/notification_preferences', {
      kind: 'application_decided',
      channel: 'mail',
      on: true,
    });
    const answer = await page.request.post(link, { [sent]: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await wantsMail()).toBe(false);
  }
});
