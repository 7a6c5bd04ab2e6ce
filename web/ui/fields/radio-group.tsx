import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes, useFieldWiring } from './field.tsx';
import { Icon } from '../icon.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line; rows only. */
  note?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'value' | 'defaultValue'
> {
  label: ReactNode;
  options: readonly RadioOption[];
  /** Rows below each other, or chips beside each other for short labels. */
  look?: 'rows' | 'chips';
  /** The chosen value of a controlled group; leave it out otherwise. */
  value?: string;
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
  labelHidden?: boolean;
  className?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, options, look = 'rows', value, defaultValue, ...own } = props;
  const { hint, error, labelHidden, className, ...input } = own;
  const madeName = useId();
  const { id, 'aria-describedby': describedBy } = useFieldWiring({ hint, error }, input.id);
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-small font-strong text-ink'}>
        {label}
      </legend>
      <div className={look === 'chips' ? 'flex flex-wrap gap-2' : 'grid'}>
        {options.map((option) => {
          const box = (
            <input
              {...input}
              id={undefined}
              type="radio"
              name={input.name ?? madeName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={input.disabled || option.disabled}
              className={
                look === 'chips'
                  ? 'peer sr-only'
                  : clsx('tick mt-[calc(0.75rem-10px)]', error && 'border-danger')
              }
            />
          );
          if (look === 'chips') {
            return (
              <label key={option.value} className="chip relative min-h-11">
                {box}
                <Icon of={Check} size={16} className="hidden peer-checked:block" />
                {option.label}
              </label>
            );
          }
          return (
            <label
              key={option.value}
              className={clsx(
                'flex min-h-11 items-start gap-3 py-[10px]',
                option.disabled && 'text-ink-3',
              )}
            >
              {box}
              <span>
                {option.label}
                {option.note && <span className="block text-small text-ink-2">{option.note}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
