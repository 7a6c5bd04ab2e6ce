import { useEffect, useState } from 'react';
import type { strengthOf } from '../../contract/password-strength.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { StrengthMeter } from '../ui/strength-meter.tsx';
import { useMessages } from './messages.ts';
import { newPasswordMessages } from './new-password-messages.ts';
import { textsOf } from './texts-of.ts';

interface NewPasswordFieldsProps {
  label: string;
  mistakes: { password?: string | undefined; confirmPassword?: string | undefined };
  /** Name and address of whose password it is, which it should not be. */
  aboutThem?: readonly string[];
  /** Is told whether both fields hold the same. */
  onSameChange?: (isSame: boolean) => void;
}

/** A new password, how strong it is, and the same once more: the inputs `password`, `confirmPassword`. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, mistakes, aboutThem = [], onSameChange } = props;
  const t = useMessages(newPasswordMessages);
  const [password, setPassword] = useState('');
  const step = useStrength(password, aboutThem);
  const field = {
    showLabel: t.show,
    hideLabel: t.hide,
    showName: t.showPassword,
    hideName: t.hidePassword,
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <>
      <div>
        <PasswordField
          label={label}
          hint={t.hint}
          name="password"
          error={mistakes.password}
          onChange={({ target }) => {
            setPassword(target.value);
            onSameChange?.(areSame(target.form));
          }}
          {...field}
        />
        <StrengthMeter label={t.strength} step={step} word={step === 0 ? '' : t[`step${step}`]} />
      </div>
      <PasswordField
        label={t.confirmPassword}
        name="confirmPassword"
        error={mistakes.confirmPassword}
        onChange={({ target }) => onSameChange?.(areSame(target.form))}
        {...field}
      />
    </>
  );
}

/** Looked up in the form itself: it may hold what was typed before the page was alive. */
function areSame(form: HTMLFormElement | null): boolean {
  const { password, confirmPassword } = form ? textsOf(form) : {};
  return password === confirmPassword;
}

type StrengthOf = typeof strengthOf;

/** The words it knows are fetched with the first sign that is typed; until then it says nothing. */
function useStrength(password: string, aboutThem: readonly string[]): ReturnType<StrengthOf> {
  const [measure, setMeasure] = useState<{ strengthOf: StrengthOf }>();
  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping) void import('../../contract/password-strength.ts').then(setMeasure);
  }, [isTyping]);
  return measure ? measure.strengthOf(password, aboutThem) : 0;
}
