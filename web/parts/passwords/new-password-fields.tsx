import { type ComponentProps, useEffect, useState } from 'react';
import type { strengthOf } from '../../../contract/accounts/password-strength.ts';
import { useMessages } from '../../lib/messages.ts';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { Password } from './password.tsx';
import { passwordMessages } from './password-messages.ts';

/** Props that a form gives one of its text fields. */
type Field = Pick<
  ComponentProps<typeof Password>,
  'id' | 'name' | 'value' | 'error' | 'onChange'
> & { value: string };

interface NewPasswordFieldsProps {
  label: string;
  password: Field;
  confirmation: Field;
  /** Name and email address of the account, which the password should not contain. */
  aboutThem?: readonly string[];
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, password, confirmation, aboutThem = [] } = props;
  const t = useMessages(passwordMessages);
  const step = useStrength(password.value, aboutThem);
  // A repetition that is still being typed is not a mistake yet.
  const differs = !password.value.startsWith(confirmation.value);
  return (
    <>
      <div>
        <Password {...password} label={label} hint={t.hint} autoComplete="new-password" />
        <StrengthMeter label={t.strength} step={step} word={step === 0 ? '' : t[`step${step}`]} />
      </div>
      <Password
        {...confirmation}
        kind="confirmation"
        label={t.confirmPassword}
        autoComplete="new-password"
        error={confirmation.error ?? (differs ? t.differ : undefined)}
      />
    </>
  );
}

type StrengthOf = typeof strengthOf;

/** Its word list is loaded with the first typed character; until then it shows nothing. */
function useStrength(password: string, aboutThem: readonly string[]): ReturnType<StrengthOf> {
  const [measure, setMeasure] = useState<{ strengthOf: StrengthOf }>();
  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping) void import('../../../contract/accounts/password-strength.ts').then(setMeasure);
  }, [isTyping]);
  return measure ? measure.strengthOf(password, aboutThem) : 0;
}
