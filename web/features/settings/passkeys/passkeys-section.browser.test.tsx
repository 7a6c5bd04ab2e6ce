import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Passkey } from '../../../../contract/accounts/passkeys.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { PasskeysSection } from './passkeys-section.tsx';

const LIST = 'GET /barong/resource/passkeys';
const CHALLENGE = 'POST /barong/resource/passkeys/generate_challenge';
const REMOVAL = 'POST /barong/resource/passkeys/:id/removal';

const created_at = new Date().toISOString();
const phone: Passkey = { id: 7, name: 'My phone', created_at, last_used_at: null };

const has = (...passkeys: Passkey[]) =>
  answer(LIST, ({ query }) => ({ passkeys, meta: metaOf(query, passkeys.length) }));
const open = () =>
  show(<PasskeysSection user={sampleSession().user} />, {
    as: 'user',
    at: '/settings',
  });
const add = page.getByRole('button', { name: 'Add a passkey' });
const password = page.getByLabelText('Current password', { exact: true });

test('somebody with two-step sign-in proves both steps before a passkey is created', async () => {
  has();
  answer('GET /barong/resource/otp', { enabled: true, recovery_codes_left: 10, advice: null });
  refuse(CHALLENGE, 'identity.session.invalid_otp', { fields: { otp_code: 'Not this one.' } });
  await open();
  await add.click();
  const code = page.getByLabelText('Code from your authenticator app');
  await expect.element(code).toBeVisible();
  await add.click();
  await expect
    .element(page.getByLabelText('Name of the passkey'))
    .toHaveAccessibleDescription(/Enter a name\./);
  await page.getByLabelText('Name of the passkey').fill('My phone');
  await password.fill('Mango-tree-42');
  await code.fill('000000');
  await add.click();
  await expect.element(code).toHaveAccessibleDescription(/Not this one\./);
  expect(callsOf(CHALLENGE).map(({ body }) => body)).toEqual([
    { current_password: 'Mango-tree-42', otp_code: '000000' },
  ]);
});

test('a removal asks for the password, and reports a wrong one at its field', async () => {
  has(phone);
  refuse(REMOVAL, 'user.password.invalid', { fields: { current_password: 'Not this one.' } });
  await open();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await password.fill('Wrong-pass-1');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(password).toHaveAccessibleDescription(/Not this one\./);
  await expectAccessible();
  has();
  answer(REMOVAL, { message: 'ok' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('The passkey is removed')).toBeVisible();
  await expect.element(page.getByText('No passkeys yet')).toBeVisible();
  expect(callsOf(REMOVAL).map(({ params }) => params)).toEqual([{ id: 7 }, { id: 7 }]);
});
