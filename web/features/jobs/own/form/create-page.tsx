import { PORTAL } from '../../../../../contract/portal-settings/portal-name.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { jobFormMessages } from './form-messages.ts';
import { emptyFields } from './job-fields.ts';
import { JobForm } from './job-form.tsx';
import { Templates } from '../templates/templates.tsx';
import { WithCompany } from './with-company.tsx';

export default function CreateJobPage() {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  return (
    <>
      <title>{`${t.createTitle} · ${PORTAL}`}</title>
      <WithCompany title={t.createTitle}>
        {(company) => (
          <>
            <Templates />
            <JobForm
              title={t.createTitle}
              company={company}
              saved={emptyFields(language)}
              id={null}
            />
          </>
        )}
      </WithCompany>
    </>
  );
}
