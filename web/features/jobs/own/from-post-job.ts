import { redirect } from 'react-router';

/** "Post a job" for everybody: newcomers register as an employer first, recruiters go straight on. */
export const loader = () => redirect('/auth/register?type=hr&next=/hr/jobs/create');
