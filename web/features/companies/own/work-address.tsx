import type { ComponentProps } from 'react';
import type { AnyForm, FormOf } from '../../../lib/forms/use-contract-form.ts';
import { AnotherCode } from '../../../parts/codes/another-code.tsx';
import { SentCodeField } from '../../../parts/codes/sent-code-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface WorkAddressProps {
  form: AnyForm & Pick<FormOf<{ email: string }>, 'field'>;
  words: { byMailText: (domain: string) => string; email: string; sendCode: string };
  domain: string;
  /** Whose mailbox is shown as an example. */
  example: string;
}

/** Asks for an address at the company's domain, to mail a code there. */
export function WorkAddress({ form, words: t, domain, example }: WorkAddressProps) {
  return (
    <Form form={form} className="grid gap-3">
      <p className="note">{t.byMailText(domain)}</p>
      <TextField
        {...form.field('email')}
        label={t.email}
        type="email"
        autoComplete="email"
        placeholder={`${example}@${domain}`}
      />
      <div>
        <Button {...form.button}>{t.sendCode}</Button>
      </div>
    </Form>
  );
}

interface WorkCodeProps {
  form: AnyForm & ComponentProps<typeof SentCodeField>['form'];
  words: { codeSent: (email: string) => string; code: string; confirm: string };
  email: string;
  another: ComponentProps<typeof AnotherCode>;
}

/** Asks for the code that was mailed there, or mails another one. */
export function WorkCode({ form, words: t, email, another }: WorkCodeProps) {
  return (
    <Form form={form} className="grid gap-3">
      <p className="note break-words">{t.codeSent(email)}</p>
      <SentCodeField form={form} label={t.code} />
      <AnotherCode {...another} />
      <div>
        <Button {...form.button}>{t.confirm}</Button>
      </div>
    </Form>
  );
}
