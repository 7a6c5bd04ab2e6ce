import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { sampleRenewal } from '../session/sample-session.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../test/stub-server.ts';
import { type FormOptions, useContractForm } from './use-contract-form.ts';

const ROUTE = 'PUT /barong/resource/users/password';

const start = { current_password: '', password: '', confirm_password: '' };

function PasswordForm(more: Partial<FormOptions<typeof ROUTE, typeof start>>) {
  const form = useContractForm(ROUTE, {
    start,
    check: ({ current_password, password }) => ({
      current_password: current_password ? undefined : 'Enter the present one.',
      password: password ? undefined : 'Enter a new one.',
    }),
    together: [['password', 'confirm_password']],
    saved: 'Changed',
    ...more,
  });
  return (
    <Form form={form}>
      <h1>Password</h1>
      <TextField {...form.field('current_password')} label="Present" />
      <TextField {...form.field('password')} label="New" />
      <TextField {...form.field('confirm_password')} label="Again" />
      <Button {...form.button}>Save</Button>
    </Form>
  );
}

const open = (more: Parameters<typeof PasswordForm>[0] = {}) =>
  show(<PasswordForm {...more} />, { as: 'user' });
const field = (label: string) => page.getByLabelText(label);
const save = page.getByRole('button', { name: 'Save' });

async function fill(present = 'Old-words-1', fresh = 'New-words-2') {
  await field('Present').fill(present);
  await field('New').fill(fresh);
  await field('Again').fill(fresh);
}

