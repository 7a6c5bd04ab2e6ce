import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PASSWORD_PAUSE_MS } from '../contract/constants.ts';
import { metaOf } from '../contract/lists.ts';
import ForgotPasswordPage from './features/accounts/recovery/forgot-password-page.tsx';
import { ASK_FOR_LINK } from './features/accounts/recovery/reset-calls.ts';
import LoginPage from './features/accounts/login/login-page.tsx';
import ResetPasswordPage from './features/accounts/recovery/reset-password-page.tsx';
import ComingSoonPage from './features/coming-soon/coming-soon-page.tsx';
import { AboutSection } from './features/settings/account/about-section.tsx';
import { PasswordSection } from './features/settings/account/password-section.tsx';
import { PhoneSection } from './features/settings/phone/phone-section.tsx';
import { TwoStepSection } from './features/settings/security/two-step-section.tsx';
import { AccountMenu } from './features/shell/menus/account-menu.tsx';
import { NotificationsMenu } from './features/notifications/notifications-menu.tsx';
import NotificationsPage from './features/notifications/notifications-page.tsx';
import { sampleRenewal, sampleSession } from './lib/session/sample-session.ts';
import { currentSession } from './lib/session/session.ts';
import { ApplyButton } from './parts/apply/apply-button.tsx';
import { byKeyboard } from './test/keyboard.ts';
import { sampleMyApplication } from './test/sample-applications.ts';
import { sampleJob } from './test/sample-job.ts';
import { address, show, skipWaitsOf } from './test/stage.tsx';
import { answer, callsOf, refuse } from './test/stub-server.ts';

// A journey covers registering, posting a job and hiring by keyboard; this is the rest: the other forms, each from
// its first field to the answer without a pointer, applying, notifications, and logging out.

const EMAIL = 'asha@people.test';
const PASSWORD = 'Seven-kites-27';
const { user } = sampleSession();

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });

test('logging in works by keyboard alone, also after a wrong password', async () => {
  const LOGIN = 'POST /barong/identity/sessions';
  refuse(LOGIN, 'identity.session.invalid_params');
  await show(<LoginPage />, { at: '/auth/login' });
  await byKeyboard.write(field('Email'), EMAIL);
  await byKeyboard.write(field('Password'), 'wrong-1-password');
  await byKeyboard.press(button('Log in'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Invalid email or password. Please try again.');
  answer(LOGIN, sampleSession());
  await byKeyboard.write(field('Password'), PASSWORD);
  await byKeyboard.press(button('Log in'));
  await expect.poll(address).toBe('/dashboard/user');
  expect(callsOf(LOGIN).map(({ body }) => body)).toMatchObject([
    { password: 'wrong-1-password' },
    { email: EMAIL, password: PASSWORD },
  ]);
});

describe('applying', () => {
  const open = (as?: 'user') =>
    show(<ApplyButton job={sampleJob({ id: 5, title: 'Tailor' })} />, {
      at: '/jobs/5',
      isPublic: true,
      ...(as ? { as } : {}),
    });
  const SENDING = 'POST /barong/resource/jobs/:id/apply';

  test('as a guest leads to the login by keyboard alone', async () => {
    await open();
    await byKeyboard.press(page.getByText('Apply Now'));
    await expect.poll(address).toBe('/auth/login?next=%2Fjobs%2F5%3Fapply%3D5');
  });

  test('works by keyboard alone, also after the letter was missing', async () => {
    answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: false });
    answer('GET /barong/resource/documents', []);
    refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
    answer(SENDING, sampleMyApplication({ id: 75 }));
    await open('user');
    await byKeyboard.press(page.getByRole('button', { name: /^Apply Now/ }));
    await byKeyboard.press(button('Submit Application'));
    await expect.element(page.getByText('Cover Letter Required')).toBeVisible();
    await byKeyboard.write(field('Cover letter'), 'I sew.');
    await byKeyboard.press(button('Submit Application'));
    await expect.element(page.getByText('Application Submitted', { exact: true })).toBeVisible();
    expect(callsOf(SENDING)).toMatchObject([{ body: { cover_letter: 'I sew.' } }]);
  });
});

