import type { JobResults } from '../../../../../contract/jobs.ts';
import { placeName } from '../../../../../contract/format/names/place-names.ts';
import type { DroppedFilter } from '../../../../../contract/search/wider-searches.ts';
import { atLeastText, numberText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { useFilterWords } from '../../../../parts/search/filter-words.ts';
import { ChipLink } from '../../../../ui/lists/chip.tsx';
import { type JobSearch, linkTo, noSearch } from '../job-search.ts';
import { isPlaceLeftOut, NearbyCities } from './nearby-cities.tsx';
import { widerSearchesMessages } from './wider-searches-messages.ts';

interface WiderSearchesProps {
  search: JobSearch;
  found: Pick<JobResults, 'wider' | 'nearby' | 'reading' | 'facets'>;
  className?: string;
}

/**
 * If hardly anything is found: the nearest cities with more jobs, and the search without each
 * filter, as links.
 */
export default function WiderSearches({ search, found, className }: WiderSearchesProps) {
  const t = useMessages(widerSearchesMessages);
  return (
    <>
      {isPlaceLeftOut(found) ? null : (
        <NearbyCities search={search} found={found} className={className} />
      )}
      {found.wider.length > 0 ? (
        <div className={className}>
          <p>{t.without}</p>
          <ul className="mt-2 flex flex-wrap gap-2 [justify-content:inherit]">
            {found.wider.map(({ without, total, capped }) => (
              <li key={without}>
                <ChipLink
                  to={linkTo(search, unsetOf(without))}
                  count={capped ? atLeastText(total) : numberText(total)}
                >
                  <WithoutFilter without={without} search={search} found={found} />
                </ChipLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

interface WithoutFilterProps extends Pick<WiderSearchesProps, 'search' | 'found'> {
  without: DroppedFilter;
}

function WithoutFilter({ without, search, found }: WithoutFilterProps) {
  const t = useMessages(widerSearchesMessages);
  const language = useLanguage();
  const company = found.facets.company.find(({ value }) => value === String(search.company_id));
  const unset = unsetOf(without);
  const kept = Object.keys(unset) as (keyof JobSearch)[];
  const alone = { ...noSearch, ...Object.fromEntries(kept.map((name) => [name, search[name]])) };
  const words = useFilterWords(alone, company?.name).map(({ label }) => label);
  const place = placeName(search.location, language);
  return t.withoutThis(without === 'location' ? place : words.join(', '));
}

/** The change that removes a filter from the search. */
function unsetOf(filter: DroppedFilter): Partial<JobSearch> {
  if (filter === 'salary') return { salary_min: null, salary_max: null };
  return { [filter]: noSearch[filter] };
}
