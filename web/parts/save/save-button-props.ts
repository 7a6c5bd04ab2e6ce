import type { Job } from '../../../contract/jobs.ts';

export interface SaveButtonProps {
  job: Pick<Job, 'id' | 'title' | 'company_name'>;
  /** A bookmark for cards, or a button with the word. */
  look?: 'icon' | 'button';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
}
