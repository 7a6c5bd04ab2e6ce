import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Job } from '../../../../contract/jobs.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { useErrorToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { patientLazy } from '../../../lib/lazy-part.tsx';
import { ApplyButton } from '../../../parts/apply/apply-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Skeleton } from '../../../ui/lists/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { jobsMessages } from '../messages.ts';
import { useFoundJobs } from './calls.ts';
import Filters from './filters/filters.tsx';
import { findJobsMessages } from './find-jobs-messages.ts';
import { countFilters, type JobSearch, linkTo, withoutFilters } from './job-search.ts';
import { FoundJobs } from './list/found-jobs.tsx';
import { FIND_JOBS_SLIDER_LPA, readJobSearch } from './read-job-search.ts';
import { SEARCH_FORM, SearchBar } from './search-bar.tsx';

const FilterSheet = patientLazy(() => import('./filters/filter-sheet.tsx'));

const applyButton = (job: Job) => <ApplyButton job={job} size="sm" showsAnswer />;

/** The seeker's own search: it runs when Search is pressed, and the address remembers it. */
export default function FindJobsPage() {
  const t = useMessages(findJobsMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = readJobSearch(params);
  const query = useFoundJobs(search);
  const { failed } = useMessages(jobsMessages);
  useErrorToast(t.error, query.error, t.errorText);
  const [drafted, setDrafted] = useDraft(params.toString(), search);
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<JobSearch>) => setDrafted({ ...drafted, ...part });
  const go = (next: JobSearch) => void navigate(linkTo(next));
  return (
    <div data-wide>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-1 text-body text-ink-2 max-md:hidden">{t.subtitle}</p>
      <div className="mt-2 md:mt-4">
        <SearchBar
          search={search}
          label={t.what}
          busy={query.isFetching}
          onSearch={(typed) => go({ ...drafted, ...typed, page: 1 })}
          filters={
            <FiltersButton
              count={countFilters(drafted)}
              isOpen={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          }
        >
          <CheckboxField
            label={t.includeRemote}
            checked={drafted.include_remote}
            onChange={(event) => change({ include_remote: event.target.checked })}
          />
        </SearchBar>
      </div>
      <Loaded query={query} failed={failed} className="mt-2 md:mt-5" loading={<Searching />}>
        {(found) => (
          <Results
            search={search}
            found={found}
            isSearching={query.isFetching}
            drafted={drafted}
            onDraft={setDrafted}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Loaded>
    </div>
  );
}

/** What has been chosen but not searched for yet. A new address starts a new draft. */
function useDraft(address: string, search: JobSearch) {
  const [draft, setDraft] = useState({ of: address, search });
  const drafted = draft.of === address ? draft.search : search;
  return [drafted, (next: JobSearch) => setDraft({ of: address, search: next })] as const;
}

interface FiltersButtonProps {
  /** How many filters are set. */
  count: number;
  isOpen: boolean;
  onClick: () => void;
}

function FiltersButton({ count, isOpen, onClick }: FiltersButtonProps) {
  const t = useMessages(findJobsMessages);
  return (
    <Button
      variant="secondary"
      className="max-lg:-order-1 max-lg:min-h-12"
      icon={SlidersHorizontal}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <span className="max-md:sr-only">{isOpen ? t.hideFilters : t.showFilters}</span>
      {count > 0 ? ` (${count})` : ''}
    </Button>
  );
}

function Searching() {
  const t = useMessages(findJobsMessages);
  return (
    <>
      <output data-loading="" className="mt-2 flex min-h-9 items-center gap-3 note md:mt-5">
        <Spinner />
        {t.loading}
      </output>
      <div aria-hidden="true" className="mt-2 grid gap-6 md:mt-4 xl:side-column">
        <div className="grid gap-3">
          <Skeleton className="h-52 rounded-lg" />
          <Skeleton className="h-52 rounded-lg" />
          <Skeleton className="h-52 rounded-lg" />
        </div>
        <Skeleton className="rounded-lg max-xl:hidden" />
      </div>
    </>
  );
}

interface ResultsProps {
  search: JobSearch;
  found: NonNullable<ReturnType<typeof useFoundJobs>['data']>;
  isSearching: boolean;
  drafted: JobSearch;
  onDraft: (next: JobSearch) => void;
  /** Whether the filters are shown: beside the jobs, or in a sheet where there is no room. */
  isOpen: boolean;
  onClose: () => void;
}

function Results({ search, found, isSearching, drafted, onDraft, isOpen, onClose }: ResultsProps) {
  const t = useMessages(findJobsMessages);
  const words = useMessages(jobsMessages);
  const hasRoom = useMinWidth('lg');
  const filtering = {
    search: drafted,
    onChange: (part: Partial<JobSearch>) => onDraft({ ...drafted, ...part }),
    salaryBounds: FIND_JOBS_SLIDER_LPA,
    found,
  };
  return (
    <>
      <FoundJobs
        search={search}
        found={found}
        slot={found.slot}
        isSearching={isSearching}
        countText={t.found}
        apply={applyButton}
        className="md:mt-5"
        filters={
          isOpen && hasRoom ? (
            <Filters {...filtering}>
              <Button type="submit" form={SEARCH_FORM} wide>
                {words.search}
              </Button>
            </Filters>
          ) : null
        }
      />
      {isOpen && !hasRoom ? (
        <Suspense fallback={null}>
          <FilterSheet
            {...filtering}
            onSearch={() => {
              onClose();
              document.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`)?.requestSubmit();
            }}
            onClear={() => onDraft(withoutFilters(drafted))}
            onClose={onClose}
          />
        </Suspense>
      ) : null}
    </>
  );
}
