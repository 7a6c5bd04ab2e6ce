import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { sampleRenewal } from '../../lib/session/sample-session.ts';
import { currentSession } from '../../lib/session/session.ts';
import { expectAccessible, fullPageLoad, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../test/stub-server.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Reauthentication } from './reauthentication.tsx';

const CHANGE = 'PUT /barong/resource/phone';
const PROOF = 'POST /barong/identity/sessions/reauthentication';
const PASSKEYS = 'GET /barong/resource/passkeys';
const NUMBER = '+919876543210';
const changed = {
  phone: NUMBER,
  verified: false,
  verification_available: true,
  verification_expired: false,
  sms_login: false,
  sms_login_available: false,
};

/** A form whose endpoint needs recent authentication. */
function PhoneForm() {
  const form = useContractForm(CHANGE, {
    start: { phone: '' },
    failed: 'Not saved',
    saved: 'Saved',
  });
  return (
    <Form form={form}>
      <TextField {...form.field('phone')} label="Number" />
      <Button {...form.button}>Save</Button>
    </Form>
  );
}

const number = page.getByLabelText('Number');
const dialog = page.getByRole('dialog', { name: 'Is it you?' });
const password = dialog.getByLabelText('Current password', { exact: true });
const proceed = dialog.getByRole('button', { name: 'Continue' });

/** Types a number and sends it, in a session whose login was long ago. */
async function sendLate() {
  refuse(CHANGE, 'authz.reauthentication_required');
  answer(PASSKEYS, ({ query }) => ({ passkeys: [], meta: metaOf(query, 0) }));
  const both = (
    <>
      <PhoneForm />
      <Reauthentication />
    </>
  );
  await show(both, { as: 'user', at: '/settings' });
  await number.fill(NUMBER);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(password).toHaveFocus();
}

/** Makes the server accept the password, and then the call that it refused. */
function letIn() {
  answer(PROOF, () => {
    answer(CHANGE, changed);
    return sampleRenewal;
  });
}

test('after the right password, the refused call is sent again with the new token', async () => {
  await sendLate();
  letIn();
  await password.fill('Mango-tree-42');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(PROOF).map(({ body }) => body)).toEqual([{ password: 'Mango-tree-42' }]);
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([{ phone: NUMBER }, { phone: NUMBER }]);
  expect(headersOf(CHANGE, 'authorization')[1]).toBe(`Bearer ${sampleRenewal.token}`);
  expect(headersOf(CHANGE, 'x-csrf-token')[1]).toBe(sampleRenewal.csrf_token);
  expect(currentSession()).toMatchObject({ token: sampleRenewal.token, user: { role: 'user' } });
});

test('a wrong password is reported at its field, and another try works', async () => {
  await sendLate();
  refuse(PROOF, 'user.password.invalid', { fields: { password: 'Not this one.' } });
  await password.fill('Wrong-pass-1');
  await proceed.click();
  await expect.element(password).toHaveAccessibleDescription(/Not this one\./);
  expect(callsOf(CHANGE)).toHaveLength(1);
  letIn();
  await password.fill('Mango-tree-42');
  await proceed.click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('closing the question leaves what was typed, and says that nothing was saved', async () => {
  await sendLate();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await expect.element(number).toHaveValue(NUMBER);
  expect(callsOf(CHANGE)).toHaveLength(1);
  expect(fullPageLoad()).toBeUndefined();
});

test('an account with two steps is also asked for its code', async () => {
  await sendLate();
  refuse(PROOF, 'identity.session.missing_otp', { fields: { otp_code: 'Enter the code.' } });
  await password.fill('Mango-tree-42');
  await proceed.click();
  const code = dialog.getByLabelText('Code from the app, or a recovery code');
  await expect.element(code).toHaveFocus();
  await expectAccessible();
  refuse(PROOF, 'identity.session.invalid_otp', { fields: { otp_code: 'Not this code.' } });
  await code.fill('000000');
  await proceed.click();
  await expect.element(code).toHaveAccessibleDescription(/Not this code\./);
  letIn();
  await code.fill('407219');
  await proceed.click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(callsOf(PROOF).at(-1)?.body).toEqual({ password: 'Mango-tree-42', otp_code: '407219' });
});
