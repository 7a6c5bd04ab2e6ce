import { clsx } from 'clsx';
import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Job, JobResults } from '../../../../contract/jobs.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { useErrorToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ApplyButton } from '../../../parts/apply/apply-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { isBeyond, ListPages } from '../../../ui/lists/list-pages.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFoundJobs } from './calls.ts';
import { FilterFields } from './filter-fields.tsx';
import { findJobsMessages } from './find-jobs-messages.ts';
import { JobList } from './list/job-list.tsx';
import { joinCopies } from './list/join-copies.ts';
import { lineAbove } from './list/line-above.ts';
import {
  countFilters,
  isSalaryDisordered,
  type JobSearch,
  jobsAddress,
  noSearch,
} from './job-search.ts';
import { jobsMessages } from '../messages.ts';
import { noJobsMessages } from './no-jobs-messages.ts';
import { FIND_JOBS_SLIDER_LPA, readJobSearch } from './read-job-search.ts';
import NoJobs from './no-jobs.tsx';
import SalaryNotice from './salary-notice.tsx';
import SearchAlert from './search-alert.tsx';
import { PreviewPanel, usePreview } from './preview-panel.tsx';
import { SEARCH_FORM, SearchBar } from './search-bar.tsx';
import SearchNotes from './search-notes.tsx';
import { SortMenu, SortTabs } from './sort-tabs.tsx';

const PATH = '/user/jobs';

const applyButton = (job: Job) => <ApplyButton job={job} size="sm" />;

/** The seeker's own search: it runs when Search is pressed, and the address remembers it. */
export default function FindJobsPage() {
  const t = useMessages(findJobsMessages);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readJobSearch(params);
  const found = useFoundJobs(search);
  const go = (next: JobSearch) => void navigate(jobsAddress(next, {}, PATH));
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-1 text-body text-ink-2 max-md:hidden">{t.subtitle}</p>
      <SearchPanel
        // A new address starts a new draft.
        key={params.toString()}
        search={search}
        found={found.data}
        isSearching={found.isFetching}
        onSearch={go}
      />
      <FoundJobs search={search} query={found} onView={(view) => go({ ...search, view })} />
    </>
  );
}

interface SearchPanelProps {
  search: JobSearch;
  found: JobResults | undefined;
  isSearching: boolean;
  onSearch: (search: JobSearch) => void;
}

function SearchPanel({ search, found, isSearching, onSearch }: SearchPanelProps) {
  const t = useMessages(findJobsMessages);
  const words = useMessages(jobsMessages);
  const none = useMessages(noJobsMessages);
  const [draft, setDraft] = useState(search);
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<JobSearch>) => setDraft({ ...draft, ...part });
  const count = countFilters(draft);
  return (
    <Card as="section" className="mt-3 max-md:p-2.5 md:mt-5 md:p-5">
      <SearchBar
        search={search}
        busy={isSearching}
        onSearch={(typed) => onSearch({ ...draft, ...typed, page: 1 })}
        filters={
          <Button
            variant="quiet"
            className="max-lg:-order-1"
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            aria-controls="find-jobs-filters"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="max-md:sr-only">{isOpen ? t.hideFilters : t.showFilters}</span>
            {count > 0 ? ` (${count})` : ''}
          </Button>
        }
      >
        <CheckboxField
          label={t.includeRemote}
          checked={draft.include_remote}
          onChange={(event) => change({ include_remote: event.target.checked })}
        />
      </SearchBar>
      <div id="find-jobs-filters" hidden={!isOpen}>
        <div className="mt-2 md:columns-2 md:gap-8 xl:columns-3 *:break-inside-avoid">
          <FilterFields
            search={draft}
            onChange={change}
            found={found}
            salaryBounds={FIND_JOBS_SLIDER_LPA}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button type="submit" form={SEARCH_FORM}>
            {words.search}
          </Button>
          <Button variant="quiet" onClick={() => onSearch({ ...noSearch, view: search.view })}>
            {none.clearFilters}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface FoundJobsProps {
  search: JobSearch;
  query: ReturnType<typeof useFoundJobs>;
  onView: (view: JobSearch['view']) => void;
}

function FoundJobs({ search, query, onView }: FoundJobsProps) {
  const t = useMessages(findJobsMessages);
  const words = useMessages(jobsMessages);
  const { error, isFetching } = query;
  useErrorToast(t.error, error, t.errorText);
  return (
    <Loaded
      query={query}
      failed={t.failed}
      className="mt-2 md:mt-5"
      loading={
        <output className="mt-10 flex items-center justify-center gap-3 text-body text-ink-2">
          <Spinner className="size-6" />
          {t.loading}
        </output>
      }
    >
      {(found) => (
        <section className="mt-2 md:mt-5">
          <div className="flex min-h-11 md:min-h-12 flex-wrap items-center justify-between gap-3">
            <output className="text-h3">
              {isFetching
                ? words.searching
                : isBeyond(found.meta)
                  ? null
                  : t.found(found.meta.total, found.meta.total_capped)}
            </output>
            <div className="flex flex-wrap items-center gap-2.5 max-md:hidden">
              {found.jobs.length > 0 ? <SearchAlert search={search} size="sm" /> : null}
              <Segmented
                label={words.view}
                iconsOnly
                value={search.view}
                onChange={onView}
                segments={[
                  { value: 'grid', label: words.gridView, icon: LayoutGrid },
                  { value: 'list', label: words.listView, icon: List },
                ]}
              />
            </div>
            <div className="md:hidden">
              <SortMenu search={search} path={PATH} />
            </div>
          </div>
          <div className="max-md:hidden">
            <SortTabs search={search} path={PATH} />
          </div>
          <div className={clsx('mt-1 md:mt-4', isFetching && 'opacity-60')} aria-busy={isFetching}>
            {isSalaryDisordered(search) ? <SalaryNotice /> : null}
            <JobsOfPage search={search} found={found} />
          </div>
        </section>
      )}
    </Loaded>
  );
}

interface JobsOfPageProps {
  search: JobSearch;
  found: NonNullable<FoundJobsProps['query']['data']>;
}

function JobsOfPage({ search, found }: JobsOfPageProps) {
  const { jobs, more_places } = joinCopies(found, search);
  const preview = usePreview(search, jobs);
  if (jobs.length === 0) return <NoJobs search={search} found={found} path={PATH} />;
  return (
    <>
      <SearchNotes search={search} found={found} path={PATH} />
      <div
        className={clsx(
          preview.isShown && 'gap-6 xl:grid xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]',
        )}
      >
        <JobList
          jobs={jobs}
          morePlaces={more_places}
          lineAbove={lineAbove(found)}
          slot={found.slot}
          view={search.view}
          gridClass="md:grid-cols-2 xl:grid-cols-3"
          apply={applyButton}
          chosen={preview.chosenId}
          onChoose={preview.choose}
        />
        {preview.isShown ? <PreviewPanel id={preview.chosenId} /> : null}
      </div>
      <ListPages
        meta={found.meta}
        hrefFor={(page) => jobsAddress(search, { page }, PATH)}
        className="mt-6"
      />
      <div className="mt-6 flex justify-center md:hidden">
        <SearchAlert search={search} />
      </div>
    </>
  );
}
