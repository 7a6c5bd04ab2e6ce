import { SlidersHorizontal } from 'lucide-react';
import type { Facets } from '../../../../../contract/jobs.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { countFilters, type JobSearch } from '../job-search.ts';
import { jobsMessages } from '../../messages.ts';

const ActiveFilters = lazyPart(() => import('./active-filters.tsx'));

interface FilterLinkProps {
  search: JobSearch;
  onOpen: () => void;
}

/** For small screens: opens the filters, and says how many are set. */
export function FilterLink({ search, onOpen }: FilterLinkProps) {
  const t = useMessages(jobsMessages);
  const count = countFilters(search);
  return (
    <a
      href="#filters"
      className="chip -order-1 min-h-12 justify-center lg:hidden"
      aria-current={count > 0 ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon of={SlidersHorizontal} size={16} />
      <span className="sr-only">{t.filters}</span>
      {count > 0 ? (
        <span className="tabular-nums">
          {count} <span className="sr-only">{t.areSet}</span>
        </span>
      ) : null}
    </a>
  );
}

interface FilterChipsProps {
  search: JobSearch;
  companies: Facets['company'];
  path?: string | undefined;
}

export const hasChips = (search: JobSearch): boolean =>
  countFilters(search) > 0 || search.location !== '';

/** For small screens: the place and the filters that are set. */
export function FilterChips({ search, companies, path }: FilterChipsProps) {
  const t = useMessages(jobsMessages);
  if (!hasChips(search)) return null;
  const chosen = companies.find(({ value }) => value === `${search.company_id}`);
  return (
    <ul aria-label={t.setFilters} className="scroll-row min-w-0 grow gap-2 py-1 lg:hidden">
      <ActiveFilters search={search} company={chosen?.name} path={path} />
    </ul>
  );
}
