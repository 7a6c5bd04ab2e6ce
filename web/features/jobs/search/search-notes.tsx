import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';
import { useMessages } from '../../../lib/messages.ts';
import { filterMessages } from '../../../parts/search/filter-messages.ts';
import { useFilterWords } from '../../../parts/search/filter-words.ts';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import DidYouMean from './did-you-mean.tsx';
import { type JobSearch, jobsAddress, noSearch } from './job-search.ts';
import { searchNotesMessages } from './search-notes-messages.ts';

interface SearchNotesProps {
  search: JobSearch;
  found: Pick<JobResults, 'did_you_mean' | 'location_matched' | 'reading'>;
  path?: string | undefined;
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
      {reading.wishes ? (
        <div className="flex flex-wrap items-center gap-2">
          <span>{t.readAs}</span>
          <ReadWishes wishes={reading.wishes} search={search} path={path} />
        </div>
      ) : null}
      {reading.have_all_words === null ? null : <p>{t.haveMost(reading.have_all_words)}</p>}
    </div>
  );
}

interface ReadWishesProps {
  wishes: readonly ReadWish[];
  search: JobSearch;
  path: string | undefined;
}

/** Each filter that the words asked for, as a link to the search without those words. */
function ReadWishes({ wishes, search, path }: ReadWishesProps) {
  const t = useMessages(filterMessages);
  const words = useFilterWords(wishes.reduce(withWish, noSearch));
  const places = wishes.filter(({ kind }) => kind === 'location').map(({ value }) => value);
  // In the order of `useFilterWords`: what is not a place has one line each there.
  const labels = [...places, ...words.map(({ label }) => label)];
  const order = [
    'location',
    'work_mode',
    'experience_years',
    'employment_type',
    'salary_min',
    'salary_max',
  ];
  const sorted = wishes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return sorted.map(({ kind, without }, index) => (
    <ChipLink
      key={kind}
      to={jobsAddress(search, { search: without }, path)}
      current
      aria-label={t.removeFilter(labels[index] ?? kind)}
    >
      {labels[index]}
      <X aria-hidden="true" className="size-4 shrink-0" />
    </ChipLink>
  ));
}

function withWish(search: JobSearch, { kind, value }: ReadWish): JobSearch {
  switch (kind) {
    case 'location':
      return search;
    case 'experience_years':
    case 'salary_min':
    case 'salary_max':
      return { ...search, [kind]: Number(value) };
    default:
      return { ...search, [kind]: [value] };
  }
}
