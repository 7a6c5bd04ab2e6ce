import type { Answer } from '../../../../../contract/endpoint.ts';
import type { Contract } from '../../../../../contract/index.ts';
import { useReading } from '../../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../../lib/api/use-refetch.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { useIdInPath } from '../../../../lib/links/id-in-path.ts';
import { ActEntry } from '../../../../parts/moderation/act-entry.tsx';
import { AppealFields, useAppealSettings } from '../../../../parts/moderation/appeal-fields.tsx';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DetailPage } from '../../../../ui/lists/detail-page.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { StateBadge } from '../../../../parts/own-jobs/state-badge.tsx';
import { moderationMessages } from './moderation-messages.ts';

type Moderation = Answer<Contract['GET /barong/resource/jobs/:id/moderation']>;

const keyOf = (id: number) => ['job-moderation', id];

/** What moderators did about one's own job and why, and the appeal against it. */
export default function ModerationPage() {
  const t = useMessages(moderationMessages);
  const id = useIdInPath();
  const query = useReading('GET /barong/resource/jobs/:id/moderation', {
    key: keyOf(id),
    params: { id },
    staleTime: 0,
  });
  return (
    <DetailPage
      query={query}
      title={t.document}
      failed={t.failed}
      missing={{ title: t.notFound, text: t.notFoundText }}
      back={{ to: '/hr/postings', label: t.back }}
    >
      {(moderation) => <JobModeration moderation={moderation} />}
    </DetailPage>
  );
}

function JobModeration({ moderation: { job, acts } }: { moderation: Moderation }) {
  const t = useMessages(moderationMessages);
  const [last] = acts;
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-h1 wrap-anywhere">{t.title(job.title)}</h1>
        {job.state === 'deleted' ? null : <StateBadge state={job.state} />}
      </header>
      {job.state === 'held' ? (
        <NoticeBar
          action={
            <MayDo call="PUT /barong/resource/jobs/:id" least="recruiter">
              <LinkButton size="sm" variant="secondary" to={`/hr/jobs/${job.id}/edit`}>
                {t.edit}
              </LinkButton>
            </MayDo>
          }
        >
          {t.isHeld}
        </NoticeBar>
      ) : null}
      {job.state === 'removed' ? <NoticeBar tone="danger">{t.isRemoved}</NoticeBar> : null}
      {last ? null : <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {acts.map((act) => (
        <Card key={act.id} as="section">
          <ActEntry act={act}>
            {act === last && act.act !== 'released' && !act.appeal ? (
              <MayDo call="POST /barong/resource/jobs/:id/appeals" least="recruiter">
                <AppealForm jobId={job.id} />
              </MayDo>
            ) : null}
          </ActEntry>
        </Card>
      ))}
    </>
  );
}

function AppealForm({ jobId }: { jobId: number }) {
  const refetch = useRefetch(keyOf(jobId));
  const settings = useAppealSettings(refetch);
  const form = useContractForm('POST /barong/resource/jobs/:id/appeals', {
    ...settings,
    params: { id: jobId },
  });
  return <AppealFields form={form} />;
}
