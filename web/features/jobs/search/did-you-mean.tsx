import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { type JobSearch, linkTo } from './job-search.ts';
import { noJobsMessages } from './no-jobs-messages.ts';

interface DidYouMeanProps {
  search: JobSearch;
  meant: string | null;
}

/** Offers another spelling of the words, as a link. */
export default function DidYouMean({ search, meant }: DidYouMeanProps) {
  const t = useMessages(noJobsMessages);
  if (!meant) return null;
  return (
    <p className="mt-2 text-body text-ink">
      {t.didYouMean}{' '}
      <Link to={linkTo(search, { search: meant })} className="link font-strong">
        {meant}
      </Link>
      ?
    </p>
  );
}
