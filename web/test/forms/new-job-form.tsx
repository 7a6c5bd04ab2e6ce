import { sampleOwnCompany } from '../sample-hiring.ts';
import { show } from '../stage.tsx';
import { emptyFields, type JobFields } from '../../features/jobs/own/form/job-fields.ts';
import { JobForm } from '../../features/jobs/own/form/job-form.tsx';

/** Opens the form of a new job in which these fields are filled in already. */
export const showNewJob = (filled: Partial<JobFields>) =>
  show(
    <JobForm
      title="Post a Job"
      company={sampleOwnCompany()}
      saved={{ ...emptyFields('en'), ...filled }}
      id={null}
    />,
    { as: 'hr', at: '/hr/jobs/create' },
  );
