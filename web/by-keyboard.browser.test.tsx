import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AboutSection } from './features/settings/account/about-section.tsx';
import { PasswordSection } from './features/settings/account/password-section.tsx';
import { TwoStepSection } from './features/settings/security/two-step-section.tsx';
import { sampleRenewal, sampleSession } from './lib/session/sample-session.ts';
import { currentSession } from './lib/session/session.ts';
import { ApplyButton } from './parts/apply/apply-button.tsx';
import { byKeyboard } from './test/keyboard.ts';
import { sampleMyApplication } from './test/sample-applications.ts';
import { sampleJob } from './test/sample-job.ts';
import { address, show } from './test/stage.tsx';
import { answer, callsOf, refuse } from './test/stub-server.ts';

// A journey covers registering, posting a job and hiring by keyboard, and the tests of the forms around signing in, of
// notifications and of the menu use them without a pointer. These are the other forms.

const PASSWORD = 'Seven-kites-27';
const { user } = sampleSession();

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });

test('applying works by keyboard alone, from the guest who is led to the login to the letter that was missing', async () => {
  const SENDING = 'POST /barong/resource/jobs/:id/apply';
  const open = (as?: 'user') =>
    show(<ApplyButton job={sampleJob({ id: 5, title: 'Tailor' })} />, {
      at: '/jobs/5',
      isPublic: true,
      ...(as ? { as } : {}),
    });
  await open();
  await byKeyboard.press(page.getByText('Apply Now'));
  await expect.poll(address).toBe('/auth/login?next=%2Fjobs%2F5%3Fapply%3D5');

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
