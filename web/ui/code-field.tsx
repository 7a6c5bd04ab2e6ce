import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Field, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';

interface CodeFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'ref'> {
  value: string;
  onChange: (code: string) => void;
  /** Called with the last digit; the time to send. */
  onComplete?: (code: string) => void;
  length?: number;
}

/** Digits only, cut to length: people paste "Your code is 407 219". */
export function digitsOf(text: string, length: number): string {
  return text.replace(/\D/gu, '').slice(0, length);
}

/** One real input drawn as cells: paste, codes from messages and screen readers work as with any other. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, aside, labelHidden, className, ...own } = props;
  const { value, onChange, onComplete, length = 6, ...input } = own;
  const wiring = useFieldWiring({ hint, error }, input.id);
  const element = useRef<HTMLInputElement>(null);

  // A wrong code stays, selected, so that the next key starts anew.
  useEffect(() => {
    if (error) element.current?.select();
  }, [error]);

  function write(text: string) {
    const code = digitsOf(text, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  }

  return (
    <Field {...{ label, hint, error, aside, labelHidden, className }} id={wiring.id}>
      <div className="group relative max-w-[420px]">
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          {...input}
          {...wiring}
          ref={element}
          value={value}
          onChange={(event) => write(event.target.value)}
          className="absolute inset-0 z-sticky size-full cursor-text bg-transparent text-[16px] text-transparent caret-transparent opacity-0 outline-none"
        />
        <div
          aria-hidden="true"
          className="grid gap-2"
          style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}
        >
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={clsx(
                'grid h-14 place-items-center rounded-tile border-[1.5px] bg-surface text-h2 tabular-nums',
                error ? 'border-2 border-danger text-danger' : 'border-line-strong',
                index === Math.min(value.length, length - 1) &&
                  'group-focus-within:border-2 group-focus-within:border-brand group-focus-within:shadow-[0_0_0_3px_var(--brand-tint)] group-focus-within:outline-2 group-focus-within:outline-transparent',
              )}
            >
              {value[index] ??
                (index === value.length && (
                  <span className="hidden h-6 w-0.5 bg-brand group-focus-within:block" />
                ))}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
