import type { ReactNode } from 'react';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { emptySearchMessages } from './empty-search-messages.ts';

const ROUTE = 'GET /barong/admin/empty_searches';

export const EMPTY_SEARCHES_ID = 'empty-searches';

interface EmptySearchesProps {
  className: string;
  /** What stands on the card: the searches, most frequent first, in a list that is named by EMPTY_SEARCHES_ID. */
  children: (searches: Answer<Contract[typeof ROUTE]>['empty_searches']) => ReactNode;
}

/** The searches without results. They are counted again every few seconds, so they are fetched whenever the page opens. */
export function EmptySearches({ className, children }: EmptySearchesProps) {
  const t = useMessages(emptySearchMessages);
  const query = useReading(ROUTE, { key: ['empty_searches'], staleTime: 0 });
  return (
    <section aria-labelledby={EMPTY_SEARCHES_ID} className={className}>
      <h2 id={EMPTY_SEARCHES_ID} className="text-h2">
        {t.title}
      </h2>
      <p className="mb-3 text-body text-ink-2">{t.intro}</p>
      <Loaded query={query} failed={t.failed} shapes={['h-24']}>
        {({ empty_searches }) => (
          <Card className="grid gap-3">
            {empty_searches.length === 0 ? <p className="text-body text-ink-2">{t.none}</p> : null}
            {children(empty_searches)}
          </Card>
        )}
      </Loaded>
    </section>
  );
}
