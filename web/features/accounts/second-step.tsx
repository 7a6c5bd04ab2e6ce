import { missingIn } from '../../lib/forms/mistakes.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Login } from './use-login.ts';
import { secondStepMessages } from './second-step-messages.ts';

interface SecondStepProps {
  first: { email: string; password: string };
  login: Login;
  onBack: () => void;
}

/** The second step of a two-step sign-in, after the right password. */
export function SecondStep({ first, login, onBack }: SecondStepProps) {
  const t = useMessages(secondStepMessages);
  const form = useContractForm('POST /barong/identity/sessions', {
    ...login,
    start: { otp_code: '' },
    body: ({ otp_code }) => ({ ...first, otp_code }),
    blames: 'otp_code',
    check: (values) => missingIn(values, { otp_code: t.codeNeeded }),
  });
  return (
    <Form form={form} className="grid gap-5">
      <p className="text-body text-ink-2">{t.intro}</p>
      <TextField
        {...form.field('otp_code')}
        label={t.code}
        hint={t.hint}
        required
        autoFocus
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button {...form.button} size="lg" wide>
        {t.logIn}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t.back}
      </Button>
    </Form>
  );
}
