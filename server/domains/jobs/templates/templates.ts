/** Jobs, in any state, that a team saves as templates for new ones. */
import { sql } from 'kysely';
import type { JobTemplate } from '../../../../contract/jobs/job-templates.ts';
import type { Db } from '../../../platform/database.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import { nameTemplate, selectTemplates } from './template-queries.ts';
import { companyOf } from '../../../platform/sessions.ts';

interface Recruiter {
  company_id: number | null;
}

const LISTED_MAX = 100;

export const listTemplates = (db: Db, recruiter: Recruiter): Promise<JobTemplate[]> =>
  selectTemplates(db, companyOf(recruiter))
    .orderBy(sql`lower(template_name)`)
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();

/** Makes the job a template under this name; without a name it no longer is one. */
export async function keepTemplate(
  db: Db,
  recruiter: Recruiter,
  id: number,
  name: string | null,
): Promise<void> {
  if (!(await nameTemplate(db, companyOf(recruiter), id, name)))
    throw refuse('resource.job.not_found');
}

export async function readTemplate(db: Db, recruiter: Recruiter, id: number): Promise<JobTemplate> {
  const template = orRefuse(
    await selectTemplates(db, companyOf(recruiter)).where('id', '=', id).executeTakeFirst(),
    'resource.job.not_found',
  );
  return template;
}
