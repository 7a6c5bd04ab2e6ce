import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { type JobSearch, jobsAddress } from './job-search.ts';
import { noJobsMessages } from './no-jobs-messages.ts';

interface DidYouMeanProps {
  search: JobSearch;
  meant: string | null;
  path?: string | undefined;
}

/** Offers another spelling of the words, as a link. */
export default function DidYouMean({ search, meant, path }: DidYouMeanProps) {
  const t = useMessages(noJobsMessages);
  if (!meant) return null;
  return (
    <p className="mt-2 text-body text-ink">
      {t.didYouMean}{' '}
      <Link to={jobsAddress(search, { search: meant }, path)} className="link font-strong">
        {meant}
      </Link>
      ?
    </p>
  );
}
