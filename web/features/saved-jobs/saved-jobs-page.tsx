import { Search } from 'lucide-react';
import { useState } from 'react';
import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { numberText } from '../../lib/format/format.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { savedJobsList, savedJobSorts, savedJobStates } from './address.ts';
import { useSavedJobs } from './calls.ts';
import { savedJobsMessages } from './messages.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SavedJobCard } from './saved-job-card.tsx';

const GRID = 'grid gap-3.5 xl:grid-cols-2';

export default function SavedJobsPage() {
  const t = useMessages(savedJobsMessages);
  const list = useListAddress(savedJobsList);
  const { search } = list.address;
  const query = useSavedJobs(list.address);
  const { counts, meta } = query.data ?? {};
  const [asked, setAsked] = useState<SavedJob | null>(null);
  return (
    <>
      <ListPage
        title={t.title}
        // An empty list offers this link itself.
        actions={
          counts?.all === 0 ? null : (
            <LinkButton to="/user/jobs" variant="secondary" icon={Search}>
              {t.findMore}
            </LinkButton>
          )
        }
        list={list}
        query={query}
        rowsOf={(found) => found.saved_jobs}
        shape="h-52 rounded-lg"
        shapesClass={GRID}
        search={{ label: t.search }}
        sort={{
          label: t.sort,
          options: savedJobSorts.map((sort) => ({ value: sort, label: t[`sort_${sort}`] })),
        }}
        tabs={{
          label: t.tabs,
          tabs: [undefined, ...savedJobStates].map((status) => ({
            ...list.choice({ status }),
            label: t[status ?? 'all'],
            count: counts?.[status ?? 'all'],
          })),
        }}
        isBare={counts?.all === 0 && search === ''}
        above={<h2 className="text-h2">{t.heading(numberText(meta?.total ?? 0))}</h2>}
        failed={t.loadFailed}
        none={{
          title: t.none,
          text: t.noneText,
          actions: <LinkButton to="/user/jobs">{t.findJobs}</LinkButton>,
        }}
        noneFits={{ title: t.noMatch, text: search ? t.noMatchText(search) : t.noneInTab }}
        renderCard={(saved) => <SavedJobCard saved={saved} onRemove={() => setAsked(saved)} />}
        keyOf={({ job_id }) => job_id}
        cardsClass={GRID}
      />
      <RemoveDialog saved={asked} onClose={() => setAsked(null)} />
    </>
  );
}
