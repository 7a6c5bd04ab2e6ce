import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobResults } from '../../../../contract/jobs.ts';
import { relaxedKindOf } from '../../../../contract/search/relaxed-kind.ts';
import type {
  ReadWish,
  RelaxedKind,
  SearchReading,
} from '../../../../contract/search/search-reading.ts';
import { atLeastText, numberText } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import DidYouMean from './did-you-mean.tsx';
import { isLeftOut, shownWishes } from './filters/filter-chips.tsx';
import { type JobSearch, linkTo } from './job-search.ts';
import { NearbyCitiesSaid } from './list/nearby-cities.tsx';
import { type NamedKind, searchNotesMessages } from './search-notes-messages.ts';
import WishChips, { useWishName, WishName } from './filters/wish-chips.tsx';

interface SearchNotesProps {
  search: JobSearch;
  found: Pick<JobResults, 'did_you_mean' | 'location_matched' | 'reading' | 'nearby'> & {
    meta: Pick<JobResults['meta'], 'total'>;
  };
}

/** Says how the search was understood, if that differs from what was typed. */
export default function SearchNotes({ search, found }: SearchNotesProps) {
  const t = useMessages(searchNotesMessages);
  const { reading } = found;
  if (!reading) return null;
  const wishes = shownWishes(reading);
  const [first, others] = sayingOf({ t, search, found, reading });
  return (
    <div className="mb-3 grid text-ink-2 empty:hidden max-md:text-small md:mb-4 md:gap-1.5 md:text-body [&>*]:min-w-0">
      <DidYouMean search={search} meant={found.did_you_mean} />
      {wishes.length > 0 ? (
        // On smaller screens the chips are beside the count.
        <div className="flex flex-wrap items-center gap-2 max-lg:hidden">
          <span className="shrink-0">{t.readAs}</span>
          <ul className="contents">
            <WishChips wishes={wishes} search={search} />
          </ul>
        </div>
      ) : null}
      {first.length > 0 ? <div className={SENTENCES}>{first}</div> : null}
      {others.length > 0 ? (
        <details className="group md:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-7 w-fit cursor-pointer list-none items-center gap-1 text-brand-ink supports-[selector(::details-content)]:md:hidden [&::-webkit-details-marker]:hidden">
            {t.more(others.length)}
            <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
          </summary>
          <div className={SENTENCES}>{others}</div>
        </details>
      ) : null}
    </div>
  );
}

/** Sentences follow one another on a line on phones, so that the jobs begin higher. */
const SENTENCES = 'max-md:[&>p]:inline md:grid md:gap-1.5';

interface SayingOptions extends Pick<SearchNotesProps, 'search' | 'found'> {
  t: typeof searchNotesMessages.en;
  reading: SearchReading;
}

/**
 * The sentences in two groups. A phone shows the first and folds the second: shown are those that
 * say what replaces the typed words, or if there are none, just the first sentence.
 */
