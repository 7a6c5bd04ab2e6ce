import { Link } from 'react-router';
import type { PayFigure } from '../../../contract/jobs/salary-guide.ts';
import { useMessages } from '../../lib/messages.ts';
import { DataTable, Td, Tr } from '../../ui/lists/data-table.tsx';
import { salaryGuideMessages } from './messages.ts';
import { PayText } from './pay-text.tsx';

interface PayRow extends PayFigure {
  name: string;
  /** The address that the name links to. */
  to?: string;
}

interface PayTableProps {
  caption: string;
  /** The heading above the names, such as cities. */
  head: string;
  rows: readonly PayRow[];
}

/** The pay of several kinds of jobs; if there are too few, only their number. */
export function PayTable({ caption, head, rows }: PayTableProps) {
  const t = useMessages(salaryGuideMessages);
  return (
    <DataTable caption={caption} framed head={[head, { end: t.median }, { end: t.middleHalf }]}>
      {rows.map(({ name, to, jobs, pay }) => (
        <Tr key={name}>
          <Td>
            <span className="grid gap-0.5">
              {to === undefined ? (
                <span className="text-body font-strong">{name}</span>
              ) : (
                <Link to={to} className="touch-room text-body font-strong underline">
                  {name}
                </Link>
              )}
              <span className="text-ink-2">{t.jobsOf(jobs)}</span>
            </span>
          </Td>
          <Td label={t.median} align="end">
            {pay ? <PayText least={pay.median} /> : <span className="text-ink-2">{t.tooFew}</span>}
          </Td>
          <Td align="end" {...(pay ? { label: t.middleHalf } : {})}>
            {pay ? <PayText least={pay.lower} most={pay.upper} /> : null}
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}
