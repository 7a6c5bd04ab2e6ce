import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import { SALARY_SLIDER_LPA } from '../../../../contract/constants.ts';
import { load, pageContext } from '../../../lib/api/page-context.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ListPages } from '../../../ui/lists/list-pages.tsx';
import { FilterChips, FilterLink } from './filter-chips.tsx';
import { JobList } from './list/job-list.tsx';
import { joinCopies } from './list/join-copies.ts';
import { lineAbove } from './list/line-above.ts';
import {
  isSalaryDisordered,
  jobQuery,
  type JobSearch,
  jobsAddress,
  withoutFilters,
} from './job-search.ts';
import { readJobSearch } from './read-job-search.ts';
import { searchHead } from '../heads.ts';
import { jobsMessages } from '../messages.ts';
import { PreviewPanel, usePreview } from './preview-panel.tsx';
import { ResultBar } from './result-bar.tsx';
import { SearchBar } from './search-bar.tsx';
import { useSearch } from './use-search.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';

const NoJobs = lazy(() => import('./no-jobs.tsx'));
const SearchNotes = lazy(() => import('./search-notes.tsx'));
const SalaryNotice = lazy(() => import('./salary-notice.tsx'));
// The server renders the filters into the page. Once it is alive, a narrow one uses the sheet instead,
// which is fetched when it is opened.
const Filters = lazy(() => import('./filters.tsx'));
const FilterSheet = lazy(() => import('./filter-sheet.tsx'));
const SearchAlert = lazy(() => import('./search-alert.tsx'));
const OwnFound = lazy(() => import('./own-found.tsx'));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = readJobSearch(new URL(request.url).searchParams);
  const { language, publicUrl } = context.get(pageContext);
  const query = jobQuery(search);
  const [found, slot] = await Promise.all([
    load(context, 'GET /barong/public/jobs', { query }),
    // A page does without one that fails.
    load(context, 'GET /barong/public/search_slot', { query }).catch(() => undefined),
  ]);
  return { search, found, slot, head: searchHead(search, found, language, publicUrl) };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

/** The search for jobs: every filter is in the address, and everything works without scripts. */
export default function JobsPage() {
  const { search, found: ofAll, slot } = useLoaderData<typeof loader>();
  const [own, setOwn] = useState<{ of: JobResults; found: JobResults }>();
  const found = own?.of === ofAll ? own.found : ofAll;
  const t = useMessages(jobsMessages);
  const { wanted, change, isSearching } = useSearch(search);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isAlive = useHydrated();
  // A guest's phone has enough to fetch; guests are offered an alert where nothing is found.
  const isSeeker = useSession()?.user?.role === 'user';
  const hasRoom = useMinWidth('lg');
  const filter = (part: Partial<JobSearch>) => change({ ...wanted, ...part, page: 1 });
  const { jobs, more_places } = joinCopies(found, search);
  const preview = usePreview(search, jobs);
  return (
    <>
      {isSeeker ? (
        <Suspense fallback={null}>
          <OwnFound
            search={search}
            found={ofAll}
            onFound={(ofSeeker) => setOwn({ of: ofAll, found: ofSeeker })}
          />
        </Suspense>
      ) : null}
      <div className="border-b border-line bg-surface">
        <div className="gutter-public mx-auto max-w-search py-2.5 md:py-3.5">
          <h1 className="sr-only">{t.title}</h1>
          <SearchBar
            search={search}
            onSearch={filter}
            filters={<FilterLink search={search} onOpen={() => setSheetOpen(true)} />}
          />
        </div>
      </div>
      <FilterChips search={search} companies={found.facets.company} />
      <div
        className={clsx(
          'gutter-public mx-auto grid max-w-search gap-6 pt-1 pb-10 md:pt-4 lg:grid-cols-[15rem_minmax(0,1fr)]',
          preview.isShown && 'xl:grid-cols-[15rem_minmax(0,27rem)_minmax(0,1fr)]',
        )}
      >
        {isAlive && !hasRoom ? null : (
          <Suspense fallback={<div />}>
            <Filters search={wanted} found={found} onChange={filter} />
          </Suspense>
        )}
        <div className="min-w-0 max-lg:order-first">
          <ResultBar search={search} found={found} isSearching={isSearching} />
          <div
            aria-busy={isSearching}
            className={clsx('mt-1 md:mt-4', isSearching && 'opacity-60')}
          >
            <Suspense fallback={null}>
              {isSalaryDisordered(search) ? <SalaryNotice /> : null}
              {jobs.length === 0 ? <NoJobs search={search} found={found} /> : null}
              {jobs.length > 0 && found.reading ? (
                <SearchNotes search={search} found={found} />
              ) : null}
            </Suspense>
            <JobList
              jobs={jobs}
              morePlaces={more_places}
              lineAbove={lineAbove(found)}
              slot={slot}
              view={search.view}
              gridClass="md:grid-cols-2 xl:grid-cols-3"
              chosen={preview.chosenId}
              onChoose={preview.choose}
            />
          </div>
          {jobs.length > 0 ? (
            <div className="mt-6">
              <ListPages meta={found.meta} hrefFor={(page) => jobsAddress(search, { page })} />
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
      {isSheetOpen ? (
        <Suspense fallback={null}>
          <FilterSheet
            search={wanted}
            found={found}
            salaryBounds={SALARY_SLIDER_LPA}
            onChange={filter}
            onClear={() => change(withoutFilters(wanted))}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
