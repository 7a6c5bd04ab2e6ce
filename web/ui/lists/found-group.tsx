import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Meta } from '../../../contract/lists.ts';
import { totalText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { Card } from '../card.tsx';
import { findMessages } from './find-messages.ts';
import { Loaded, type Loading } from './loaded.tsx';

/** The number of results shown; a link leads to all of them. */
const SHOWN = 5;

interface FoundGroupProps<Row> {
  title: string;
  query: Loading<{ rows: readonly Row[]; meta: Meta }>;
  search: string;
  /** The list with all results. */
  path: string;
  children: (row: Row) => ReactNode;
}

/** The first few of one kind that a search found. */
export function FoundGroup<Row extends { id: number }>(props: FoundGroupProps<Row>) {
  const { title, query, search, path, children } = props;
  const t = useMessages(findMessages);
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-h3">{title}</h2>
      <Loaded query={query} failed={t.failed}>
        {({ rows, meta }) =>
          rows.length === 0 ? (
            <p className="note">{t.none}</p>
          ) : (
            <>
              <ul className="grid gap-3">
                {rows.slice(0, SHOWN).map((row) => (
                  <li key={row.id} className="grid gap-0.5 text-small wrap-anywhere">
                    {children(row)}
                  </li>
                ))}
              </ul>
              {meta.total > SHOWN ? (
                <Link
                  to={`${path}?${new URLSearchParams({ search }).toString()}`}
                  className="link touch-room text-small"
                >
                  {t.all(totalText(meta))}
                </Link>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
