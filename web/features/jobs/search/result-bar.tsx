import { clsx } from 'clsx';
import { LayoutGrid, List } from 'lucide-react';
import { Link } from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isBeyond } from '../../../ui/lists/list-pages.tsx';
import { FilterChips, hasChips, shownWishes } from './filters/filter-chips.tsx';
import { jobsCounted, type JobSearch, linkTo } from './job-search.ts';
import { jobsMessages } from '../messages.ts';
import { SortMenu, SortTabs } from './sort-tabs.tsx';

const AlsoFound = lazyPart(() => import('./also-found.tsx'));

interface ResultBarProps {
  search: JobSearch;
  found: Pick<JobResults, 'meta' | 'location_matched' | 'reading' | 'facets'>;
  isSearching: boolean;
  countText: (count: number, capped: boolean) => string;
}

/** The number of results, with their order and view, and on small screens the filters that are set. */
export function ResultBar({ search, found, isSearching, countText }: ResultBarProps) {
  const t = useMessages(jobsMessages);
  const language = useLanguage();
  const { meta, location_matched: place, reading } = found;
  // Beyond the last page, the page itself says that the list has ended.
  const isOver = isBeyond(meta);
  // If there are no jobs, the wishes are named with what is said about that.
  const wishes = meta.total > 0 ? shownWishes(reading) : [];
  const isShared = hasChips(search) || wishes.length > 0;
  return (
    <div>
      <div
        className={clsx(
          'flex min-h-11 items-center justify-between gap-x-3 md:min-h-12',
          isShared ? null : 'max-md:flex-wrap',
        )}
      >
        <div
          className={clsx(
            'py-1 lg:min-w-0 lg:grow',
            isShared
              ? 'max-w-1/2 shrink-0 lg:max-w-none lg:shrink'
              : 'min-w-0 grow max-md:basis-36',
          )}
        >
          <output className="text-body font-strong">
            {isSearching
              ? t.searching
              : isOver
                ? null
                : countText(jobsCounted(found), meta.total_capped)}
            {place &&
            !(reading?.nearby && reading.have_all_words === 0) &&
            !isSearching &&
            !isOver ? (
              // A phone has no room for the place, and a chip above names it.
              <span className="font-normal text-ink-2 max-md:sr-only">
                {' '}
                {t.inPlace(placeName(place, language))}
              </span>
            ) : null}
          </output>
          {found.reading && !isSearching && !isOver ? <AlsoFound found={found} /> : null}
        </div>
        <FilterChips {...{ search, wishes }} companies={found.facets.company} />
        <ViewLinks search={search} />
        <div className="shrink-0 md:hidden">
          <SortMenu search={search} isShort={isShared} />
        </div>
      </div>
      <SortTabs search={search} found={found} />
    </div>
  );
}

/** Links, so that a view can be shared and needs no scripts; they look like a Segmented. */
function ViewLinks({ search }: Pick<ResultBarProps, 'search'>) {
  const t = useMessages(jobsMessages);
  const views = [
    { view: 'list', label: t.listView, icon: List },
    { view: 'grid', label: t.gridView, icon: LayoutGrid },
  ] as const;
  return (
    <nav
      aria-label={t.view}
      className="inline-flex shrink-0 rounded-lg bg-sunken p-[3px] max-md:hidden"
    >
      {views.map(({ view, label, icon }) => (
        <Link
          key={view}
          to={linkTo(search, { view, page: search.page })}
          preventScrollReset
          aria-label={label}
          title={label}
          aria-current={search.view === view ? 'true' : undefined}
          className={clsx(
            'inline-grid min-h-[42px] min-w-11 pointer-coarse:min-h-11 place-items-center rounded-[9px] forced-colors:aria-[current]:border',
            search.view === view ? 'bg-surface text-ink shadow-lift' : 'text-ink-2 hover:text-ink',
          )}
        >
          <Icon of={icon} />
        </Link>
      ))}
    </nav>
  );
}
