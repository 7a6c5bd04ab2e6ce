import type { Answer } from '../../../../contract/endpoint.ts';
import type { Contract } from '../../../../contract/index.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { useJobsPath } from './jobs-path.ts';
import { missingJobMessages } from './missing-job-messages.ts';
import { SimilarJobs } from './similar-jobs.tsx';
import { DOT } from '../../../lib/format/separator.ts';

export function JobNotFound() {
  const t = useMessages(missingJobMessages);
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState
        as="h1"
        title={t.notFound}
        actions={<LinkButton to={useJobsPath()}>{t.browse}</LinkButton>}
      >
        {t.notFoundText}
      </EmptyState>
    </div>
  );
}

export type GoneJobAnswer = Answer<Contract['GET /barong/public/jobs/:id/similar']>;

/** A job that is no longer open: its title, a notice, and similar open jobs. */
export function GoneJob({ gone: { job, jobs } }: { gone: GoneJobAnswer }) {
  const language = useLanguage();
  const t = useMessages(missingJobMessages);
  const words =
    job.state === 'paused' || job.state === 'held' || job.state === 'removed' ? job.state : 'gone';
  return (
    <div className="gutter-public mx-auto max-w-page py-6 md:py-10">
      <NoticeBar tone="danger">
        <p className="font-strong">{t[words]}</p>
        <p>{t[`${words}Text`](job.company_name)}</p>
      </NoticeBar>
      <h1 className="mt-6 text-h1">{job.title}</h1>
      <p className="mt-1 text-body text-ink-2">
        {job.company_name}
        {DOT}
        {placeName(job.location, language)}
      </p>
      <LinkButton to={useJobsPath()} className="mt-5">
        {t.findOthers}
      </LinkButton>
      <SimilarJobs title={t.untilThen} jobs={jobs} />
    </div>
  );
}
