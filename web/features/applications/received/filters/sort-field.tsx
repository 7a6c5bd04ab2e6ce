import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { Triage } from '../use-triage.tsx';
import { useReceivedSort } from './use-received-sort.ts';

/** The order, shown among the filters if there is no room beside the search. */
export function SortField({ list }: Pick<Triage, 'list'>) {
  const { label, options } = useReceivedSort();
  return (
    <SelectField
      small
      label={label}
      labelHidden
      value={list.address.sort}
      onChange={({ target }) => list.sortBy(target.value)}
      options={options}
    />
  );
}
