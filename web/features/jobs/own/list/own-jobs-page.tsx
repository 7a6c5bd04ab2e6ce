import { Plus, Upload } from 'lucide-react';
import { useListAddress } from '../../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { PlanRoom } from '../../../../parts/money/plan-room.tsx';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { useJobStats, useOwnJobs } from '../calls.ts';
import { ownJobsMessages } from './messages.ts';
import { OwnJobCard } from './own-job-card.tsx';
import { rareStates, ownJobsList, sorts, states } from './own-jobs-list.ts';
import { jobStateLabels } from '../../../../parts/own-jobs/state-labels.ts';

/** The jobs of the recruiter's own company, in every state. */
export default function OwnJobsPage() {
  const t = useMessages(ownJobsMessages);
  const language = useLanguage();
  const list = useListAddress(ownJobsList);
  const counts = useJobStats().data?.jobs;
  const toForm = (variant: 'primary' | 'secondary') => (
    <MayDo call="POST /barong/resource/jobs" least="recruiter">
      <LinkButton to="/hr/jobs/create" icon={Plus} variant={variant}>
        {t.post}
      </LinkButton>
    </MayDo>
  );
  return (
    <ListPage
      title={t.title}
      actions={
        <div className="flex flex-wrap gap-2">
          <MayDo call="POST /barong/resource/job_imports" least="recruiter">
            <LinkButton to="/hr/jobs/import" icon={Upload} variant="secondary">
              {t.import}
            </LinkButton>
          </MayDo>
          {toForm('primary')}
        </div>
      }
      list={list}
      query={useOwnJobs(list.address)}
      rowsOf={(found) => found.jobs}
      shape="h-44 rounded-lg"
      search={{ label: t.search, hint: t.searchHint }}
      sort={{
        label: t.sort,
        options: sorts.map((sort) => ({ value: sort, label: t[`sort_${sort}`] })),
      }}
      tabs={{
        label: t.tabs,
        tabs: [
          ...[undefined, ...states].map((status) => ({
            ...list.choice({ status }),
            label: status ? jobStateLabels[language][status] : t.all,
            count: counts?.[status ?? 'total'],
          })),
          ...rareStates
            .filter((status) => counts?.[status] || list.address.status === status)
            .map((status) => ({
              ...list.choice({ status }),
              label: status === 'incomplete' ? t.incomplete : jobStateLabels[language][status],
              count: counts?.[status],
            })),
        ],
      }}
      above={<PlanRoom allowance="openJobs" plans="/hr/subscription" />}
      failed={t.failed}
      none={{ title: t.none, text: t.noneText, actions: toForm('secondary') }}
      noneFits={{ title: t.noMatch, text: t.noMatchText, clearLabel: t.showAll }}
      renderCard={(job) => <OwnJobCard job={job} />}
      cardsClass="grid gap-4"
    />
  );
}
