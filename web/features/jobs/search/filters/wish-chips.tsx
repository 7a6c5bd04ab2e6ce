import type { ReadWish } from '../../../../../contract/search/search-reading.ts';
import { rupeesOf } from '../../../../../contract/jobs/lakhs.ts';
import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { numberText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { useFilterWords } from '../../../../parts/search/filter-words.ts';
import { type JobSearch, linkTo, noSearch } from '../job-search.ts';
import { searchNotesMessages } from '../search-notes-messages.ts';
import { TakenOffChip } from './taken-off-chip.tsx';

interface WishChipsProps {
  wishes: readonly ReadWish[];
  search: JobSearch;
}

/** What the words asked for besides the work, each as a link to the search without those words. */
export default function WishChips({ wishes, search }: WishChipsProps) {
  return wishes.map((wish) => (
    <li key={`${wish.kind} ${wish.value}`}>
      <WishChip wish={wish} to={linkTo(search, { search: wish.without })} />
    </li>
  ));
}

function WishChip({ wish, to }: { wish: ReadWish; to: string }) {
  return <TakenOffChip to={to} label={useWishName(wish)} />;
}

export const WishName = ({ wish }: { wish: ReadWish }) => useWishName(wish);

/** The words for a wish, as on its chip. */
export function useWishName(wish: ReadWish): string {
  const words = useMessages(searchNotesMessages);
  const language = useLanguage();
  const [filter] = useFilterWords(filterOf(wish));
  const value = wish.kind === 'location' ? placeName(wish.value, language) : wish.value;
  const label = filter?.label ?? words.wish(wish.kind, value);
  const aMonth = payAMonth(wish);
  return aMonth === null ? label : `${label} (${words.aMonth(numberText(aMonth))})`;
}

/** Up to this many lakhs a year, people think of pay by the month. */
const LAKHS_BY_MONTH_MOST = 6;
const MONTHS = 12;

/**
 * Rupees a month; null if the wish is not about pay, or about pay that people think of by the year.
 */
function payAMonth({ kind, value }: ReadWish): number | null {
  const isPay = kind === 'salary_min' || kind === 'salary_max';
  const lakhs = Number(value);
  return isPay && lakhs <= LAKHS_BY_MONTH_MOST ? Math.round(rupeesOf(lakhs) / MONTHS) : null;
}

/** The filter that a wish stands for; none if only words can express it. */
function filterOf({ kind, value }: ReadWish): JobSearch {
  switch (kind) {
    case 'location':
    case 'company':
    case 'phrase':
    case 'either':
    case 'exclude':
      return noSearch;
    case 'experience_years':
    case 'posted_within':
    case 'salary_min':
    case 'salary_max':
      return { ...noSearch, [kind]: Number(value) };
    default:
      return { ...noSearch, [kind]: [value] };
  }
}
