import { useCallback, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import { SALARY_SLIDER_LPA } from '../../../../contract/constants.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { load, pageContext } from '../../../lib/api/page-context.ts';
import { orUnanswered, useLoaded } from '../../../lib/api/unanswered.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { FilterLink } from './filters/filter-chips.tsx';
import { FoundJobs } from './list/found-jobs.tsx';
import { jobQuery, type JobSearch, withoutFilters } from './job-search.ts';
import { readJobSearch } from './read-job-search.ts';
import { searchHead } from '../heads.ts';
import { jobsMessages } from '../messages.ts';
import { SearchBar } from './search-bar.tsx';
import { useSearch } from './use-search.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';

// The server renders the filters into the page. Once scripts run, a narrow page uses the sheet
// instead, which is loaded when it is opened.
const Filters = lazyPart(() => import('./filters/filters.tsx'), <div />);
const FilterSheet = lazyPart(() => import('./filters/filter-sheet.tsx'));
const OwnFound = lazyPart(() => import('./own-found.tsx'));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = readJobSearch(new URL(request.url).searchParams);
  const { language, publicUrl } = context.get(pageContext);
  const query = jobQuery(search);
  const [found, slot] = await Promise.all([
    load(context, 'GET /barong/public/jobs', { query }),
    // A slot that cannot be loaded is left out.
    load(context, 'GET /barong/public/search_slot', { query }).catch(() => undefined),
  ]);
  return { search, found, slot, head: searchHead(search, found, language, publicUrl) };
}

export const clientLoader = async ({ request, serverLoader }: ClientLoaderFunctionArgs) => ({
  search: readJobSearch(new URL(request.url).searchParams),
  ...(await orUnanswered(serverLoader<typeof loader>())),
});

type Found = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: MetaArgs<typeof clientLoader>) =>
  (loaderData && 'head' in loaderData && loaderData.head) || [];

/** The search for jobs: every filter is in the address, and everything works without scripts. */
export default function JobsPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { search } = loaded;
  const { query, shown } = useLoaded<Found>(loaded);
  const { found: ofAll, slot } = shown;
  const [own, setOwn] = useState<{ of: JobResults; found: JobResults }>();
  const found = own?.of === ofAll ? own.found : ofAll;
  const t = useMessages(jobsMessages);
  const { wanted, change, isSearching } = useSearch(search);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isAlive = useHydrated();
  const isSeeker = useSession()?.user?.role === 'user';
  const hasRoom = useMinWidth('lg');
  const filter = useCallback(
    (part: Partial<JobSearch>) => change({ ...wanted, ...part, page: 1 }),
    [change, wanted],
  );
  const filtering = { search: wanted, found, onChange: filter, salaryBounds: SALARY_SLIDER_LPA };
  return (
    <>
      {isSeeker && query.data ? (
        <OwnFound
          search={search}
          found={ofAll}
          onFound={(ofSeeker) => setOwn({ of: ofAll, found: ofSeeker })}
        />
      ) : null}
      <div className="border-b border-line bg-surface">
        <div className="gutter-public mx-auto max-w-page py-2 md:py-3.5">
          <h1 className="sr-only">{t.title}</h1>
          <SearchBar
            search={search}
            onSearch={filter}
            filters={<FilterLink search={search} onOpen={() => setSheetOpen(true)} />}
          />
        </div>
      </div>
      <FoundJobs
        search={search}
        failure={
          query.error ? (
            <>
              <title>{`${t.title} · ${PORTAL}`}</title>
              <Loaded query={query} failed={t.failed} className="max-lg:mt-2">
                {() => null}
              </Loaded>
            </>
          ) : null
        }
        found={found}
        slot={slot}
        isSearching={isSearching}
        countText={t.found}
        className="gutter-public mx-auto max-w-page pb-10 md:pt-4"
        filters={isAlive && !hasRoom ? null : <Filters {...filtering} />}
      />
      {isSheetOpen ? (
        <FilterSheet
          {...filtering}
          onClear={() => change(withoutFilters(wanted))}
          onClose={() => setSheetOpen(false)}
        />
      ) : null}
    </>
  );
}
