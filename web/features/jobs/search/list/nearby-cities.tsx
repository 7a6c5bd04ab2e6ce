import { Fragment } from 'react';
import { Link } from 'react-router';
import type { JobResults } from '../../../../../contract/jobs.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { ChipLink } from '../../../../ui/lists/chip.tsx';
import { type JobSearch, linkTo } from '../job-search.ts';
import { nearbyCitiesMessages } from './nearby-cities-messages.ts';

interface NearbyCitiesProps {
  search: JobSearch;
  found: Pick<JobResults, 'nearby' | 'reading'>;
  className?: string | undefined;
}

/**
 * For a city with hardly any such jobs: the nearest cities that have some, as links to the same
 * search there.
 */
export function NearbyCities({ search, found, className }: NearbyCitiesProps) {
  const t = useMessages(nearbyCitiesMessages);
  if (found.nearby.length === 0) return null;
  return (
    <div className={className}>
      <p>{t.nearest}</p>
      <ul className="mt-2 flex flex-wrap gap-2 [justify-content:inherit]">
        {found.nearby.map((city) => (
          <li key={city.location}>
            <ChipLink to={addressIn(city.location, { search, found })}>{t.city(city)}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The same as a sentence, which on a phone is a single line that scrolls, so that the jobs begin
 * higher.
 */
export function NearbyCitiesSaid({ search, found }: NearbyCitiesProps) {
  const t = useMessages(nearbyCitiesMessages);
  if (found.nearby.length === 0) return null;
  return (
    <>
      {' '}
      <span className="max-md:scroll-row max-md:gap-2 max-md:py-1 max-md:whitespace-nowrap">
        {t.nearestSaid}{' '}
        {found.nearby.map((city, at) => (
          <Fragment key={city.location}>
            {at > 0 ? <span className="max-md:hidden">; </span> : null}
            <Link to={addressIn(city.location, { search, found })} className="link">
              {t.city(city)}
            </Link>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** A place among the words is replaced by the chosen one. */
function addressIn(location: string, { search, found }: NearbyCitiesProps): string {
  const wish = found.reading?.wishes?.find(({ kind }) => kind === 'location');
  const there = { ...search, search: wish?.without ?? search.search };
  return linkTo(there, { location });
}

/** Whether the search had to leave out the place; then the notes above the jobs say so. */
export const isPlaceLeftOut = ({ reading }: Pick<JobResults, 'reading'>): boolean =>
  reading?.relaxed?.includes('location') === true;
