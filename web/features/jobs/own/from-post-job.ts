import { redirect } from 'react-router';

/** The public "Post a job" link: guests register as a recruiter first, recruiters go straight on. */
export const loader = () => redirect('/auth/register?type=hr&next=/hr/jobs/create');
