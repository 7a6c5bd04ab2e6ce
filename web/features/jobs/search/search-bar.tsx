import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Suggesting } from '../../../parts/search/suggesting.tsx';
import type { JobSearch } from './job-search.ts';
import { jobsMessages } from '../messages.ts';
import { useTypedText } from '../../../lib/lists/typed-text.ts';
import { SEARCH_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

export const SEARCH_FORM = 'job-search';

type Words = Pick<JobSearch, 'search' | 'location' | 'as_typed'>;

interface SearchBarProps {
  search: JobSearch;
  /** What to type into the first field, by default what the public search says. */
  label?: string;
  onSearch: (words: Words) => void;
  busy?: boolean;
  /** Opens the filters; on a narrow screen it is placed beside the words, by `max-lg:-order-1`. */
  filters: ReactNode;
  /** More to choose; on a narrow screen it unfolds with the place. */
  children?: ReactNode;
}

/**
 * The search for words and places. On a narrow screen the place unfolds when the search gets the focus,
 * so that the first jobs are in sight. Without scripts it is a GET form with filters elsewhere on the page.
 */
export function SearchBar(props: SearchBarProps) {
  const t = useMessages(jobsMessages);
  const { search, label = t.what, onSearch, busy, filters, children } = props;
  // Stays open, because whatever moved as the focus leaves would slip away from under a finger.
  const [isOpen, setOpen] = useState(false);
  const unfold = () => setOpen(true);
  const folded = isOpen ? '' : 'max-lg:group-not-focus-within:hidden';
  const what = useTypedText(search.search);
  const where = useTypedText(search.location);

  function send(event: FormEvent) {
    event.preventDefault();
    what.markSent();
    where.markSent();
    setOpen(false);
    onSearch({ search: what.text, location: where.text, as_typed: false });
  }

  return (
    <search>
      <form
        id={SEARCH_FORM}
        action="/jobs"
        onSubmit={send}
        className={clsx(
          'grid grid-cols-[1fr_auto] gap-2.5',
          // On the public page, which shows its filters on wide screens, nothing follows the
          // button.
          children
            ? 'lg:grid-cols-[1.3fr_1fr_auto_auto] xl:grid-cols-[1.3fr_1fr_auto_auto_auto]'
            : 'lg:grid-cols-[1.3fr_1fr_auto]',
        )}
      >
        <div className="group contents">
          <Suggesting of="words" sends className="max-lg:-order-2">
            <WordsField
              name="search"
              label={label}
              words={what}
              onFocus={unfold}
              clearLabel={t.clearWhat}
            />
          </Suggesting>
          <Suggesting of="place" sends className={folded}>
            <WordsField
              name="location"
              label={t.where}
              icon={MapPin}
              words={where}
              onFocus={unfold}
              clearLabel={t.clearWhere}
            />
          </Suggesting>
          {search.sort ? <input type="hidden" name="sort" value={search.sort} /> : null}
          {search.view === 'grid' ? <input type="hidden" name="view" value="grid" /> : null}
          <Button type="submit" busy={busy} busyLabel={t.searching} className={folded}>
            {t.search}
          </Button>
          {children ? (
            <div
              className={clsx(
                'col-span-full max-xl:lg:order-last xl:col-span-1 xl:self-center',
                folded,
              )}
            >
              {children}
            </div>
          ) : null}
        </div>
        {filters}
      </form>
    </search>
  );
}

interface WordsFieldProps extends Pick<ComponentProps<typeof SearchField>, 'icon' | 'onFocus'> {
  name: 'search' | 'location';
  label: string;
  words: ReturnType<typeof useTypedText>;
  clearLabel: string;
}

function WordsField({ label, words, clearLabel, ...field }: WordsFieldProps) {
  // Without scripts the cross would do nothing.
  const isAlive = useHydrated();
  return (
    <SearchField
      {...field}
      label={label}
      placeholder={label}
      maxLength={SEARCH_MAX_LENGTH}
      value={words.typed}
      onChange={(event) => words.setTyped(event.target.value)}
      onClear={() => words.setTyped('')}
      clearLabel={isAlive ? clearLabel : ''}
    />
  );
}
