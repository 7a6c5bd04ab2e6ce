import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Card } from '../card.tsx';
import { chartMessages } from './chart-messages.ts';

interface ChartCardProps {
  title: string;
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
  /** Beside the switch between chart and table. */
  actions?: ReactNode;
  /** Shows the table at first. */
  asTable?: boolean;
}

/** A chart of figures, with their table behind a button. */
export function ChartCard({ title, chart, table, actions, asTable = false }: ChartCardProps) {
  const t = useMessages(chartMessages);
  const [isTable, setTable] = useState(asTable);
  const heading = useId();
  const view = isTable ? t.asChart : t.asTable;
  return (
    <Card as="section" aria-labelledby={heading}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-h3">
          {title}
        </h2>
        <div className="flex flex-wrap gap-x-4">
          <button
            type="button"
            aria-label={`${view}: ${title}`}
            className="link touch-room text-small"
            onClick={() => setTable(!isTable)}
          >
            {view}
          </button>
          {actions}
        </div>
      </div>
      {isTable ? <div className="-mx-3.5 md:mx-0">{table}</div> : chart}
    </Card>
  );
}
