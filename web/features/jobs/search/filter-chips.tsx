import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { countFilters, type JobSearch } from './job-search.ts';
import { jobsMessages } from '../messages.ts';

const ActiveFilters = lazy(() => import('./active-filters.tsx'));

/** For small screens: opens the filters, and shows those that are set. */
export function FilterChips({ search, onOpen }: { search: JobSearch; onOpen: () => void }) {
  const t = useMessages(jobsMessages);
  const count = countFilters(search);
  return (
    <ul
      aria-label={t.setFilters}
      className="gutter-public scroll-row gap-2 border-b border-line bg-surface py-2 lg:hidden"
    >
      <li className="shrink-0">
        <a
          href="#filters"
          className="chip"
          aria-current={count > 0 ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          <Icon of={SlidersHorizontal} size={16} />
          {t.filters}
          {count > 0 ? (
            <span className="tabular-nums">
              {count} <span className="sr-only">{t.areSet}</span>
            </span>
          ) : null}
        </a>
      </li>
      {count > 0 ? (
        <Suspense fallback={null}>
          <ActiveFilters search={search} />
        </Suspense>
      ) : null}
    </ul>
  );
}
