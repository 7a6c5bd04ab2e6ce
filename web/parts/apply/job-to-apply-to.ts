import type { Job } from '../../../contract/jobs.ts';
import type { Question } from '../../../contract/jobs/questions.ts';

/** What applying needs to know of a job; only the job's own page knows which its questions are, and whether it is blind. */
export type JobToApplyTo = Pick<
  Job,
  'id' | 'title' | 'company_id' | 'company_name' | 'company_claimed' | 'state' | 'has_questions'
> & {
  source_url?: string | null;
  questions?: readonly Question[];
  is_blind?: boolean;
  answer_days?: number | null;
};
