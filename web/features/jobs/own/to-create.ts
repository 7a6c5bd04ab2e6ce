import { replace } from 'react-router';

/** Other addresses of the form that posts a job. */
export const clientLoader = () => replace('/hr/jobs/create');

export default function ToCreate() {
  return null;
}
