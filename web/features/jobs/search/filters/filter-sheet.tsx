import type { JobResults } from '../../../../../contract/jobs.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { jobsCounted } from '../job-search.ts';
import { filterMessages } from '../../../../parts/search/filter-messages.ts';
import { jobsMessages } from '../../messages.ts';

interface FilterSheetProps extends FilterFieldsProps {
  found: Pick<JobResults, 'facets' | 'capped_facets' | 'meta' | 'reading'>;
  /** Runs the search, on pages where changes do not run it at once. */
  onSearch?: () => void;
  onClear: () => void;
  onClose: () => void;
}

/**
 * The filters on a small screen; the button at the bottom says how many jobs match, or starts the
 * search.
 */
export default function FilterSheet({ onSearch, onClear, onClose, ...fields }: FilterSheetProps) {
  const { found } = fields;
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
        <FilterFields {...fields} look="chips" />
      </div>
    </Sheet>
  );
}
