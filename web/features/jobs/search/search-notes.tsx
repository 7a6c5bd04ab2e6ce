import { Link } from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import type {
  ReadWish,
  RelaxedKind,
  SearchReading,
} from '../../../../contract/search/search-reading.ts';
import { rupeesOf } from '../../../../contract/jobs/lakhs.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { atLeastText, numberText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useFilterWords } from '../../../parts/search/filter-words.ts';
import DidYouMean from './did-you-mean.tsx';
import { type JobSearch, jobsAddress, noSearch } from './job-search.ts';
import { NearbyCitiesSaid } from './list/nearby-cities.tsx';
import { searchNotesMessages } from './search-notes-messages.ts';
import { TakenOffChip } from './filters/taken-off-chip.tsx';

interface SearchNotesProps {
  search: JobSearch;
  found: Pick<JobResults, 'did_you_mean' | 'location_matched' | 'reading' | 'nearby'> & {
    meta: Pick<JobResults['meta'], 'total'>;
  };
  path?: string | undefined;
}

/** How the search was read, where that differs from what was typed. */
export default function SearchNotes({ search, found, path }: SearchNotesProps) {
  const t = useMessages(searchNotesMessages);
  const { reading } = found;
  if (!reading) return null;
  const { relaxed } = reading;
  // What was left out is named below.
  const wishes = reading.wishes?.filter(
    ({ kind }) => !relaxed?.some((one) => one === kind && isNamed(one)),
  );
  return (
    <div className="mb-3 grid text-ink-2 max-md:text-small md:mb-4 md:gap-1.5 md:text-body [&>*]:min-w-0">
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
      {wishes && wishes.length > 0 ? (
        <div className="items-center gap-2 max-md:scroll-row max-md:py-1 md:flex md:flex-wrap">
          <span className="shrink-0">{t.readAs}</span>
          <ReadWishes wishes={wishes} search={search} path={path} />
        </div>
      ) : null}
      {reading.no_words === null ? null : <p>{t.noWords(reading.no_words)}</p>}
      {reading.overruled ? <p>{t.overruled(reading.overruled)}</p> : null}
      {relaxed?.map((kind) => (
        <p key={kind}>
          {kind === 'location' && reading.place_named ? (
            <PlaceNamed search={search} reading={reading} path={path} />
          ) : (
            t.relaxed(kind, valuesOf(reading.wishes ?? [], kind))
          )}
          {kind === 'location' ? (
            <NearbyCitiesSaid search={search} found={found} path={path} />
          ) : null}
        </p>
      ))}
      {reading.undisclosed_pay === 'last' ? <p>{t.undisclosedLast}</p> : null}
      {reading.undisclosed_pay === 'among' ? <p>{t.undisclosedToo}</p> : null}
      {/* The line above those nearby names their towns. */}
      {reading.have_all_words === 0 && !reading.nearby ? <p>{t.noneHasAll}</p> : null}
    </div>
  );
}

interface PlaceNamedProps extends Pick<SearchNotesProps, 'search' | 'path'> {
  reading: SearchReading;
}

/** No job is at the place, but some say its name: a client is there, or another office. */
function PlaceNamed({ search, reading, path }: PlaceNamedProps) {
  const t = useMessages(searchNotesMessages);
  const place = valuesOf(reading.wishes ?? [], 'location');
  const { total = 0, capped = false } = reading.place_named ?? {};
  const address = jobsAddress(
    search,
    { search: `${reading.words} ${place}`, as_typed: true },
    path,
  );
  return (
    <>
      {t.placeOfNone(place)}{' '}
      <Link to={address} className="link">
        {t.placeNamed(total, capped ? atLeastText(total) : numberText(total))}
      </Link>
    </>
  );
}

/** Whether what says that a wish of this kind was left out also names it. */
const isNamed = (kind: RelaxedKind) => kind === 'location' || kind === 'company';

/** What was asked for of one kind. */
const valuesOf = (wishes: readonly ReadWish[], of: RelaxedKind) =>
  wishes
    .filter(({ kind }) => kind === of)
    .map(({ value }) => value)
    .join(', ');

interface ReadWishesProps {
  wishes: readonly ReadWish[];
  search: JobSearch;
  path: string | undefined;
}

/** What the words asked for besides the work, each as a link to the search without those words. */
export const ReadWishes = ({ wishes, search, path }: ReadWishesProps) =>
  wishes.map((wish) => (
    <WishChip
      key={`${wish.kind} ${wish.value}`}
      wish={wish}
      to={jobsAddress(search, { search: wish.without }, path)}
    />
  ));

function WishChip({ wish, to }: { wish: ReadWish; to: string }) {
  const words = useMessages(searchNotesMessages);
  const language = useLanguage();
  const [filter] = useFilterWords(filterOf(wish));
  const value = wish.kind === 'location' ? placeName(wish.value, language) : wish.value;
  const label = filter?.label ?? words.wish(wish.kind, value);
  const aMonth = payAMonth(wish);
  return (
    <TakenOffChip
      to={to}
      label={aMonth === null ? label : `${label} (${words.aMonth(numberText(aMonth))})`}
    />
  );
}

/** Up to so many lakhs a year people count by the month. */
const LAKHS_BY_MONTH_MOST = 6;
const MONTHS = 12;

/** In rupees; null if the wish is no such pay. */
function payAMonth({ kind, value }: ReadWish): number | null {
  const isPay = kind === 'salary_min' || kind === 'salary_max';
  const lakhs = Number(value);
  return isPay && lakhs <= LAKHS_BY_MONTH_MOST ? Math.round(rupeesOf(lakhs) / MONTHS) : null;
}

/** The filter that a wish is; none if only words can ask for it. */
function filterOf({ kind, value }: ReadWish): JobSearch {
  switch (kind) {
    case 'location':
    case 'company':
    case 'phrase':
    case 'either':
    case 'exclude':
      return noSearch;
    case 'experience_years':
    case 'salary_min':
    case 'salary_max':
      return { ...noSearch, [kind]: Number(value) };
    default:
      return { ...noSearch, [kind]: [value] };
  }
}
