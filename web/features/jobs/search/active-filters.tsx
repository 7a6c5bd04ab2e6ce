import { X } from 'lucide-react';
import { placeName } from '../../../../contract/format/place-names.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import { type JobSearch, jobsAddress } from './job-search.ts';
import { filterMessages } from '../../../parts/search/filter-messages.ts';
import { useFilterWords } from '../../../parts/search/filter-words.ts';

interface ActiveFiltersProps {
  search: JobSearch;
  /** The name of the company that the search is limited to. */
  company: string | undefined;
  path?: string | undefined;
}

/** The place and each filter that is set, as links to the search without it. */
export default function ActiveFilters({ search, company, path }: ActiveFiltersProps) {
  const t = useMessages(filterMessages);
  const place = { label: placeName(search.location, useLanguage()), change: { location: '' } };
  const filters = useFilterWords(search, company);
  return (search.location === '' ? filters : [place, ...filters]).map(({ label, change }) => (
    <li key={JSON.stringify(change)} className="shrink-0">
      <ChipLink
        to={jobsAddress(search, change, path)}
        preventScrollReset
        current
        aria-label={t.removeFilter(label)}
      >
        {label}
        <X aria-hidden="true" className="size-4 shrink-0" />
      </ChipLink>
    </li>
  ));
}
