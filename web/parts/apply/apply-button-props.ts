import type { Job } from '../../../contract/jobs.ts';

/** What applying needs to know of a job; list and page both have it. */
export type JobToApplyTo = Pick<
  Job,
  'id' | 'title' | 'company_name' | 'company_claimed' | 'state'
> & { source_url?: string | null };

export interface ApplyButtonProps {
  job: JobToApplyTo;
  variant?: 'primary' | 'secondary' | 'soft';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
}
