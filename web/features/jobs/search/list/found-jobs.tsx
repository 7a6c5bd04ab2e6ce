import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { SearchSlot } from '../../../../../contract/jobs/featured-jobs.ts';
import type { Job, JobResults } from '../../../../../contract/jobs.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { ListPages } from '../../../../ui/lists/list-pages.tsx';
import { isSalaryDisordered, type JobSearch, jobsAddress } from '../job-search.ts';
import { PreviewPanel, usePreview } from '../preview-panel.tsx';
import { ResultBar } from '../result-bar.tsx';
import { joinCopies } from './join-copies.ts';
import { JobList } from './job-list.tsx';
import { linesAbove } from './lines-above.ts';

const NoJobs = lazy(() => import('../no-jobs.tsx'));
const SearchNotes = lazy(() => import('../search-notes.tsx'));
const SalaryNotice = lazy(() => import('../salary-notice.tsx'));
const WiderSearches = lazy(() => import('./wider-searches.tsx'));
const SearchAlert = lazy(() => import('../search-alert.tsx'));

interface FoundJobsProps {
  search: JobSearch;
  found: JobResults;
  slot: SearchSlot | undefined;
  isSearching: boolean;
  /** How the page says the number of jobs. */
  countText: (count: number, capped: boolean) => string;
  /** The filters beside the list, where there is room for them. */
  filters: ReactNode;
  /** Where the search stands; by default that of everybody. */
  path?: string;
  apply?: (job: Job) => ReactNode;
  className?: string;
}

/** What a search found, between its filters and the chosen job: the same for guests and for seekers. */
export function FoundJobs(props: FoundJobsProps) {
  const { search, found, slot, isSearching, countText, filters, path, apply, className } = props;
  // A guest's phone has enough to fetch; guests are offered an alert where nothing is found.
  const isSeeker = useSession()?.user?.role === 'user';
  const { jobs, more_places } = joinCopies(found, search);
  const preview = usePreview(search, jobs);
  // The same element, or React would take away what the server rendered until the notes are fetched.
  const notes = useMemo(
    () => (
      <Suspense fallback={null}>
        {isSalaryDisordered(search) ? <SalaryNotice /> : null}
        {found.jobs.length === 0 ? (
          <NoJobs search={search} found={found} path={path} />
        ) : found.reading ? (
          <SearchNotes search={search} found={found} path={path} />
        ) : null}
      </Suspense>
    ),
    [search, found, path],
  );
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
        <ResultBar {...{ search, found, isSearching, countText, path }} />
        <div aria-busy={isSearching} className={clsx('mt-1 md:mt-4', isSearching && 'opacity-60')}>
          {notes}
          <JobList
            jobs={jobs}
            morePlaces={more_places}
            why={found.why}
            linesAbove={linesAbove(found)}
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
              <Suspense fallback={null}>
                <WiderSearches search={search} found={found} path={path} className="mb-6" />
              </Suspense>
            ) : null}
            <ListPages meta={found.meta} hrefFor={(page) => jobsAddress(search, { page }, path)} />
            {isSeeker ? (
              <div className="mt-6 flex justify-center">
                <Suspense fallback={null}>
                  <SearchAlert search={search} />
                </Suspense>
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
      {preview.isShown ? <PreviewPanel id={preview.chosenId} /> : null}
    </div>
  );
}