test('somebody without an account gets from the login to a new one by keyboard alone', async () => {
  await show(<LoginPage />, { at: '/auth/login?next=%2Fjobs%2F5' });
  await byKeyboard.press(page.getByRole('link', { name: 'Sign up' }));
  await expect.poll(address).toMatch(/^\/auth\/register\b.*next=%2Fjobs%2F5/);
});

test('logging out works by keyboard alone', async () => {
  const LOGOUT = 'DELETE /barong/identity/sessions';
  answer(LOGOUT, { message: 'Logged out' });
  const asha = { role: 'user', name: 'Asha Rao', id: 1 } as const;
  await show(<AccountMenu {...asha} />, { as: 'user', at: '/settings' });
  await byKeyboard.press(button('Account menu of Asha Rao'));
  await byKeyboard.choose(page.getByRole('menuitem', { name: 'Log out' }));
  await expect.element(page.getByText('Logged out successfully')).toBeVisible();
  expect(callsOf(LOGOUT)).toHaveLength(1);
});

describe('notifications', () => {
  const LIST = 'GET /barong/resource/notifications';
  const READING = 'POST /barong/resource/notifications/read';
  const answerWithUnread = (unread: number) => {
    const notifications = [1, 2].map((id) => ({
      id,
      kind: 'application_decided' as const,
      subject: {
        application_id: id + 40,
        job_title: `Cashier ${id}`,
        company_name: 'Malwa Mills',
        status: 'accepted' as const,
      },
      count: 1,
      created_at: '2026-11-18T09:32:00.000Z',
      read_at: id <= unread ? null : '2026-11-19T09:32:00.000Z',
    }));
    answer(LIST, ({ query }) => {
      const fitting = notifications.slice(0, query.filter === 'unread' ? unread : 2);
      const meta = metaOf(query, fitting.length);
      return { notifications: fitting, meta, unread_count: unread };
    });
  };
  const about = (role: 'link' | 'menuitem', title: string) =>
    page.getByRole(role, { name: `accepted your application for ${title}` });

  beforeEach(() => {
    answerWithUnread(2);
    answer(READING, () => {
      answerWithUnread(0);
      return { unread_count: 0 };
    });
  });

  test('are opened with the bell, chosen from its menu and read by keyboard alone', async () => {
    await show(<NotificationsMenu />, { as: 'user', at: '/dashboard/user' });
    await byKeyboard.press(button('Notifications, 2 unread'));
    await byKeyboard.choose(about('menuitem', 'Cashier 2'));
    await expect.poll(address).toBe('/user/applications?application=42');
    await expect.poll(() => callsOf(READING)).toMatchObject([{ body: { ids: [2] } }]);
  });

  test('are all marked as read, and opened on their page, by keyboard alone', async () => {
    const at = '/notifications?filter=unread';
    await show(<NotificationsPage />, { as: 'user', at });
    await byKeyboard.press(button('Mark all as read'));
    await expect.element(page.getByRole('heading', { name: 'Everything is read' })).toBeVisible();
    await byKeyboard.press(page.getByRole('link', { name: 'Show all' }));
    await byKeyboard.press(about('link', 'Cashier 1'));
    await expect.poll(address).toBe('/user/applications?application=41');
  });
});

test('a reset link is requested by keyboard alone', async () => {
  skipWaitsOf(PASSWORD_PAUSE_MS);
  answer(ASK_FOR_LINK, { message: 'ok' });
  await show(<ForgotPasswordPage />, { at: '/auth/forgot-password' });
  await byKeyboard.write(field('Email'), EMAIL);
  await byKeyboard.press(button('Send Reset Link'));
  await expect.element(page.getByRole('heading', { name: 'Email Sent' })).toHaveFocus();
  expect(callsOf(ASK_FOR_LINK).map(({ body }) => body)).toEqual([{ email: EMAIL }]);
});

