import { MapPin } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Suggesting } from '../../../parts/search/suggesting.tsx';
import type { JobSearch } from './job-search.ts';
import { jobsMessages } from '../messages.ts';
import { useTypedText } from '../../../lib/lists/typed-text.ts';

export const SEARCH_FORM = 'job-search';

type Words = Pick<JobSearch, 'search' | 'location'>;

interface SearchBarProps {
  search: JobSearch;
  onSearch: (words: Words) => void;
  /** Called when the typing pauses, before the form is sent. */
  onType?: (words: Partial<Words>) => void;
  busy?: boolean;
  children?: ReactNode;
}

/** The search for words and places. Without scripts it is a GET form with filters elsewhere on the page. */
export function SearchBar({ search, onSearch, onType, busy, children }: SearchBarProps) {
  const t = useMessages(jobsMessages);
  // Without scripts the cross would do nothing.
  const isAlive = useHydrated();
  const what = useTypedText(search.search, onType && ((text) => onType({ search: text })));
  const where = useTypedText(search.location, onType && ((text) => onType({ location: text })));

  function send(event: FormEvent) {
    event.preventDefault();
    what.markSent();
    where.markSent();
    onSearch({ search: what.text, location: where.text });
  }

  return (
    <search>
      <form
        id={SEARCH_FORM}
        action="/jobs"
        onSubmit={send}
        className="grid grid-cols-[1fr_auto] gap-2.5 max-xs:grid-cols-1 lg:grid-cols-[1.3fr_1fr_auto]"
      >
        <Suggesting of="words" className="max-lg:col-span-full">
          <SearchField
            name="search"
            label={t.what}
            placeholder={t.what}
            maxLength={200}
            value={what.typed}
            onChange={(event) => what.setTyped(event.target.value)}
            onClear={() => what.setTyped('')}
            clearLabel={isAlive ? t.clearWhat : ''}
          />
        </Suggesting>
        <Suggesting of="place">
          <SearchField
            name="location"
            label={t.where}
            placeholder={t.where}
            icon={MapPin}
            maxLength={200}
            value={where.typed}
            onChange={(event) => where.setTyped(event.target.value)}
            onClear={() => where.setTyped('')}
            clearLabel={isAlive ? t.clearWhere : ''}
          />
        </Suggesting>
        {search.sort ? <input type="hidden" name="sort" value={search.sort} /> : null}
        {search.view === 'grid' ? <input type="hidden" name="view" value="grid" /> : null}
        <Button type="submit" busy={busy} busyLabel={t.searching}>
          {t.search}
        </Button>
        {children}
      </form>
    </search>
  );
}