function sayingOf({ t, search, found, reading }: SayingOptions): [ReactNode[], ReactNode[]] {
  const { relaxed, wishes } = reading;
  const asTyped = linkTo(search, { as_typed: true });
  const unstated = (wishes ?? []).filter(
    (wish) => isLeftOut(reading, wish) && isUnstated(relaxedKindOf(wish)),
  );
  const named = relaxed?.filter((kind): kind is NamedKind => !isUnstated(kind)) ?? [];
  const isNear = reading.nearby !== null && reading.have_all_words === 0;
  const placeInstead = isNear ? t.nearInstead : t.placeInstead;
  const instead = [
    reading.corrected_from === null ? null : (
      <p key="words">
        {t.showing} <strong className="text-ink">{reading.words}</strong>
        {t.stop} {t.searchInstead}{' '}
        <Link to={asTyped} className="link font-strong">
          {reading.corrected_from}
        </Link>
        {t.stop}{' '}
      </p>
    ),
    reading.location_corrected_from === null ? null : (
      <p key="place">
        {placeInstead(reading.location_corrected_from, found.location_matched ?? '')}{' '}
        <Link to={asTyped} className="link font-strong">
          {t.placeAsTyped(reading.location_corrected_from)}
        </Link>
        {t.stop}{' '}
      </p>
    ),
    unstated.length === 0 ? null : (
      <p key="unstated">
        {t.unstated}{' '}
        {unstated.map((wish, at) => (
          <Fragment key={`${wish.kind} ${wish.value}`}>
            {at === 0 ? null : ', '}
            <WishName wish={wish} />
          </Fragment>
        ))}
        {t.stop}{' '}
      </p>
    ),
    ...named.map((kind) => (
      <p key={kind}>
        {kind === 'location' && reading.place_named ? (
          <PlaceNamed search={search} reading={reading} />
        ) : (
          t.relaxed(kind, valuesOf(wishes ?? [], kind))
        )}{' '}
        {kind === 'location' ? <NearbyCitiesSaid search={search} found={found} /> : null}
      </p>
    )),
    reading.other_work ? <p key="work">{t.otherWork} </p> : null,
  ].filter((one) => one !== null);
  const others = [
    // If some jobs are nearby, the line above them names their towns instead.
    reading.have_all_words === 0 && !reading.nearby && !reading.other_work ? t.noneHasAll : null,
    reading.no_words === null ? null : t.noWords(reading.no_words),
    reading.overruled ? t.overruled(reading.overruled) : null,
    reading.undisclosed_pay === 'last' ? t.undisclosedLast : null,
    reading.undisclosed_pay === 'among' ? t.undisclosedToo : null,
  ].flatMap((text) => (text === null ? [] : [<p key={text}>{text} </p>]));
  const wider = (reading.without_wish ?? []).map((without) => (
    <p key={`without ${without.wish.kind}`}>
      <WithoutWish search={search} without={without} />{' '}
    </p>
  ));
  const [first, rest] =
    instead.length > 0 ? [instead, others] : [others.slice(0, 1), others.slice(1)];
  return [[...first, ...wider], rest];
}

const withSentences: ReadonlySet<RelaxedKind> = new Set<NamedKind>([
  'location',
  'company',
  'phrase',
  'posted_within',
]);

/** Hardly any posting states these, so a search for them would find nearly nothing. */
const isUnstated = (kind: RelaxedKind | null) => kind !== null && !withSentences.has(kind);

interface PlaceNamedProps extends Pick<SearchNotesProps, 'search'> {
  reading: SearchReading;
}

/**
 * Says that no job is at the place but some mention it, for example as a client's or another
 * office.
 */
function PlaceNamed({ search, reading }: PlaceNamedProps) {
  const t = useMessages(searchNotesMessages);
  const place = valuesOf(reading.wishes ?? [], 'location');
  const { total = 0, capped = false } = reading.place_named ?? {};
  const address = linkTo(search, { search: `${reading.words} ${place}`, as_typed: true });
  return (
    <>
      {t.placeOfNone(place)}{' '}
      <Link to={address} className="link">
        {t.placeNamed(total, capped ? atLeastText(total) : numberText(total))}
      </Link>
    </>
  );
}

interface WithoutWishProps extends Pick<SearchNotesProps, 'search'> {
  without: NonNullable<SearchReading['without_wish']>[number];
}

/** Leads to the search without a wish that no job fulfils together with all the words. */
function WithoutWish({ search, without: { wish, total, capped } }: WithoutWishProps) {
  const t = useMessages(searchNotesMessages);
  const count = capped ? atLeastText(total) : numberText(total);
  return (
    <Link to={linkTo(search, { search: wish.without })} className="link">
      {t.withoutWish(useWishName(wish), total, count)}
    </Link>
  );
}

/** The values of all wishes of one kind. */
const valuesOf = (wishes: readonly ReadWish[], of: RelaxedKind) =>
  wishes
    .filter(({ kind }) => kind === of)
    .map(({ value }) => value)
    .join(', ');
