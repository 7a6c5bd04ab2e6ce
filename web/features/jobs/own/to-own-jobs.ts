import { replace } from 'react-router';

/** The address that the dashboard's cards once linked to. */
export const clientLoader = ({ request }: { request: Request }) =>
  replace(`/hr/postings${new URL(request.url).search}`);

export default function ToOwnJobs() {
  return null;
}
