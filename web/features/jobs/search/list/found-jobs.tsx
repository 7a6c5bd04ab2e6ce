import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import type { SearchSlot } from '../../../../../contract/jobs/featured-jobs.ts';
import type { Job, JobResults } from '../../../../../contract/jobs.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { ListPages } from '../../../../ui/lists/list-pages.tsx';
import { isSalaryDisordered, type JobSearch, linkTo } from '../job-search.ts';
import { PreviewPanel, usePreview } from '../preview-panel.tsx';
import { ResultBar } from '../result-bar.tsx';
import { joinCopies } from './join-copies.ts';
import { JobList } from './job-list.tsx';
import { linesAbove } from './lines-above.ts';

const NoJobs = lazyPart(() => import('../no-jobs.tsx'));
const SearchNotes = lazyPart(() => import('../search-notes.tsx'));
const SalaryNotice = lazyPart(() => import('../filters/salary-notice.tsx'));
const WiderSearches = lazyPart(() => import('./wider-searches.tsx'));
const SearchAlert = lazyPart(() => import('../search-alert.tsx'));

interface FoundJobsProps {
  search: JobSearch;
  found: JobResults;
  slot: SearchSlot | undefined;
  isSearching: boolean;
  /** The number of jobs in the words of the page. */
  countText: (count: number, capped: boolean) => string;
  /** The filters beside the list, if there is room for them. */
  filters: ReactNode;
  /** Shown in place of the jobs if this search got no answer; `found` then belongs to an earlier search. */
  failure?: ReactNode;
  apply?: (job: Job) => ReactNode;
  className?: string;
}

/** What a search found, between its filters and the preview: the same for guests and seekers. */
export function FoundJobs(props: FoundJobsProps) {
  const { search, found, failure, slot, isSearching, countText } = props;
  const { filters, apply, className } = props;
  // Not loaded for guests, whose phones have enough to load: they are offered an alert only if
  // nothing is found.
  const isSeeker = useSession()?.user?.role === 'user';
  const { jobs, more_places } = useMemo(() => joinCopies(found, search), [found, search]);
  const preview = usePreview(search, failure ? [] : jobs);
  const lines = useMemo(() => linesAbove(found), [found]);
  return (
    <div
      className={clsx(
        'grid gap-6',
        filters && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        preview.isShown && (filters ? 'xl:side-columns' : 'xl:side-column'),
        className,
      )}
    >
      {filters}
      <div className="min-w-0 max-lg:order-first">
        {failure ?? (
          <>
            <ResultBar {...{ search, found, isSearching, countText }} />
            <div aria-busy={isSearching} className={clsx('md:mt-4', isSearching && 'opacity-60')}>
              {isSalaryDisordered(search) ? <SalaryNotice /> : null}
              {found.jobs.length === 0 ? (
                <NoJobs search={search} found={found} />
              ) : found.reading ? (
                <SearchNotes search={search} found={found} />
              ) : null}
              <JobList
                jobs={jobs}
                morePlaces={more_places}
                why={found.why}
                linesAbove={lines}
                townsNearby={found.reading?.nearby?.towns}
                slot={slot}
                view={search.view}
                gridClass="md:grid-cols-2 xl:grid-cols-3"
                apply={apply}
                chosen={preview.chosenId}
                onChoose={preview.choose}
              />
            </div>
            {jobs.length > 0 ? (
              <div className="mt-6">
                {found.wider.length + found.nearby.length > 0 ? (
                  <WiderSearches search={search} found={found} className="mb-6" />
                ) : null}
                <ListPages meta={found.meta} hrefFor={(page) => linkTo(search, { page })} />
                {isSeeker ? (
                  <div className="mt-6 flex justify-center">
                    <SearchAlert search={search} />
                  </div>
                ) : null}
              </div>
            ) : null}
          </>
        )}
      </div>
      {preview.isShown ? <PreviewPanel id={preview.chosenId} /> : null}
    </div>
  );
}
