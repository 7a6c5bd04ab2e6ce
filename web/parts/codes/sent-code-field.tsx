import type { FormOf } from '../../lib/forms/use-contract-form.ts';
import { CodeField } from '../../ui/fields/code-field.tsx';

interface SentCodeFieldProps {
  form: Pick<FormOf<{ otp: string }>, 'field' | 'set' | 'send'>;
  label: string;
  required?: boolean;
  autoFocus?: boolean;
}

/** The field for a code that was sent to the visitor; the form is sent with its last digit. */
export function SentCodeField({ form, ...field }: SentCodeFieldProps) {
  return (
    <CodeField
      autoFocus
      {...form.field('otp')}
      {...field}
      onChange={(otp) => form.set({ otp })}
      onComplete={() => void form.send()}
    />
  );
}
