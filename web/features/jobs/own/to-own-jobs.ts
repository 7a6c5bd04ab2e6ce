import { redirect } from 'react-router';

/** The address that the dashboard's cards link to. The redirect leaves no entry in the history. */
export const clientLoader = ({ request }: { request: Request }) =>
  redirect(`/hr/postings${new URL(request.url).search}`);

export default function ToOwnJobs() {
  return null;
}
