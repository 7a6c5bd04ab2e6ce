import type { Page } from '@playwright/test';
import { type Hand, keyboard, pointer, ways } from './hands.ts';
import {
  expect,
  expectAccessible,
  fillRegistration,
  freshAddress,
  mailsTo,
  PASSWORD,
  test,
  verifyByMail,
} from './portal.ts';
import { demoPerson, logInByApi, type Person, registerByApi } from './world.ts';

/** Somebody who has just applied, on their dashboard; answers who can decide, and on what. */
async function applied(page: Page, hand: Hand) {
  const email = freshAddress('lata');
  await page.goto('/auth/register');
  await fillRegistration(page, { name: 'Lata Kulkarni', email, kind: 'Job Seeker' }, hand);
  await expect(page).toHaveURL(/\/user\/jobs/);
  await verifyByMail(page, email, hand);
  await expect(page).toHaveURL(/\/dashboard\/user/);

  const anil = await demoPerson('anil');
  // As her own browser: of another one the bell would tell her.
  const deviceId = await page.evaluate(() => localStorage.getItem('deviceId'));
  const lata = await logInByApi(page.request, email, PASSWORD, deviceId);
  const title = `Cashier ${Date.now().toString(36)}`;
  const job = await anil.call('post', '/resource/jobs', {
    title,
    description: '## Key Responsibilities\n- Keep the till',
    location: 'Vijay Nagar, Indore',
    employment_type: 'full_time',
    skills: ['Billing'],
  });
  const application = await lata.call('post', `/resource/jobs/${String(job['id'])}/apply`, {
    cover_letter: 'I kept the till of a medical shop for three years.',
  });
  const decide = (status: string) =>
    anil.call('put', `/resource/applications/${String(application['id'])}/status`, { status });
  return { title, decide };
}

/** A decision rings the bell at once; opening it reads it, and the page has all of them. */
async function hearOfDecisions(page: Page, hand: Hand) {
  const { title, decide } = await applied(page, hand);
  const bell = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(bell('Notifications')).toBeVisible();

  await decide('interview');
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await expectAccessible(page);
  await hand.press(bell('Notifications, 1 unread'));
  const news = page.getByRole('menuitem', { name: `would like to interview you for ${title}` });
  await expect(news).toBeVisible();
  await expectAccessible(page, '[role=menu]');
  await hand.press(news);
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
  // On a phone the application lies over the page.
  await page.goto('/dashboard/user');
  await expect(bell('Notifications')).toBeVisible();

  await decide('accepted');
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await page.goto('/notifications?filter=unread');
  const accepted = page.getByRole('link', { name: `accepted your application for ${title}` });
  await expect(accepted).toBeVisible();
  await expectAccessible(page);
  await hand.press(page.getByRole('button', { name: 'Mark all as read' }));
  await expect(page.getByRole('heading', { name: 'Everything is read' })).toBeVisible();
  await expect(bell('Notifications')).toBeVisible();
  await expectAccessible(page);
  await hand.press(page.getByRole('link', { name: 'Show all' }));
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(2);
  await hand.press(accepted);
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
}

test('a decision rings the seeker’s bell at once, and is read by opening it', async ({ page }) => {
  test.slow();
  await hearOfDecisions(page, pointer);
});

test('all of it goes by keyboard alone', { tag: '@wide-only' }, async ({ page }) => {
  test.slow();
  await hearOfDecisions(page, keyboard(page));
});

/** Opens the settings by the link of a mail, as somebody who is not signed in. */
async function openChoices(page: Page, email: string) {
  await page.goto('/settings?section=notifications');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect(section.getByRole('table')).toBeInViewport();
  return section;
}

for (const [way, handOf] of ways) {
  test(`what one is told is chosen in the settings, kept at once, and put back when it fails, ${way}`, async ({
    page,
  }) => {
    test.slow();
    const hand = handOf(page);
    const email = freshAddress('asha');
    await registerByApi(page.request, email, PASSWORD);
    const section = await openChoices(page, email);
    await expectAccessible(page);
    const byMail = section.getByRole('switch', { name: 'Decisions on your applications: By mail' });
    const inProduct = section.getByRole('switch', {
      name: 'Decisions on your applications: In Vritti',
    });
    await expect(byMail).toBeChecked();
    await hand.turn(byMail);
    await expect(page.getByText('Switched off: Decisions on your applications')).toBeVisible();
    await expectAccessible(page);

    await hand.turn(inProduct);
    await expect(inProduct).not.toBeChecked();
    await hand.turn(inProduct);
    await expect(page.getByText('Switched on: Decisions on your applications')).toBeVisible();
    await expect(inProduct).toBeChecked();

    await expect(section.getByRole('row', { name: /Sign-ins on new devices/ })).toContainText(
      'Cannot be switched off',
    );
    await expect(section.getByRole('switch')).toHaveCount(2);

    await page.reload();
    await expect(byMail).not.toBeChecked();
    await expect(inProduct).toBeChecked();

    await page.route('**/notification_preferences', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            json: {
              errors: ['request.invalid_value'],
              messages: ['Not today'],
              fields: {},
              request_id: '',
            },
          })
        : route.continue(),
    );
    await hand.turn(inProduct);
    await expect(page.getByText('Not today')).toBeVisible();
    await expect(inProduct).toBeChecked();
  });
}

test('the link of a mail ends that kind of mail without signing in', async ({ page, browser }) => {
  test.slow();
  const { email, seeker, wantsMail } = await mailedSeeker(page);
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
  await quiet.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(
    quiet.getByRole('heading', { name: 'You will not get these mails any more' }),
  ).toBeVisible();
  await expect(quiet.getByText('Decisions on your applications')).toBeVisible();
  expect(await wantsMail()).toBe(false);
  await quiet.goto(`${link.slice(0, -8)}AAAAAAAA`);
  await quiet.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(quiet.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await context.close();
  await page.goto(link);
  await expectAccessible(page);

  // What mail programs send by themselves (RFC 8058), in either form.
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

/** A seeker whom a company has just asked for an interview, and whether they want such mails. */
async function mailedSeeker(page: Page) {
  const email = freshAddress('lata');
  await registerByApi(page.request, email, PASSWORD);
  const seeker: Person = await logInByApi(page.request, email, PASSWORD);
  const anil = await demoPerson('anil');
  const job = await anil.call('post', '/resource/jobs', {
    title: `Cashier ${Date.now().toString(36)}`,
    description: '## Key Responsibilities\n- Keep the till',
    location: 'Vijay Nagar, Indore',
    employment_type: 'full_time',
    skills: ['Billing'],
  });
  const application = await seeker.call('post', `/resource/jobs/${String(job['id'])}/apply`, {
    cover_letter: 'I kept the till of a medical shop for three years.',
  });
  const path = `/resource/applications/${String(application['id'])}/status`;
  await anil.call('put', path, { status: 'interview' });
  async function wantsMail() {
    const { preferences } = (await seeker.call('get', '/resource/notification_preferences')) as {
      preferences: { kind: string; mail: boolean }[];
    };
    return preferences.find(({ kind }) => kind === 'application_decided')?.mail;
  }
  return { email, seeker, wantsMail };
}
