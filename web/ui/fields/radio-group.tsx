import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes, useFieldWiring } from './field.tsx';
import { Icon } from '../icon.tsx';

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  name: string;
  value: string;
  options: readonly { value: string; label: ReactNode }[];
  hint?: ReactNode;
  error?: ReactNode;
}

/** A choice between a few short labels, as chips side by side. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, value, options, hint, error, ...input } = props;
  const { id, 'aria-describedby': describedBy } = useFieldWiring({ hint, error }, input.id);
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1.5 text-small font-strong text-ink">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="chip relative min-h-11">
            <input
              {...input}
              // A form that misses a choice focuses the group by its id.
              id={option === chosen ? id : undefined}
              type="radio"
              value={option.value}
              checked={value === option.value}
              className="peer sr-only"
            />
            <Icon of={Check} size={16} className="hidden peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
