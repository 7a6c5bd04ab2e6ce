import { missingIn } from '../../../lib/forms/mistakes.ts';
import { type FormOf, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Login } from './use-login.ts';
import { secondStepMessages } from './second-step-messages.ts';
import { SECOND_STEP_CODE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** The verified first step: the password, or a code by SMS. */
export type FirstStep = { email: string; password: string } | { ticket: string; account: string };

interface SecondStepProps {
  first: FirstStep;
  login: Login;
  onBack: () => void;
}

/** The second step of a two-step sign-in, after the right password or code by SMS. */
export function SecondStep({ first, login, onBack }: SecondStepProps) {
  const t = useMessages(secondStepMessages);
  const route =
    'ticket' in first ? 'POST /barong/identity/sessions/sms' : 'POST /barong/identity/sessions';
  const form = useContractForm(route, {
    ...login,
    start: { otp_code: '' },
    body: ({ otp_code }) => ({ ...first, otp_code }),
    blames: 'otp_code',
    check: (values) => missingIn(values, { otp_code: t.codeNeeded }),
  });
  return (
    <Form form={form} className="grid gap-5">
      <SecondStepField form={form} autoFocus />
      <Button {...form.button} size="lg" wide>
        {t.logIn}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t.back}
      </Button>
    </Form>
  );
}

interface SecondStepFieldProps {
  form: Pick<FormOf<{ otp_code: string }>, 'field'>;
  autoFocus?: boolean;
}

/** Asks for the code of the second step. */
export function SecondStepField({ form, autoFocus = false }: SecondStepFieldProps) {
  const t = useMessages(secondStepMessages);
  return (
    <>
      <p className="text-body text-ink-2">{t.intro}</p>
      <TextField
        {...form.field('otp_code')}
        label={t.code}
        hint={t.hint}
        required
        autoFocus={autoFocus}
        maxLength={SECOND_STEP_CODE_MAX_LENGTH}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