test('a new password is set by keyboard alone', async () => {
  skipWaitsOf(PASSWORD_PAUSE_MS);
  answer('POST /barong/identity/users/password/confirm_code', { message: 'ok' });
  await show(<ResetPasswordPage />, { at: '/auth/reset-password?reset_token=from-a-mail' });
  await byKeyboard.write(field('New password'), PASSWORD);
  await byKeyboard.write(field('Confirm password'), PASSWORD);
  await byKeyboard.press(button('Reset Password'));
  await expect.poll(address).toBe('/auth/login');
});

test('somebody asks by keyboard alone to be told of an announced page', async () => {
  answer('POST /barong/public/feature_waits', { message: 'ok' });
  await show(<ComingSoonPage />, { at: '/mentors' });
  await byKeyboard.write(field('Email'), EMAIL);
  await byKeyboard.tick(page.getByRole('checkbox', { name: /^Write to me once/ }));
  await byKeyboard.press(button('Notify Me When Ready'));
  await expect.element(page.getByText('Notification Set')).toBeVisible();
});

test('the name is changed by keyboard alone', async () => {
  answer('PUT /barong/resource/users/me', { ...user, username: 'Asha Bai', fullName: 'Asha Bai' });
  await show(<AboutSection user={user} />, { as: 'user', at: '/settings' });
  await byKeyboard.write(field('Full name'), 'Asha Bai');
  await byKeyboard.press(button('Save'));
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(callsOf('PUT /barong/resource/users/me').map(({ body }) => body)).toMatchObject([
    { username: 'Asha Bai' },
  ]);
});

test('the password is changed by keyboard alone, and the session goes on under its new token', async () => {
  answer('PUT /barong/resource/users/password', { message: 'ok', ...sampleRenewal });
  await show(<PasswordSection user={user} />, { as: 'user', at: '/settings' });
  await byKeyboard.write(field('Current password'), 'Mango-tree-42');
  await byKeyboard.write(field('New password'), PASSWORD);
  await byKeyboard.write(field('Confirm password'), PASSWORD);
  await byKeyboard.press(button('Change password'));
  await expect.element(page.getByText('Password changed')).toBeVisible();
  await expect.poll(() => currentSession()?.token).toBe(sampleRenewal.token);
});

test('a mobile number is added and verified by keyboard alone', async () => {
  const phone = {
    phone: '+919876543210',
    verified: false,
    verification_available: true,
    verification_expired: false,
    sms_login: false,
    sms_login_available: false,
  };
  answer('GET /barong/resource/phone', { ...phone, phone: null });
  answer('PUT /barong/resource/phone', phone);
  answer('POST /barong/resource/phone/generate_code', { message: 'ok' });
  answer('POST /barong/resource/phone/confirm_code', { ...phone, verified: true });
  await show(<PhoneSection user={user} />, { as: 'user', at: '/settings' });
  await byKeyboard.press(button('Add a number'));
  await byKeyboard.write(page.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await byKeyboard.press(button('Save number'));
  await byKeyboard.press(button('Verify'));
  await byKeyboard.write(field('Code from the SMS'), '407219');
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('two-step sign-in is set up by keyboard alone', async () => {
  const url = 'otpauth://totp/Vritti:asha?secret=JBSWY3DPEHPK3PXP';
  answer('GET /barong/resource/otp', { enabled: false, recovery_codes_left: 0, advice: null });
  answer('POST /barong/resource/otp/generate_qrcode', { url, secret: 'JBSWY3DPEHPK3PXP' });
  answer('POST /barong/resource/otp/enable', { recovery_codes: ['one-two', 'three-four'] });
  await show(<TwoStepSection />, { as: 'user', at: '/settings' });
  await byKeyboard.press(button('Set up'));
  await byKeyboard.write(field('Code from the app'), '407219');
  await byKeyboard.write(field('Current password'), 'Mango-tree-42');
  await byKeyboard.press(button('Switch on'));
  await expect.element(page.getByText('three-four')).toBeVisible();
});
