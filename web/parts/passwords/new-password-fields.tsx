import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useState } from 'react';
import type { strengthOf } from '../../../contract/accounts/password-strength.ts';
import { useMessages } from '../../lib/messages.ts';
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

/** From this length on, a password probably consists of words, and only a digit may be missing. */
const PASSPHRASE_LENGTH = 16;

/** A new password with its strength, and its repetition. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, password, confirmation, aboutThem = [] } = props;
  const t = useMessages(passwordMessages);
  const measured = useStrength(password.value, aboutThem);
  // The server knows more common passwords; it must not refuse one that is called strong here.
  const step = password.error && measured !== 0 ? 1 : measured;
  const missesDigit = password.value.length >= PASSPHRASE_LENGTH && !/\p{Nd}/u.test(password.value);
  // A repetition that is still being typed is not an error yet.
  const differs = !password.value.startsWith(confirmation.value);
  return (
    <>
      <div>
        <Password
          {...password}
          label={label}
          hint={missesDigit ? t.missesDigitHint : t.hint}
          autoComplete="new-password"
        />
        <StrengthMeter
          step={step}
          word={missesDigit ? t.missesDigit : step === 0 ? '' : t[`step${step}`]}
        />
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

const fills = ['', 'bg-danger', 'bg-time', 'bg-info', 'bg-ok'] as const;

/** Four bars and a word; the bars are decorative, and the word is announced when it changes. */
function StrengthMeter({ step, word }: { step: ReturnType<StrengthOf>; word: string }) {
  const t = useMessages(passwordMessages);
  return (
    <div className="mt-2 flex min-h-5 items-center noscript:hidden">
      <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx(
              'h-1 rounded-full forced-colors:border',
              bar <= step ? clsx(fills[step], 'forced-colors:bg-[Highlight]') : 'bg-sunken',
            )}
          />
        ))}
      </div>
      <output className="text-caption text-ink-2">
        {step !== 0 && (
          <span className="ml-3">
            <span className="sr-only">{t.strength}: </span>
            {word}
          </span>
        )}
      </output>
    </div>
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
