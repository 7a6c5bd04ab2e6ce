import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Meta } from '../../../contract/lists.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { listMessages } from './list-messages.ts';
import { BeyondLastPage, isBeyond, ListPages } from './list-pages.tsx';
import type { ListPlace } from './list-place.ts';
import { ListSearch, type SearchWords, type SortWords } from './list-search.tsx';
import { ListTabs, type TabRow } from './list-tabs.tsx';
import { Loaded, type Loading } from './loaded.tsx';

/** What stands in place of the rows when there are none. */
interface Nothing {
  title: string;
  text?: ReactNode;
  /** Ways on, beside those that the list knows by itself. */
  actions?: ReactNode;
}

interface NothingFits extends Nothing {
  /** Of the link to everything; null where the list has no such place. */
  clearLabel?: string | null;
}

export interface ListProps<Found extends { meta: Meta }, Row> {
  /** Where in the list one is: `useListAddress`. */
  list: ListPlace;
  query: Loading<Found> & { isPlaceholderData?: boolean };
  rowsOf: (found: Found) => readonly Row[];
  /** The rows, as cards in a `CardList` or as a table. */
  children: (rows: readonly Row[]) => ReactNode;
  /** Of one row while it loads: its height, such as "h-44 rounded-lg". */
  shape?: string;
  /** The grid of the rows while they load. */
  shapesClass?: string;
  search?: SearchWords;
  sort?: SortWords;
  /** More filters, beside the search. */
  filters?: ReactNode;
  tabs?: TabRow;
  /** Nothing to search or choose from yet. */
  isBare?: boolean;
  /** Above the rows: how many were found. */
  heading?: ReactNode;
  failed?: string;
  /** There is nothing at all yet. */
  none: Nothing;
  /** Nothing fits the search and the filters. */
  noneFits: NothingFits;
}

/** A list whose search, filters, order and page are in the address. `ListPage` is a page of one. */
export function List<Found extends { meta: Meta }, Row>(props: ListProps<Found, Row>) {
  const { list, query, rowsOf, children, shape = 'h-16', shapesClass, heading } = props;
  const { search, sort, filters, tabs, isBare } = props;
  return (
    <div className="grid gap-4 *:min-w-0">
      {isBare || !(search || sort || filters) ? null : (
        // Another address, another text in the field.
        <ListSearch list={list} search={search} sort={sort}>
          {filters}
        </ListSearch>
      )}
      {isBare || !tabs ? null : <ListTabs {...tabs} />}
      <Loaded
        query={query}
        failed={props.failed}
        shapes={[shape, shape, shape]}
        className={shapesClass}
      >
        {(found) => {
          const rows = rowsOf(found);
          return (
            <div
              aria-busy={query.isPlaceholderData || undefined}
              className={clsx('grid gap-4 *:min-w-0', query.isPlaceholderData && 'opacity-60')}
            >
              {isBare ? null : heading}
              {rows.length > 0 ? children(rows) : <NothingHere {...props} meta={found.meta} />}
              <ListPages meta={found.meta} hrefFor={(page) => list.pathOf({ page, open: null })} />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

interface NothingHereProps {
  list: ListPlace;
  meta: Meta;
  none: Nothing;
  noneFits: NothingFits;
}

/** Why there is no row, and the way on: nothing yet, nothing that fits, or a page too far. */
function NothingHere({ list, meta, none, noneFits }: NothingHereProps) {
  const t = useMessages(listMessages);
  if (isBeyond(meta)) {
    return <BeyondLastPage pages={meta.totalPages} firstPath={list.pathOf({ page: 1 })} />;
  }
  const { title, text, actions } = list.isFiltered ? noneFits : none;
  const { clearLabel } = noneFits;
  const clear =
    list.address.search && clearLabel === undefined
      ? { to: list.pathOf({ search: '' }), label: t.clearSearch }
      : { to: list.clearedPath, label: clearLabel ?? t.showAll };
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {list.isFiltered && clearLabel !== null ? (
            <LinkButton variant="secondary" to={clear.to}>
              {clear.label}
            </LinkButton>
          ) : null}
          {actions}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
