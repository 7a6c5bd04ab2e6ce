import type { ReactNode } from 'react';
import { SelectField } from '../fields/select-field.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** What it says while nothing is chosen: "Any type". */
  any: string;
  values: readonly Value[];
  value: Value | '' | undefined;
  nameOf: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
  hint?: ReactNode;
  className?: string;
}

/** A filter of a list by one of a few values; a value of the address that is none of them is offered too. */
export const FilterSelect = <Value extends string>(props: FilterSelectProps<Value>) => {
  const { any, values, value = '', nameOf, onChange, ...words } = props;
  const isOther = value !== '' && !values.includes(value);
  const offered = isOther ? [value, ...values] : values;
  return (
    <SelectField
      {...words}
      small
      labelHidden
      placeholder={any}
      value={value}
      options={offered.map((known) => ({ value: known, label: nameOf(known) }))}
      onChange={({ target }) => onChange(offered.find((known) => known === target.value))}
    />
  );
};

interface OfSeveralProps<Value extends string> extends Omit<
  FilterSelectProps<string>,
  'values' | 'value' | 'nameOf' | 'onChange'
> {
  values: readonly Value[];
  value: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (values: readonly Value[]) => void;
}

/** The same where an address can name several values at once: these are offered as one, beside each. */
export function FilterSelectOfSeveral<Value extends string>(props: OfSeveralProps<Value>) {
  const { values, value, nameOf, onChange, ...words } = props;
  const together = value.join('\n');
  const partsOf = (choice?: string) =>
    choice === together ? value : values.filter((known) => known === choice);
  return (
    <FilterSelect<string>
      {...words}
      values={values}
      value={together}
      nameOf={(choice) => partsOf(choice).map(nameOf).join(', ')}
      onChange={(choice) => onChange(partsOf(choice))}
    />
  );
}