test('each wrong field says what is wrong with it, and the first one has the focus', async () => {
  await open();
  await save.click();
  await expect.element(field('Present')).toHaveFocus();
  await expect.element(field('Present')).toHaveAccessibleDescription('Enter the present one.');
  await expect.element(field('New')).toHaveAccessibleDescription('Enter a new one.');
  await expect.element(field('New')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Again')).not.toHaveAttribute('aria-invalid');
  await expectAccessible();
  expect(callsOf(ROUTE)).toEqual([]);
});

test('the first wrong field and its message scroll into view, even if only the field was in view', async () => {
  await show(
    <div data-testid="view" className="overflow-y-auto">
      <PasswordForm check={() => ({ confirm_password: 'Not the same.' })} />
    </div>,
    { as: 'user' },
  );
  await expect.element(field('Again')).toBeVisible();
  const view = page.getByTestId('view').element();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const height = bottomOf(field('Again').element()) - view.getBoundingClientRect().top;
  view.setAttribute('style', `height: ${height + 4}px`);
  await field('Present').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Again')).toHaveFocus();
  const said = page.getByText('Not the same.').element();
  expect(bottomOf(said)).toBeLessThanOrEqual(bottomOf(view) + 1);
});

test('editing a field removes its own message and no other', async () => {
  await open();
  await save.click();
  await field('Present').fill('x');
  await expect.element(field('Present')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('New')).toHaveAccessibleDescription('Enter a new one.');
});

test('a message about two fields goes when either is edited', async () => {
  await open();
  await save.click();
  await field('Again').fill('x');
  await expect.element(field('New')).not.toHaveAttribute('aria-invalid');
});

test('a server refusal appears at its field, which gets the focus, without a toast', async () => {
  refuse(ROUTE, 'user.password.invalid', {
    fields: { current_password: 'Current password is incorrect.' },
  });
  await open({ failed: 'Not saved' });
  await fill();
  await save.click();
  await expect.element(field('Present')).toHaveFocus();
  await expect.element(field('Present')).toHaveAttribute('aria-invalid', 'true');
  expect(page.getByText('Not saved').elements()).toEqual([]);
});

test('a server refusal of a value without a field on the page is shown as a failure of the whole form', async () => {
  const chosen = 'New-words-2';
  const filled = { current_password: 'Old-words-1', password: chosen, confirm_password: chosen };
  function WithoutField() {
    const form = useContractForm(ROUTE, { start: filled, failed: 'Not saved' });
    return (
      <Form form={form}>
        <h1>Password</h1>
        <Button {...form.button}>Save</Button>
      </Form>
    );
  }
  refuse(ROUTE, 'user.password.invalid', {
    fields: { current_password: 'Current password is incorrect.' },
  });
  await show(<WithoutField />, { as: 'user' });
  await save.click();
  await expect.element(page.getByText('Not saved').first()).toBeVisible();
});

test('the button is busy while the form is sent, and a second press sends nothing', async () => {
  answer(ROUTE, { message: 'Done', ...sampleRenewal });
  const release = hold(ROUTE);
  await open();
  await fill();
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await save.click({ force: true });
  release();
  await expect.element(page.getByText('Changed')).toBeVisible();
  expect(callsOf(ROUTE)).toHaveLength(1);
});

test('saving shows one toast and resets the fields', async () => {
  answer(ROUTE, { message: 'Done', ...sampleRenewal });
  await open();
  await fill();
  await save.click();
  await expect.element(page.getByText('Changed')).toBeVisible();
  await expect.poll(() => page.getByText('Changed').elements()).toHaveLength(1);
  await expect.element(field('Present')).toHaveValue('');
});

test('a network failure keeps what was typed, and its toast goes with the next success', async () => {
  loseAnswersTo(ROUTE);
  await open({ failed: 'Not saved' });
  await fill();
  await save.click();
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await expect.element(field('New')).toHaveValue('New-words-2');
  answer(ROUTE, { message: 'Done', ...sampleRenewal });
  await save.click();
  await expect.element(page.getByText('Changed')).toBeVisible();
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
});

test('a success is told at once, and the form goes on when the page has been refetched', async () => {
  answer(ROUTE, { message: 'Done', ...sampleRenewal });
  const refetch = Promise.withResolvers<void>();
  const onSaved = vi.fn<() => void>();
  await open({ onAnswer: () => refetch.promise, onSaved });
  await fill();
  await save.click();
  await expect.element(page.getByText('Changed')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  refetch.resolve();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
});

test('a refusal is told when the page has been refetched, and a lost answer at once', async () => {
  refuse(ROUTE, 'user.password.invalid');
  const refetch = Promise.withResolvers<void>();
  const onAnswer = vi.fn<() => Promise<void>>(() => refetch.promise);
  await open({ onAnswer, failed: 'Not saved' });
  await fill();
  await save.click();
  await expect.poll(() => onAnswer.mock.calls).toHaveLength(1);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  refetch.resolve();
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
  onAnswer.mockReturnValue(new Promise(() => undefined));
  loseAnswersTo(ROUTE);
  await save.click();
  await expect.element(page.getByText('No answer from the server')).toBeVisible();
});

test('without a toast the form itself says that it failed, until the next try', async () => {
  loseAnswersTo(ROUTE);
  await open();
  await fill();
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^No answer from the server/);
  await expectAccessible();
  answer(ROUTE, { message: 'Done', ...sampleRenewal });
  await save.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the rules of the contract are checked before anything is sent', async () => {
  await open({
    check: () => ({}),
    rules: async () =>
      (await import('../../../contract/accounts/passwords.ts')).passwords[ROUTE].body,
  });
  await fill('Old-words-1', 'short');
  await save.click();
  await expect.element(field('New')).toHaveFocus();
  await expect.element(field('New')).toHaveAttribute('aria-invalid', 'true');
  expect(callsOf(ROUTE)).toEqual([]);
});

test('a failure after the form was reported as saved is not shown as a failure to save', async () => {
  using reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  answer(ROUTE, { message: 'Done', ...sampleRenewal });
  await open({ onSaved: () => Promise.reject(new Error('no profile')), failed: 'Not saved' });
  await fill();
  await save.click();
  await expect.element(page.getByText('Changed')).toBeVisible();
  await expect.poll(() => reported.mock.calls).toHaveLength(1);
  expect(page.getByText('Not saved').elements()).toEqual([]);
  await expect.element(field('Present')).toHaveValue('');
});
