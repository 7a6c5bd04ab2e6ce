import { replace } from 'react-router';

/** The other addresses of the form that posts a job. */
export const clientLoader = () => replace('/hr/jobs/create');

export default function ToCreate() {
  return null;
}
