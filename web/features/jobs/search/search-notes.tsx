import { Link } from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import { useMessages } from '../../../lib/messages.ts';
import DidYouMean from './did-you-mean.tsx';
import { type JobSearch, jobsAddress } from './job-search.ts';
import { searchNotesMessages } from './search-notes-messages.ts';

interface SearchNotesProps {
  search: JobSearch;
  found: Pick<JobResults, 'did_you_mean' | 'location_matched' | 'reading'>;
  path?: string;
}

/** How the search was read, where that differs from what was typed. */
export default function SearchNotes({ search, found, path }: SearchNotesProps) {
  const t = useMessages(searchNotesMessages);
  const { reading } = found;
  if (!reading) return null;
  return (
    <div className="mb-4 grid gap-1.5 text-body text-ink-2">
      <DidYouMean search={search} meant={found.did_you_mean} path={path} />
      {reading.corrected_from === null ? null : (
        <p>
          {t.showing} <strong className="text-ink">{reading.words}</strong>. {t.searchInstead}{' '}
          <Link to={jobsAddress(search, { as_typed: true }, path)} className="link font-strong">
            {reading.corrected_from}
          </Link>
          {t.searchInsteadEnd}
        </p>
      )}
      {reading.location_corrected_from === null ? null : (
        <p>
          {t.placeInstead(reading.location_corrected_from, found.location_matched ?? '')}{' '}
          <Link to={jobsAddress(search, { as_typed: true }, path)} className="link font-strong">
            {t.placeAsTyped(reading.location_corrected_from)}
          </Link>
        </p>
      )}
      {reading.have_all_words === null ? null : <p>{t.haveMost(reading.have_all_words)}</p>}
    </div>
  );
}
