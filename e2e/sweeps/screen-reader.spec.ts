import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from '../support/portal.ts';
import { newSeeker, signIn } from '../support/world.ts';

/**
 * What a screen reader announces in the account's forms, in order. Written out in full, so that a developer who
 * changes a name reads all of them once.
 */

const main = (page: Page) => page.getByRole('main');

const NEW_PASSWORD = `
    - button "Show password"
    - paragraph: At least 8 characters, with letters and numbers. A few words of your own are easy to keep in mind.
    - status
    - textbox "Confirm password"
    - button "Show confirmation"`;

const NEVER_ASK = `
    - paragraph: We never ask for your password, code or money on the phone or on WhatsApp.`;

const FORMS = [
  [
    'login',
    '/auth/login',
    `
  - main:
    - heading "Log in" [level=1]
    - group "I am a":
      - radio "Job Seeker" [checked]
      - radio "Employer"
    - textbox "Email"
    - link "Forgot password?"
    - textbox "Password"
    - button "Show password"
    - button "Log in"
    - paragraph:
      - text: New here?
      - link "Sign up"${NEVER_ASK}`,
  ],
  [
    'registration',
    '/auth/register',
    `
  - main:
    - heading "Create Account" [level=1]
    - group "I am a":
      - radio "Job Seeker" [checked]
      - radio "Employer"
    - textbox "Full name"
    - textbox "Email"
    - group "Phone":
      - combobox "Country code":
        - option "India +91" [selected]
      - textbox "Mobile number"
      - paragraph: We need it for calls about your applications or postings. Only companies you apply to see it.
    - textbox "Password"${NEW_PASSWORD}
    - checkbox "Send me news and offers from Vritti by mail (optional)"
    - paragraph:
      - link "Privacy notice"
    - button "Create Account"
    - paragraph:
      - text: Already have an account?
      - link "Log in"${NEVER_ASK}`,
  ],
  [
    'the mailed code',
    '/auth/verify-otp?email=asha@people.example',
    `
  - main:
    - heading "Enter the 6-digit code" [level=1]
    - link "Back to register"
    - paragraph: If we sent a code to asha@people.example, enter it here. It works for 10 minutes.
    - textbox "Verification code"
    - text: Didn’t get it?
    - status: Resend in 0:30
    - button "Verify & Continue"${NEVER_ASK}`,
  ],
  [
    'a forgotten password',
    '/auth/forgot-password',
    `
  - main:
    - heading "Forgot password?" [level=1]
    - paragraph: Enter the email address of your account. We will email it a link to set a new password.
    - textbox "Email"
    - button "Send Reset Link"
    - paragraph:
      - link "Back to login"${NEVER_ASK}`,
  ],
  [
    'a new password',
    '/auth/reset-password?reset_token=abc',
    `
  - main:
    - heading "Set a new password" [level=1]
    - paragraph: Devices that are signed in with the old password will be logged out.
    - textbox "New password"${NEW_PASSWORD}
    - button "Reset Password"${NEVER_ASK}`,
  ],
  [
    'a new address',
    '/auth/confirm-email?token=abc',
    `
  - main:
    - heading "New email address" [level=1]
    - paragraph: Somebody asked to change the email address of an account. Agree only if that was you.
    - button "I agree"${NEVER_ASK}`,
  ],
] as const;

test.skip(({ viewport }) => (viewport?.width ?? 0) > 500, 'the same at every width');

test('each field and button of the forms of accounts has its name', async ({ page }) => {
  for (const [name, path, snapshot] of FORMS) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(main(page)).toMatchAriaSnapshot(snapshot);
    });
  }

  await test.step('the second step of a login replaces the first', async () => {
    await page.route('**/identity/sessions', (route) =>
      route.fulfill({
        status: 401,
        json: {
          errors: ['identity.session.missing_otp'],
          messages: ['Enter the code of your app.'],
          fields: {},
          request_id: 'r',
        },
      }),
    );
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill('asha@people.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    const code = page.getByRole('textbox', { name: 'Code from the app' });
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription('6 digits, or one of your recovery codes.');
    await expect(main(page)).toMatchAriaSnapshot(`
  - main:
    - heading "Enter your code" [level=1]
    - paragraph: This account uses two-step sign-in. Open your authenticator app for the second step.
    - textbox "Code from the app"
    - button "Log in"
    - button "Use another account"${NEVER_ASK}`);
  });
});

