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

/** A filter of a list by one of a few values. */
export const FilterSelect = <Value extends string>(props: FilterSelectProps<Value>) => {
  const { any, values, value = '', nameOf, onChange, ...words } = props;
  return (
    <SelectField
      {...words}
      small
      labelHidden
      placeholder={any}
      value={value}
      options={values.map((known) => ({ value: known, label: nameOf(known) }))}
      onChange={({ target }) => onChange(values.find((known) => known === target.value))}
    />
  );
};
