import { endSessionsOf, inDatabase } from './database.ts';
import { expect } from './portal.ts';
import {
  answer,
  EXPIRED,
  expectLoggedOut,
  expectOneToast,
  expectPause,
  logIn,
  lookAgain,
  openAs,
  refusal,
  refuse,
  stored,
  test,
  toastsOn,
  UNKNOWN,
} from './toasts.ts';
import { newRecruiter, newSeeker, type Person } from './world.ts';

/** The specification's rules about answers that end a session, and about those that do not. */

// One after another in one worker: they share their accounts.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const ME = '**/resource/users/me';

let seeker: Person;
let recruiter: Person;
test.beforeAll(async () => {
  seeker = await newSeeker('Asha Rao');
  recruiter = await newRecruiter();
});

test('each code that ends a session clears it, says so once and leads to the login', async ({
  page,
}) => {
  for (const [status, code] of [
    [401, 'authz.missing_csrf_token'],
    [401, 'authz.invalid_token'],
    [401, 'authz.token_expired'],
    [401, 'authz.unauthorized'],
    [401, 'authz.session_expired'],
    [403, 'authz.invalid_session'],
  ] as const) {
    await test.step(`${status} ${code}`, async () => {
      await openAs(page, seeker, '/notifications');
      await page.route(ME, (route) => route.fulfill(refusal(status, [code], ['No.'])));
      await lookAgain(page);
      await expect(page).toHaveURL(/\/auth\/login\?next=%2Fnotifications$/);
      await expectOneToast(page, ...EXPIRED);
      await expectLoggedOut(page);
      await page.unrouteAll();
    });
  }
});

test('a 403 that is about rights, and a 401 of a proxy, end nothing', async ({ page }) => {
  await openAs(page, seeker, '/settings');
  const about = page.getByRole('region', { name: 'About you' });
  const save = () => about.getByRole('button', { name: 'Save' }).click();
  const TEXT = 'You are not authorized to perform this action.';
  await refuse(page, ME, 403, ['authz.unauthorized'], [TEXT]);
  await save();
  await expect.poll(async () => (await toastsOn(page)).flat()).toContain(TEXT);
  await answer(page, ME, 'Proxy login', 401);
  await save();
  await expect.poll(async () => (await toastsOn(page)).flat()).toContain(UNKNOWN);
  await expect(page).toHaveURL(/\/settings$/);
  expect(await stored(page, 'authToken')).not.toBeNull();
});

for (const [name, lost] of [
  ['a missing', null],
  ['a wrong', 'not-the-one-of-this-session'],
] as const) {
  test(`${name} CSRF token is fetched anew once, and the call sent again once`, async ({
    page,
  }) => {
    await openAs(page, seeker, '/settings');
    const about = page.getByRole('region', { name: 'About you' });
    await expect(about).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/csrf-token GET$|PUT$/.test(`${pathname} ${request.method()}`))
        sent.push(request.method());
    });
    await page.evaluate(
      (token) =>
        token === null
          ? localStorage.removeItem('csrfToken')
          : localStorage.setItem('csrfToken', token),
      lost,
    );
    await page.evaluate(() =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' })),
    );
    await about.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await toastsOn(page)).flat()).toContain('Saved');
    expect(sent).toEqual(['PUT', 'GET', 'PUT']);
    expect(await stored(page, 'csrfToken')).not.toBe(lost);
  });
}

test('a session ends 100 ms before the login opens; its notice stays, and gives way to news', async ({
  page,
}) => {
  const account = await newSeeker('Meera Pillai');
  await page.clock.install();
  await openAs(page, account, '/notifications');
  await endSessionsOf(account.email);
  await page.clock.pauseAt(Date.now() + 120_000);
  await lookAgain(page);
  await expect.poll(() => stored(page, 'authToken')).toBeNull();
  await expectPause(page, 100, /\/notifications$/, /\/auth\/login\?next=%2Fnotifications$/);
  await expectOneToast(page, ...EXPIRED);
  const spoken = page.getByRole('alert').filter({ hasText: EXPIRED[1] });
  await expect(spoken).toBeVisible();

  await page.clock.fastForward(900_000);
  await expectOneToast(page, ...EXPIRED);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectOneToast(page, 'Missing information', 'Please fill in all the required fields.');
});

test('a 401 on a path with /jobs logs nobody out, and the next look at the account does', async ({
  page,
}) => {
  await openAs(page, recruiter, '/settings');
  await page.route('**/hr/jobs?*', (route) =>
    route.fulfill(refusal(401, ['identity.session.invalid'], ['Your session has expired.'])),
  );
  await page.goto('/hr/postings');
  await expect(
    page.getByText('Failed to load jobs. Please try again.', { exact: true }),
  ).toBeVisible();
  expect(await stored(page, 'authToken')).not.toBeNull();
  expect((await toastsOn(page)).flat()).not.toContain(EXPIRED[0]);

  await page.route(ME, (route) =>
    route.fulfill(refusal(401, ['identity.session.invalid'], ['Your session has expired.'])),
  );
  await lookAgain(page);
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fhr%2Fpostings$/);
  await expectOneToast(page, ...EXPIRED);
});

test('who is banned is told so on the page that is open', async ({ page }) => {
  const account = await newSeeker('Kabir Sen');
  await openAs(page, account, '/notifications');
  await inDatabase(`UPDATE accounts SET state = 'banned' WHERE email = $1`, [account.email]);
  await lookAgain(page);
  const text = 'Your account has been banned. Please contact support for assistance.';
  await expect(page).toHaveURL(/\/auth\/login/);
  await expectOneToast(page, 'Session Expired', text);
  await expectLoggedOut(page);
  await logIn(page, account.email);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(text);
  await expect(alert.getByRole('link', { name: 'Contact us about this' })).toBeVisible();
});
