import { patientLazy } from '../../lib/lazy-part.tsx';
import { ForSeekers } from '../jobs/for-seekers.tsx';
import type { JobMenuProps } from './seeker-job-menu.tsx';

const SeekerJobMenu = patientLazy(() => import('./seeker-job-menu.tsx'));

/** What a seeker can hide about a job. */
export const JobMenu = (props: JobMenuProps) => (
  <ForSeekers fallback={<span className="inline-block size-11" />}>
    <SeekerJobMenu {...props} />
  </ForSeekers>
);
