import { useLocation } from 'react-router';
import type { HrProfile } from '../../../../../contract/companies.ts';
import { PORTAL } from '../../../../../contract/portal-settings/portal-name.ts';
import type { Mistakes } from '../../../../lib/forms/mistakes.ts';
import { useIdInPath } from '../../../../lib/links/id-in-path.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { useOwnJob } from '../calls.ts';
import { jobFormMessages } from './form-messages.ts';
import { jobAnswerMessages, OddAnswer } from '../job-answer.ts';
import { fieldsToChange } from './job-fields.ts';
import { JobForm } from './job-form.tsx';
import { JobSources } from '../sources/job-sources.tsx';
import { FORM_SHAPES, WithCompany } from './with-company.tsx';

export default function EditJobPage() {
  const t = useMessages(jobFormMessages);
  const id = useIdInPath();
  return (
    <>
      <title>{`${t.editTitle} · ${PORTAL}`}</title>
      <WithCompany title={t.editTitle}>
        {(company) =>
          id > 0 ? (
            <EditJob key={id} id={id} company={company} />
          ) : (
            <EmptyState
              as="h1"
              title={t.idMissing}
              actions={<LinkButton to="/hr/postings">{t.toOwnJobs}</LinkButton>}
            />
          )
        }
      </WithCompany>
    </>
  );
}

interface EditJobProps {
  id: number;
  company: HrProfile;
}

function EditJob({ id, company }: EditJobProps) {
  const t = useMessages(jobFormMessages);
  const odd = useMessages(jobAnswerMessages);
  const query = useOwnJob(id);
  const { error } = query;
  return (
    <Loaded
      query={query}
      failed={error instanceof OddAnswer ? odd[error.problem] : t.loadFailed}
      otherwise={t.fetchFailed}
      isPage
      shapes={FORM_SHAPES}
    >
      {(job) => <OwnJobForm {...{ job, id, company }} />}
    </Loaded>
  );
}

function OwnJobForm({
  job,
  id,
  company,
}: EditJobProps & { job: NonNullable<ReturnType<typeof useOwnJob>['data']> | null }) {
  const t = useMessages(jobFormMessages);
  const { state } = useLocation() as { state: { refused?: Mistakes } | null };
  // Another company's open job can be viewed, but not changed.
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
    <>
      <JobForm
        title={t.editTitle}
        company={company}
        saved={fieldsToChange(job)}
        id={id}
        endsAt={endsAt}
        hasApplications={job.application_count > 0}
        refused={state?.refused}
      />
      <JobSources id={id} />
    </>
  );
}
