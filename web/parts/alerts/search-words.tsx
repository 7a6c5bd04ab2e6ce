import type { AlertSearch } from '../../../contract/alerts.ts';
import { placeName } from '../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { type Filters, useFilterWords } from '../search/filter-words.ts';
import { searchWordsMessages } from './search-words-messages.ts';

/** A search in the form in which it is saved. */
export type KeptSearch = Filters & Pick<AlertSearch, 'search' | 'location' | 'as_typed'>;

/** Everything in a search, in words. */
export function useSearchWords(wanted: KeptSearch, company?: string | null): string[] {
  const t = useMessages(searchWordsMessages);
  const filters = useFilterWords(wanted, company).map(({ label }) => label);
  const place = placeName(wanted.location, useLanguage());
  const typed = [wanted.search, place].filter((word) => word !== '');
  const words = [...typed, ...(wanted.as_typed && typed.length > 0 ? [t.asTyped] : []), ...filters];
  return words.length > 0 ? words : [t.everything];
}

/** The same as a row of tags. */
export function SearchWords({ words }: { words: readonly string[] }) {
  const t = useMessages(searchWordsMessages);
  return (
    <ul aria-label={t.filters} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className="max-w-full rounded-md bg-sunken px-2 py-0.5 text-small break-words text-ink"
        >
          {word}
        </li>
      ))}
    </ul>
  );
}
