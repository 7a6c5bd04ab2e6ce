import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { Button } from '../button.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButton } from './dialog-button.tsx';
import { FormDialog } from './form-dialog.tsx';

test('the buttons of a dialog are stacked on a phone, and leave more room to the field above a keyboard', async () => {
  await show(
    <Dialog
      title="Create alert"
      onClose={() => undefined}
      footer={
        <>
          <Button>Cancel</Button>
          <Button>Save</Button>
        </>
      }
    >
      <input aria-label="Name" />
    </Dialog>,
  );
  const place = (name: string) =>
    page.getByRole('button', { name }).element().getBoundingClientRect();
  await expect.poll(() => place('Save').bottom < place('Cancel').top).toBe(true);
  await page.viewport(390, 440);
  await expect.poll(() => place('Cancel').right < place('Save').left).toBe(true);
  await expect.poll(() => place('Cancel').top === place('Save').top).toBe(true);
});

test('a button opens its dialog, which closes as it likes and gives the focus back', async () => {
  await show(
    <DialogButton label="Change">
      {(close) => (
        <Dialog title="Rename" onClose={close} footer={<Button onClick={close}>Save</Button>}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </DialogButton>,
  );
  const button = page.getByRole('button', { name: 'Change' });
  await button.click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a dialog that begins with a choice begins at the chosen one', async () => {
  await show(
    <Dialog title="Report" onClose={() => undefined}>
      <input type="radio" name="kind" aria-label="Money" />
      <input type="radio" name="kind" aria-label="Fraud" defaultChecked />
    </Dialog>,
  );
  await expect.element(page.getByRole('radio', { name: 'Fraud' })).toHaveFocus();
});

function SomebodyNew() {
  const form = useContractForm('POST /barong/admin/admins', {
    start: { name: '', email: '', admin_role: 'support' },
    failed: 'Not saved',
  });
  return (
    <FormDialog title="Somebody new" form={form} sendLabel="Add" onClose={() => undefined}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="Email" />
    </FormDialog>
  );
}

test('the fields of a form in a dialog stand apart', async () => {
  await show(<SomebodyNew />);
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  const { bottom } = page.getByLabelText('Name').element().getBoundingClientRect();
  const { top } = page.getByText('Email', { exact: true }).element().getBoundingClientRect();
  expect(top - bottom).toBeGreaterThanOrEqual(16);
});
