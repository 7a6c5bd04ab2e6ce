import type { AnyForm, FormOf } from '../../lib/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface AddressFormProps {
  form: AnyForm & Pick<FormOf<{ email: string }>, 'field'>;
  label: string;
  /** Where a browser without scripts sends the form. */
  action: string;
  /** The button's: what is mailed to the address. */
  send: string;
}

/** Asks a guest for the address of their account, to mail something there. */
export function AddressForm({ form, action, label, send }: AddressFormProps) {
  return (
    <Form form={form} action={action} className="grid gap-5">
      <TextField
        {...form.field('email')}
        label={label}
        type="email"
        required
        inputMode="email"
        autoComplete="username"
      />
      <Button {...form.button} size="lg" wide>
        {send}
      </Button>
    </Form>
  );
}
