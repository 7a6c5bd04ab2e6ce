import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { countFilters, linkTo, withoutFilters } from '../job-search.ts';
import { filterMessages } from '../../../../parts/search/filter-messages.ts';
import { jobsMessages } from '../../messages.ts';
import { SEARCH_FORM } from '../search-bar.tsx';

interface FiltersProps extends FilterFieldsProps {
  /** Shown below the filters. */
  children?: ReactNode;
}

/** The filters beside the results, or below them if the page is narrow and has no scripts. */
export default function Filters({ children, ...fields }: FiltersProps) {
  const t = useMessages(filterMessages);
  const { filters } = useMessages(jobsMessages);
  const count = countFilters(fields.search);
  return (
    <section
      id="filters"
      aria-labelledby="filters-title"
      // Beside the jobs the filters scroll on their own. The padding at the sides leaves room for the focus outline.
      className="self-start lg:sticky lg:top-20 lg:-mx-2 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-2"
    >
      <div className="flex min-h-12 items-center justify-between gap-3">
        <h2 id="filters-title" className="text-body font-strong">
          {filters}
        </h2>
        {count > 0 ? (
          <Link
            to={linkTo(withoutFilters(fields.search))}
            preventScrollReset
            className="link text-small"
          >
            {t.clearAll} ({count})
          </Link>
        ) : null}
      </div>
      <FilterFields {...fields} form={SEARCH_FORM} />
      <noscript>
        <Button type="submit" form={SEARCH_FORM} wide>
          {t.showResults}
        </Button>
      </noscript>
      {children}
    </section>
  );
}
