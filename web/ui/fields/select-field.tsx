import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';
import { Icon, type IconType } from '../icon.tsx';

interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'className'> {
  options: readonly Choice[];
  /** Shown with the empty value: "Choose a city", "Any type". */
  placeholder?: string;
  small?: boolean;
  /** On a phone only this sign is shown. */
  sign?: IconType | undefined;
}

/** The native select: a wheel on phones, type-ahead on desktops, no script. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, aside, optional, labelHidden, className, ...own } = props;
  const { options, placeholder, small, sign, ...select } = own;
  const wiring = useFieldWiring({ hint, error }, select.id);
  return (
    <Field {...{ label, hint, error, aside, optional, labelHidden, className }} id={wiring.id}>
      <div className="relative">
        <select
          {...select}
          {...wiring}
          className={clsx(
            'control appearance-none pr-11 text-ellipsis',
            small && 'control-sm',
            sign &&
              'max-md:w-11 max-md:pr-0 max-md:pl-10 max-md:text-transparent max-md:*:text-ink',
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          className={clsx(
            'pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-2',
            sign && 'max-md:hidden',
          )}
        />
        {sign ? (
          <Icon of={sign} className="pointer-events-none absolute inset-0 m-auto md:hidden" />
        ) : null}
      </div>
    </Field>
  );
}
