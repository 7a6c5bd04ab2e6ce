import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import type { Job } from '../../../contract/jobs.ts';
import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/lists/link-tabs.tsx';
import { LoadFailed } from '../../ui/lists/load-failed.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { queryOf, readAddress } from './address.ts';
import { useSavedJobs } from './calls.ts';
import { savedJobsMessages } from './messages.ts';
import { NoSavedJobs } from './no-saved-jobs.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SavedJobCard } from './saved-job-card.tsx';

const tabs = [undefined, 'active', 'expiring', 'expired'] as const;

/** `applyTo` gives the button that applies to a job. */
export function SavedJobsPage({ applyTo }: { applyTo: (job: Job) => ReactNode }) {
  const t = useMessages(savedJobsMessages);
  const [params] = useSearchParams();
  const address = readAddress(params);
  const list = useSavedJobs(address);
  const { data: found, isPlaceholderData, isPending } = list;
  const [asked, setAsked] = useState<SavedJob | null>(null);
  const isEmptyForNow = found?.counts.all === 0 && address.search === '';
  return (
    <>
      <title>{`${t.title} · Vritti`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">{t.title}</h1>
        <LinkButton to="/user/jobs" variant="secondary" icon={Search} className="max-md:w-full">
          {t.findMore}
        </LinkButton>
      </div>
      {isEmptyForNow ? null : (
        <>
          <SearchForm key={address.search} search={address.search} status={address.status} />
          <LinkTabs
            label={t.tabs}
            className="mt-4"
            preventScrollReset
            tabs={tabs.map((status) => ({
              to: `/user/saved${queryOf({ ...address, status, page: 1 })}`,
              current: status === address.status,
              label: t[status ?? 'all'],
              count: found?.counts[status ?? 'all'],
            }))}
          />
        </>
      )}
      {found ? (
        <div className={isPlaceholderData ? 'opacity-60' : undefined}>
          {isEmptyForNow ? null : (
            <h2 className="mt-5 mb-3 text-h2">{t.heading(numberText(found.meta.total))}</h2>
          )}
          {found.saved_jobs.length === 0 ? <NoSavedJobs address={address} /> : null}
          <ul className="grid gap-3.5 xl:grid-cols-2">
            {found.saved_jobs.map((saved) => (
              <li key={saved.job_id}>
                <SavedJobCard
                  saved={saved}
                  apply={applyTo(saved.job)}
                  onRemove={() => setAsked(saved)}
                />
              </li>
            ))}
          </ul>
          <div className="mt-5">
            <Pagination
              page={address.page}
              pages={found.meta.totalPages}
              hrefFor={(page) => `/user/saved${queryOf({ ...address, page })}`}
              labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
            />
          </div>
        </div>
      ) : isPending ? (
        <SkeletonGroup label={t.loading} className="mt-5 grid gap-3.5 xl:grid-cols-2">
          <Skeleton className="h-52 w-full rounded-lg" />
          <Skeleton className="h-52 w-full rounded-lg" />
        </SkeletonGroup>
      ) : (
        <LoadFailed text={t.loadFailed} label={t.tryAgain} query={list} className="mt-5" />
      )}
      <RemoveDialog saved={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface SearchFormProps {
  search: string;
  status: SavedJob['status'] | undefined;
}

function SearchForm({ search, status }: SearchFormProps) {
  const t = useMessages(savedJobsMessages);
  const [typed, setTyped] = useState(search);
  const submit = useSubmit();
  return (
    <search className="mt-4 block max-w-120">
      <Form>
        {status ? <input type="hidden" name="status" value={status} /> : null}
        <SearchField
          name="search"
          label={t.search}
          placeholder={t.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          clearLabel={t.clearWord}
          onClear={() => {
            setTyped('');
            if (search) void submit(status ? { status } : {}, { action: '/user/saved' });
          }}
        />
      </Form>
    </search>
  );
}
