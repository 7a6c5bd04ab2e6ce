import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Job } from '../../../../contract/jobs.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { useErrorToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { ApplyButton } from '../../../parts/apply/apply-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { jobsMessages } from '../messages.ts';
import { useFoundJobs } from './calls.ts';
import Filters from './filters/filters.tsx';
import { findJobsMessages } from './find-jobs-messages.ts';
import { countFilters, type JobSearch, jobsAddress, withoutFilters } from './job-search.ts';
import { FoundJobs } from './list/found-jobs.tsx';
import { FIND_JOBS_SLIDER_LPA, readJobSearch } from './read-job-search.ts';
import { SEARCH_FORM, SearchBar } from './search-bar.tsx';

const FilterSheet = lazy(() => import('./filters/filter-sheet.tsx'));

const PATH = '/user/jobs';

const applyButton = (job: Job) => <ApplyButton job={job} size="sm" showsAnswer />;

/** The seeker's own search: it runs when Search is pressed, and the address remembers it. */
export default function FindJobsPage() {
  const t = useMessages(findJobsMessages);
  const words = useMessages(jobsMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = params.toString();
  const search = readJobSearch(params);
  const query = useFoundJobs(search);
  useErrorToast(t.error, query.error, t.errorText);
  // A new address starts a new draft.
  const [draft, setDraft] = useState({ of: address, search });
  const drafted = draft.of === address ? draft.search : search;
  const change = (part: Partial<JobSearch>) =>
    setDraft({ of: address, search: { ...drafted, ...part } });
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useMinWidth('lg');
  const go = (next: JobSearch) => void navigate(jobsAddress(next, {}, PATH));
  const filtering = { search: drafted, onChange: change, salaryBounds: FIND_JOBS_SLIDER_LPA };
  const count = countFilters(drafted);
  return (
    <div data-wide>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-1 text-body text-ink-2 max-md:hidden">{t.subtitle}</p>
      <div className="mt-2 md:mt-4">
        <SearchBar
          search={search}
          busy={query.isFetching}
          onSearch={(typed) => go({ ...drafted, ...typed, page: 1 })}
          filters={
            <Button
              variant="quiet"
              className="max-lg:-order-1"
              icon={SlidersHorizontal}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span className="max-md:sr-only">{isOpen ? t.hideFilters : t.showFilters}</span>
              {count > 0 ? ` (${count})` : ''}
            </Button>
          }
        >
          <CheckboxField
            label={t.includeRemote}
            checked={drafted.include_remote}
            onChange={(event) => change({ include_remote: event.target.checked })}
          />
        </SearchBar>
      </div>
      <Loaded
        query={query}
        failed={t.failed}
        className="mt-2 md:mt-5"
        loading={
          <output
            data-loading=""
            className="mt-10 flex items-center justify-center gap-3 text-body text-ink-2"
          >
            <Spinner className="size-6" />
            {t.loading}
          </output>
        }
      >
        {(found) => (
          <>
            <FoundJobs
              search={search}
              found={found}
              slot={found.slot}
              isSearching={query.isFetching}
              countText={t.found}
              path={PATH}
              apply={applyButton}
              className="md:mt-5"
              filters={
                isOpen && hasRoom ? (
                  <Filters {...filtering} found={found} path={PATH}>
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
                  found={found}
                  onSearch={() => {
                    setOpen(false);
                    document.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`)?.requestSubmit();
                  }}
                  onClear={() => setDraft({ of: address, search: withoutFilters(drafted) })}
                  onClose={() => setOpen(false)}
                />
              </Suspense>
            ) : null}
          </>
        )}
      </Loaded>
    </div>
  );
}
