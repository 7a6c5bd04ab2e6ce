import { type ChangeEvent, useEffect, useState } from 'react';
import type { strengthOf } from '../../../contract/password-strength.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { useMessages } from '../../lib/messages.ts';
import { newPasswordMessages } from './new-password-messages.ts';
import { textsOf } from '../../lib/forms/texts-of.ts';

type Texts = ReturnType<typeof textsOf>;

interface NewPasswordFieldsProps {
  label: string;
  mistakes: { password?: string | undefined; confirmPassword?: string | undefined };
  /** Name and address of whose password it is, which it should not be. */
  aboutThem?: readonly string[];
  /** Names of fields in the same form that say it, too. */
  beside?: readonly string[];
  /** Is told whether both fields hold the same. */
  onSameChange?: (isSame: boolean) => void;
}

/** A new password, how strong it is, and the same once more: the inputs `password`, `confirmPassword`. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, mistakes, aboutThem = [], beside = [], onSameChange } = props;
  const t = useMessages(newPasswordMessages);
  const [{ password = '', ...others }, setTexts] = useState<Texts>({});
  const step = useStrength(password, [...aboutThem, ...beside.map((name) => others[name] ?? '')]);
  const field = {
    showLabel: t.show,
    hideLabel: t.hide,
    showName: t.showPassword,
    hideName: t.hidePassword,
    autoComplete: 'new-password',
    required: true,
  };

  // Looked up in the form itself: others than the keyboard write there, too.
  function look({ target }: ChangeEvent<HTMLInputElement>) {
    const texts = target.form ? textsOf(target.form) : {};
    setTexts(texts);
    onSameChange?.(texts['password'] === texts['confirmPassword']);
  }

  return (
    <>
      <div>
        <PasswordField
          label={label}
          hint={t.hint}
          name="password"
          error={mistakes.password}
          onChange={look}
          {...field}
        />
        <StrengthMeter label={t.strength} step={step} word={step === 0 ? '' : t[`step${step}`]} />
      </div>
      <PasswordField
        label={t.confirmPassword}
        name="confirmPassword"
        error={mistakes.confirmPassword}
        onChange={look}
        {...field}
        showName={t.showConfirmation}
        hideName={t.hideConfirmation}
      />
    </>
  );
}

type StrengthOf = typeof strengthOf;

/** The words it knows are fetched with the first sign that is typed; until then it says nothing. */
function useStrength(password: string, aboutThem: readonly string[]): ReturnType<StrengthOf> {
  const [measure, setMeasure] = useState<{ strengthOf: StrengthOf }>();
  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping) void import('../../../contract/password-strength.ts').then(setMeasure);
  }, [isTyping]);
  return measure ? measure.strengthOf(password, aboutThem) : 0;
}
