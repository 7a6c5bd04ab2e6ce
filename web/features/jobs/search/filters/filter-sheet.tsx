import type { JobResults } from '../../../../../contract/jobs.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { FilterFields } from './filter-fields.tsx';
import { jobsCounted, type JobSearch } from '../job-search.ts';
import { filterMessages } from '../../../../parts/search/filter-messages.ts';
import { jobsMessages } from '../../messages.ts';

interface FilterSheetProps {
  search: JobSearch;
  found: Pick<JobResults, 'facets' | 'capped_facets' | 'meta' | 'reading'>;
  salaryBounds: { min: number; max: number };
  /** Runs the search, on pages where changes do not run it at once. */
  onSearch?: () => void;
  onChange: (change: Partial<JobSearch>) => void;
  onClear: () => void;
  onClose: () => void;
}

/**
 * The filters on a small screen; the button at the bottom says how many jobs match, or starts the
 * search.
 */
export default function FilterSheet(props: FilterSheetProps) {
  const { found, salaryBounds, onSearch, onChange, onClear, onClose } = props;
  const t = useMessages(filterMessages);
  const { filters, search } = useMessages(jobsMessages);
  return (
    <Sheet
      onClose={onClose}
      title={filters}
      startsAtTitle
      footer={
        <>
          <Button variant="quiet" onClick={onClear}>
            {t.clearAll}
          </Button>
          <Button className="min-w-0 flex-1" onClick={onSearch ?? onClose}>
            {onSearch ? search : t.show(jobsCounted(found), found.meta.total_capped)}
          </Button>
        </>
      }
    >
      {/* The first group needs no line below that of the title. */}
      <div className="-mt-4 [&>:first-child]:border-t-0">
        <FilterFields
          look="chips"
          search={props.search}
          onChange={onChange}
          found={found}
          salaryBounds={salaryBounds}
        />
      </div>
    </Sheet>
  );
}