test('settings: each section is a region of its own, with its fields, buttons and dialogs', async ({
  page,
}) => {
  test.slow();
  const seeker = await newSeeker();
  await seeker.call('put', '/resource/phone', { phone: '9876543210' });
  await page.request.post('/api/v2/barong/identity/sessions', {
    data: { email: seeker.email, password: PASSWORD },
  });
  await signIn(page, seeker);
  await page.goto('/settings');
  await expect(main(page)).toMatchAriaSnapshot(SETTINGS);
  await expect(
    page.getByRole('button', { name: /^Log out (?!everywhere)/ }).first(),
  ).toHaveAccessibleDescription(/^Signed in on .*, last used/);

  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toMatchAriaSnapshot(`
  - region "Two-step sign-in":
    - heading "Set up two-step sign-in" [level=3]
    - img "QR code for your authenticator app"
    - term: Key
    - definition: /^[A-Z2-7 ]+$/
    - link "Open the app on this phone"
    - textbox "Code from the app"
    - textbox "Current password"
    - button "Show current password"
    - button "Switch on"
    - button "Cancel"`);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByRole('region', { name: 'Email address' })).toMatchAriaSnapshot(`
  - region "Email address":
    - paragraph: Both addresses get an email with a link. The address changes once you agree in both emails, so that nobody can take over your account.
    - textbox "New email address"
    - textbox "Current password"
    - button "Show current password"
    - button "Change address"
    - button "Cancel"`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleDescription(
    'Everything that is yours is erased at once, and nobody can restore it.',
  );
  await expect(dialog).toMatchAriaSnapshot(`
  - alertdialog "Delete your account?":
    - heading "Delete your account?" [level=2]
    - textbox "Current password"
    - button "Show current password"
    - button "Keep my account"
    - button "Delete my account"`);
});

const SETTINGS = `
  - main:
    - heading "Settings" [level=1]
    - region "About you":
      - heading "About you" [level=2]
      - textbox "Full name": Kavita Rao
      - group "Language of our emails":
        - radio "English" [checked]
        - radio "हिन्दी"
      - checkbox "Send me emails about Vritti and its offers"
      - button "Save"
    - region "Mobile number":
      - heading "Mobile number" [level=2]
      - paragraph: +91 98765 43210 Not verified
      - button "Change number"
      - button "Remove number"
    - region "Notifications":
      - heading "Notifications" [level=2]
      - table "Notifications":
        - rowgroup:
          - row:
            - columnheader "What happens"
            - columnheader "In Vritti"
            - columnheader "By email"
        - rowgroup:
          - row:
            - rowheader "Applications"
          - row:
            - rowheader "Decisions on your applications"
            - cell:
              - 'switch "Decisions on your applications: In Vritti" [checked]'
            - cell:
              - 'switch "Decisions on your applications: By email" [checked]'
        - rowgroup:
          - row:
            - rowheader "Security of your account These cannot be switched off, so that nobody gets into your account unnoticed."
          - row:
            - rowheader "Logins on new devices"
            - cell "Always"
            - cell "Always"
          - row:
            - rowheader "Wrong codes at login"
            - cell "Always"
            - cell "Always"
    - region "Password":
      - heading "Password" [level=2]
      - paragraph: Changing it signs out all your other devices.
      - textbox "Current password"
      - button "Show current password"
      - textbox "New password"
      - button "Show password"
      - status
      - textbox "Confirm password"
      - button "Show confirmation"
      - button "Change password"
    - region "Two-step sign-in":
      - heading "Two-step sign-in" [level=2]
      - paragraph: "Off"
      - button "Set up"
    - region "Your devices":
      - heading "Your devices" [level=2]
      - list:
        - listitem:
          - paragraph: /This device$/
        - listitem:
          - button /^Log out /
      - button "Log out everywhere else"
    - region "Email address":
      - heading "Email address" [level=2]
      - paragraph: /^You log in with /
      - button "Change address"
      - paragraph:
        - link "Contact"
    - region "Delete my account":
      - heading "Delete my account" [level=2]
      - paragraph: This cannot be undone.
      - list:
        - listitem: /^Your applications are withdrawn/
        - listitem: /^For 30 days we keep/
      - button "Delete my account"`;
