import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ComponentProps, CSSProperties } from 'react';
import { Field, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';

interface CodeFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'ref'> {
  value: string;
  onChange: (code: string) => void;
  /** Called when the last digit is entered: the time to send. */
  onComplete?: (code: string) => void;
  length?: number;
}

/** Digits only, cut to length: people paste "Your code is 407 219". */
export function digitsOf(text: string, length: number): string {
  return text.replace(/\D/gu, '').slice(0, length);
}

/**
 * One real input whose digits are shown in cells: paste, autofill from messages and screen readers
 * work as with any other input, and digits are visible before hydration.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, aside, optional, labelHidden, className, ...own } = props;
  const { value, onChange, onComplete, length = 6, ...input } = own;
  const wiring = useFieldWiring({ hint, error }, input.id);
  const element = useRef<HTMLInputElement>(null);

  // A wrong code stays but is selected, so that typing replaces it.
  useEffect(() => {
    if (error) element.current?.select();
  }, [error]);

  function write(text: string) {
    const code = digitsOf(text, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  }

  return (
    <Field {...{ label, hint, error, aside, optional, labelHidden, className }} id={wiring.id}>
      <div className="code-cells group" style={{ '--cells': length } as CSSProperties}>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          {...input}
          {...wiring}
          ref={element}
          value={value}
          onChange={(event) => write(event.target.value)}
        />
        <div aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={clsx(
                'h-14 rounded-tile border-[1.5px] bg-surface',
                error ? 'border-2 border-danger' : 'border-line-strong',
                index === Math.min(value.length, length - 1) &&
                  'group-focus-within:border-2 group-focus-within:border-brand group-focus-within:shadow-[0_0_0_3px_var(--color-brand-tint)] group-focus-within:outline-2 group-focus-within:outline-transparent',
              )}
            />
          ))}
        </div>
      </div>
    </Field>
  );
}
