import { numberText } from '../../lib/format/format.ts';
import { DataTable, Td, Tr } from '../lists/data-table.tsx';

interface CountTableProps {
  caption: string;
  /** The heading of the labels, and then those of the counts. */
  head: readonly [string, ...string[]];
  rows: readonly { label: string; counts: readonly number[] }[];
}

/** Counts with the names of what was counted, such as the table of a chart. */
export const CountTable = ({ caption, head, rows }: CountTableProps) => (
  <DataTable caption={caption} head={head}>
    {rows.map(({ label, counts }) => (
      <Tr key={label}>
        <Td>{label}</Td>
        {head.slice(1).map((counted, at) => (
          <Td key={counted} label={counted}>
            <span className="tabular-nums">{numberText(counts[at] ?? 0)}</span>
          </Td>
        ))}
      </Tr>
    ))}
  </DataTable>
);
