import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { useLanguage } from '../../../../lib/messages.ts';
import { type JobSearch, linkTo } from '../job-search.ts';
import { useFilterWords } from '../../../../parts/search/filter-words.ts';
import { TakenOffChip } from './taken-off-chip.tsx';

interface ActiveFiltersProps {
  search: JobSearch;
  /** The name of the company that the search is limited to. */
  company: string | undefined;
}

/** The place and each filter that is set, as links to the search without them. */
export default function ActiveFilters({ search, company }: ActiveFiltersProps) {
  const place = { label: placeName(search.location, useLanguage()), change: { location: '' } };
  const filters = useFilterWords(search, company);
  return (search.location === '' ? filters : [place, ...filters]).map(({ label, change }) => (
    <li key={JSON.stringify(change)} className="shrink-0">
      <TakenOffChip label={label} to={linkTo(search, change)} />
    </li>
  ));
}
