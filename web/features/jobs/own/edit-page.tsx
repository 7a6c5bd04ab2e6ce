import { useParams } from 'react-router';
import type { HrProfile } from '../../../../contract/companies.ts';
import { useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { useOwnJob } from './calls.ts';
import { jobFormMessages } from './form-messages.ts';
import { FormLoading, LoadFailed } from './form-states.tsx';
import { jobAnswerMessages, OddAnswer } from './job-answer.ts';
import { fieldsOf } from './job-fields.ts';
import { JobForm } from './job-form.tsx';
import { WithCompany } from './with-company.tsx';

export default function EditJobPage() {
  const t = useMessages(jobFormMessages);
  const { id } = useParams();
  return (
    <>
      <title>{`${t.editTitle} · Vritti`}</title>
      <WithCompany>
        {(company) => <EditJob key={id} id={Number(id)} company={company} />}
      </WithCompany>
    </>
  );
}

function EditJob({ id, company }: { id: number; company: HrProfile }) {
  const t = useMessages(jobFormMessages);
  const odd = useMessages(jobAnswerMessages);
  const { data: job, error, isPending, isFetching, refetch } = useOwnJob(id);
  if (isPending) return <FormLoading />;
  if (job === undefined) {
    const title = error instanceof OddAnswer ? odd[error.problem] : t.loadFailed;
    return <LoadFailed title={title} busy={isFetching} onRetry={() => void refetch()} />;
  }
  // Other companies' open jobs can be read, but not changed.
  if (!job || job.company_id !== company.id) {
    return (
      <EmptyState
        as="h1"
        title={t.notFound}
        actions={<LinkButton to="/hr/postings">{t.toOwnJobs}</LinkButton>}
      >
        {t.notFoundText}
      </EmptyState>
    );
  }
  const endsAt = job.state === 'active' ? job.expires_at : null;
  return (
    <JobForm title={t.editTitle} company={company} saved={fieldsOf(job)} id={id} endsAt={endsAt} />
  );
}
