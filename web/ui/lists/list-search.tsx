import { clsx } from 'clsx';
import { ArrowRight, ArrowUpDown } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useHydrated } from '../../lib/hydrated.ts';
import { useTypedText } from '../../lib/lists/typed-text.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { ListNavigation } from './list-navigation.ts';
import { listMessages } from './list-messages.ts';
import { SEARCH_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

export interface SearchWords {
  label: string;
  /** The placeholder; by default the label. */
  hint?: string;
  /** With a button, searches when it is pressed; without one, as the visitor types. */
  button?: string;
}

export interface SortWords {
  label: string;
  /** The label of each order. */
  options: readonly { value: string; label: string }[];
}

interface ListSearchProps {
  list: ListNavigation;
  search?: SearchWords;
  sort?: SortWords;
  /** Other filters, beside the field. */
  children?: ReactNode;
}

/** The search and order of a list, kept in its address. A form, so that it works without scripts. */
export function ListSearch({ list, search, sort, children }: ListSearchProps) {
  const t = useMessages(listMessages);
  const isAlive = useHydrated();
  const { address, pathOf, go, sortBy } = list;
  const follow = (text: string) => go({ search: text }, { replace: true });
  const words = useTypedText(address.search, search?.button ? undefined : follow);
  // Hidden fields carry the rest of the address.
  const [action = '', query] = pathOf({ search: '' }).split('?');

  function send(event: FormEvent) {
    event.preventDefault();
    words.markSent();
    if (words.text !== address.search) go({ search: words.text });
  }

  return (
    <search>
      <form action={action} onSubmit={send} className="flex flex-wrap gap-2.5">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {search ? (
          <SearchField
            // Beside the button, a phone has no room for the hint in the usual size.
            className={clsx(
              'min-w-0 flex-1 basis-28 md:max-w-140 md:basis-56',
              search.button && 'max-md:[&_input]:placeholder:text-small',
            )}
            name="search"
            label={search.label}
            placeholder={search.hint ?? search.label}
            maxLength={SEARCH_MAX_LENGTH}
            small={!search.button}
            value={words.typed}
            onChange={(event) => words.setTyped(event.target.value)}
            // The clear button would do nothing without scripts.
            clearLabel={isAlive ? t.clearField : ''}
            onClear={() => words.setTyped('')}
          />
        ) : null}
        {search?.button ? (
          <Button type="submit" className="max-md:px-3">
            <Icon of={ArrowRight} className="md:hidden" />
            <span className="max-md:sr-only">{search.button}</span>
          </Button>
        ) : null}
        {sort ? (
          <SelectField
            label={sort.label}
            labelHidden
            small
            // Beside it, the field's hint would be cut.
            sign={search ? ArrowUpDown : undefined}
            value={address.sort}
            onChange={(event) => sortBy(event.target.value)}
            options={sort.options}
          />
        ) : null}
        {children}
      </form>
    </search>
  );
}
