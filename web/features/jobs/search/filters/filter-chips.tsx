import { SlidersHorizontal } from 'lucide-react';
import type { Facets } from '../../../../../contract/jobs.ts';
import { relaxedKindOf } from '../../../../../contract/search/relaxed-kind.ts';
import type { ReadWish, SearchReading } from '../../../../../contract/search/search-reading.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { countFilters, type JobSearch } from '../job-search.ts';
import { jobsMessages } from '../../messages.ts';

const ActiveFilters = lazyPart(() => import('./active-filters.tsx'));
const WishChips = lazyPart(() => import('./wish-chips.tsx'));

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
  wishes: readonly ReadWish[];
}

export const hasChips = (search: JobSearch): boolean =>
  countFilters(search) > 0 || search.location !== '';

/** What the words asked for, except for what the search had to leave out. */
export const shownWishes = (reading: SearchReading | null): readonly ReadWish[] =>
  reading?.wishes?.filter((wish) => !isLeftOut(reading, wish)) ?? [];

export const isLeftOut = ({ relaxed }: SearchReading, wish: ReadWish): boolean =>
  relaxed?.some((kind) => kind === relaxedKindOf(wish)) === true;

/** For small screens: the place and the filters that are set, and what the words asked for. */
export function FilterChips({ search, companies, wishes }: FilterChipsProps) {
  const t = useMessages(jobsMessages);
  if (!hasChips(search) && wishes.length === 0) return null;
  const chosen = companies.find(({ value }) => value === `${search.company_id}`);
  return (
    <ul
      aria-label={t.setFilters}
      // A chip longer than the row has two lines, so that its end can be read and pressed.
      className="scroll-row -mx-1.25 -my-px min-w-0 grow gap-2 px-1.25 py-1.25 lg:hidden [&>li]:max-w-full [&>li]:shrink-0"
    >
      <ActiveFilters search={search} company={chosen?.name} />
      {wishes.length > 0 ? <WishChips wishes={wishes} search={search} /> : null}
    </ul>
  );
}
