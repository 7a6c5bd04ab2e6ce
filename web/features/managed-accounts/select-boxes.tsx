import { useMessages } from '../../lib/messages.ts';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { Td, Th } from '../../ui/lists/data-table.tsx';
import type { Selection } from '../../ui/lists/use-selection.ts';
import { allowed } from './allowed.ts';
import { accountListMessages } from './messages.ts';

interface SelectAllProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

/** The checkbox in the header: selects the whole page. Only for admins who may change several accounts at once. */
export function SelectAll<Row extends { id: number }>({ rows, selection }: SelectAllProps<Row>) {
  const t = useMessages(accountListMessages);
  if (!useMayAsAdmin(allowed.changeSeveral)) return null;
  return (
    <Th className="w-11 pr-0!">
      <input
        type="checkbox"
        aria-label={t.selectAll}
        checked={rows.every(({ id }) => selection.has(id))}
        onChange={() => selection.toggleAll(rows)}
        className="tick"
      />
    </Th>
  );
}

interface SelectOneProps<Row> {
  row: Row;
  name: string;
  selection: Selection<Row>;
}

export function SelectOne<Row extends { id: number }>({
  row,
  name,
  selection,
}: SelectOneProps<Row>) {
  const t = useMessages(accountListMessages);
  if (!useMayAsAdmin(allowed.changeSeveral)) return null;
  return (
    <Td className="relative z-sticky pr-0! max-md:absolute max-md:top-3.5 max-md:right-3.5">
      <input
        type="checkbox"
        aria-label={t.select(name)}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row)}
        className="tick"
      />
    </Td>
  );
}
