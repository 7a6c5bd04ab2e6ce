import type { JobResults } from '../../../../contract/jobs.ts';
import type { LooserSearch } from '../../../../contract/search/nothing-found.ts';
import { useLocation } from 'react-router';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { atLeastText, numberText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BeyondLastPage, isBeyond } from '../../../ui/lists/list-pages.tsx';
import DidYouMean from './did-you-mean.tsx';
import { countFilters, type JobSearch, linkTo, noSearch } from './job-search.ts';
import SearchAlert from './search-alert.tsx';
import { OtherJobs } from './list/other-jobs.tsx';
import WiderSearches from './list/wider-searches.tsx';
import WishChips from './filters/wish-chips.tsx';
import { noJobsMessages } from './no-jobs-messages.ts';

interface NoJobsProps {
  search: JobSearch;
  found: Pick<
    JobResults,
    | 'meta'
    | 'facets'
    | 'capped_facets'
    | 'did_you_mean'
    | 'reading'
    | 'wider'
    | 'nearby'
    | 'nothing'
  >;
}

const PLACES_OFFERED = 6;

/**
 * Shown if nothing was found: offers another spelling, the nearest cities, other places, or no
 * filters.
 */
export default function NoJobs({ search, found }: NoJobsProps) {
  const t = useMessages(noJobsMessages);
  const language = useLanguage();
  // Find Jobs always offers to clear its filters.
  const isFindJobs = useLocation().pathname === '/user/jobs';
  if (isBeyond(found.meta)) {
    const firstPath = linkTo(search, { page: 1 });
    return <BeyondLastPage pages={found.meta.totalPages} firstPath={firstPath} />;
  }
  // The counts are those without the place that was asked for.
  const countText = found.capped_facets.includes('location') ? atLeastText : numberText;
  const hasFilters = isFindJobs || countFilters(search) > 0;
  const nearby = new Set(found.nearby.map(({ location }) => location));
  const elsewhere = found.facets.location.filter(({ value }) => !nearby.has(value));
  const places = search.location ? elsewhere.slice(0, PLACES_OFFERED) : [];
  const others = found.nothing?.others;
  return (
    <>
      <EmptyState
        title={t.none}
        actions={
          <>
            <LinkButton to={linkTo(noSearch, { view: search.view })}>
              {hasFilters ? t.clearFilters : t.clearSearch}
            </LinkButton>
            <SearchAlert search={search} />
          </>
        }
      >
        <Why search={search} found={found} />
        <DidYouMean search={search} meant={found.did_you_mean} />
        {found.nothing?.looser ? <Looser search={search} looser={found.nothing.looser} /> : null}
        {found.reading?.wishes ? (
          <ul className="mt-3 flex flex-wrap justify-center gap-2">
            <WishChips wishes={found.reading.wishes} search={search} />
          </ul>
        ) : null}
        {found.wider.length + found.nearby.length > 0 ? (
          <WiderSearches search={search} found={found} className="mt-3 [justify-content:center]" />
        ) : null}
        {places.length > 0 ? (
          <>
            <p className="mt-3">{t.elsewhere}</p>
            <ul className="mt-2 flex flex-wrap justify-center gap-2">
              {places.map(({ value, count }) => (
                <li key={value}>
                  <ChipLink to={linkTo(search, { location: value })} count={countText(count)}>
                    {placeName(value, language)}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </EmptyState>
      {others && others.newest.length > 0 ? (
        <OtherJobs search={search} words={found.reading?.words ?? search.search} others={others} />
      ) : null}
    </>
  );
}

interface LooserProps extends Pick<NoJobsProps, 'search'> {
  looser: LooserSearch;
}

/** Offers the search without quotes, or with the correction that was refused. */
function Looser({ search, looser }: LooserProps) {
  const t = useMessages(noJobsMessages);
  const language = useLanguage();
  const { total, capped } = looser;
  const read = [looser.words, placeName(looser.location, language)].filter(Boolean).join(', ');
  const to = linkTo(search, { search: looser.search, as_typed: false });
  return (
    <p className="mt-3 flex justify-center">
      <ChipLink to={to} count={capped ? atLeastText(total) : numberText(total)}>
        {search.as_typed ? t.asRead(read) : t.unquoted(looser.search)}
      </ChipLink>
    </p>
  );
}

/** Says what no job has if that is known, or else only what to try. */
function Why({ search, found: { reading, nothing } }: Pick<NoJobsProps, 'search' | 'found'>) {
  const t = useMessages(noJobsMessages);
  const wish = reading?.wishes?.find(({ kind }) => kind === 'location')?.value;
  const { unknown_phrases: phrases = [], unknown_words: unknown = [] } = nothing ?? {};
  if (phrases.length + unknown.length === 0 && !nothing?.is_place_empty) {
    return <p>{t.noneHint}</p>;
  }
  return (
    <p className="[overflow-wrap:anywhere]">
      {phrases.length > 0 ? t.unknownPhrases(phrases) : null}{' '}
      {unknown.length > 0 ? t.unknownWords(unknown) : null}{' '}
      {nothing?.is_place_empty ? t.placeEmpty(search.location || (wish ?? '')) : null}
    </p>
  );
}
