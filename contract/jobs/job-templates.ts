import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { TEMPLATE_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';

export const JobTemplate = z.object({
  /** The job that is the template; copying it as a draft begins a new one. */
  job_id: z.number(),
  name: z.string(),
  title: z.string(),
  location: z.string(),
});
export type JobTemplate = z.output<typeof JobTemplate>;

/** Jobs, in any state, that a team begins new ones with: `POST …/jobs/:id/duplicates`. */
export const jobTemplates = endpoints({
  'GET /barong/resource/job_templates': {
    summary: "The team's templates of jobs by name, at most 100",
    who: 'hr',
    output: z.object({ job_templates: z.array(JobTemplate) }),
  },
  'PUT /barong/resource/jobs/:id/template': {
    summary: 'Keep a job as a template of the team, or rename the template',
    who: 'hr',
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    body: z.object({ name: requiredText('request.missing', TEMPLATE_NAME_MAX_LENGTH) }),
    example: { name: 'Tailor, Sanwer Road' },
    output: JobTemplate,
    errors: ['resource.job.not_found'],
  },
  'DELETE /barong/resource/jobs/:id/template': {
    summary: 'The job is no longer a template; the job itself stays',
    who: 'hr',
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.job.not_found'],
  },
});
