import { type FormEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { secondStepMessages } from './second-step-messages.ts';
import { textsOf } from '../../lib/forms/texts-of.ts';

interface SecondStepProps {
  problem: string;
  isBusy: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** After the right password of an account that signs in in two steps. */
export function SecondStep({ problem, isBusy, onCode, onBack }: SecondStepProps) {
  const t = useMessages(secondStepMessages);
  const field = useRef<HTMLInputElement>(null);
  // A wrong code stays, selected, so that the next key starts anew.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [problem]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { otp_code = '' } = textsOf(event.currentTarget);
    if (otp_code.trim()) onCode(otp_code);
    else field.current?.focus();
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <p className="text-body text-ink-2">{t.intro}</p>
      <TextField
        ref={field}
        label={t.code}
        hint={t.hint}
        error={problem}
        name="otp_code"
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel={t.pleaseWait}>
        {t.logIn}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t.back}
      </Button>
    </form>
  );
}
