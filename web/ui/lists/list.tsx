import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Meta } from '../../../contract/lists.ts';
import { totalText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { CardList } from './card-list.tsx';
import { listMessages } from './list-messages.ts';
import { BeyondLastPage, isBeyond, ListPages } from './list-pages.tsx';
import type { ListNavigation } from './list-navigation.ts';
import { ListSearch, type SearchWords, type SortWords } from './list-search.tsx';
import { ListTabs, type TabRow } from './list-tabs.tsx';
import { Loaded, type Loading } from './loaded.tsx';

/** Shown when there are no rows. */
interface Nothing {
  title: string;
  text?: ReactNode;
  /** Links or buttons, in addition to the list's own. */
  actions?: ReactNode;
}

interface NothingFits extends Nothing {
  /** Label of the link that clears all filters; null for no link. */
  clearLabel?: string | null;
}

/** How rows are shown: each as a card, or all of them together, for example as a table. */
type RowsAs<Row> =
  | {
      renderCard: (row: Row) => ReactNode;
      keyOf?: ComponentProps<typeof CardList<Row>>['keyOf'];
      /** The class of the cards' grid, if there is more than one column. */
      cardsClass?: string;
      children?: never;
    }
  | { children: (rows: readonly Row[]) => ReactNode; renderCard?: never };

export type ListProps<Found extends { meta: Meta }, Row> = RowsAs<Row> & {
  /** The result of `useListAddress`. */
  list: ListNavigation;
  query: Loading<Found> & { isPlaceholderData?: boolean };
  rowsOf: (found: Found) => readonly Row[];
  /** Class of one skeleton row, such as "h-44 rounded-lg". */
  shape?: string;
  /** Class of the skeletons' grid. */
  shapesClass?: string;
  search?: SearchWords;
  sort?: SortWords;
  /** More filters, shown beside the search. */
  filters?: ReactNode;
  tabs?: TabRow;
  /** Hides search and filters while there is nothing to search. */
  isBare?: boolean;
  /** Says above the rows how many were found. */
  count?: (total: string) => string;
  /** Instead of `count`, with an `output` of its own. Without both, screen readers hear a number of their own. */
  heading?: ReactNode;
  /** Shown above the rows as well, but no number. */
  above?: ReactNode;
  /** The panel of an open row, beside all rows; search and filters stay where they are when it opens. */
  beside?: ReactNode;
  failed?: string;
  /** Shown when there are no rows at all. */
  none: Nothing;
  /** Shown when nothing matches the search and filters; by default the same. */
  noneFits?: NothingFits;
};

/** A list whose search, filters, order and page are in the address. `ListPage` makes it a page. */
export function List<Found extends { meta: Meta }, Row>(props: ListProps<Found, Row>) {
  const { list, query, rowsOf, shape = 'h-16', shapesClass, count, heading } = props;
  const { search, sort, filters, tabs, isBare } = props;
  const t = useMessages(listMessages);
  const hasMoved = useHasMoved(list);
  return (
    <div className="grid gap-4 *:min-w-0">
      {isBare || !(search || sort || filters) ? null : (
        // The key resets the field when the address changes.
        <ListSearch list={list} search={search} sort={sort}>
          {filters}
        </ListSearch>
      )}
      {isBare || !tabs ? null : <ListTabs {...tabs} />}
      {heading === undefined && !count ? (
        <p aria-live="polite" className="sr-only">
          {hasMoved && query.data && !query.isPlaceholderData ? (
            // The key says it again for other rows of the same number.
            <span key={list.pathOf({ open: null })}>{t.inList(totalText(query.data.meta))}</span>
          ) : null}
        </p>
      ) : null}
      <div className="flex items-start gap-5">
        <div className="grid min-w-0 flex-1 gap-4 *:min-w-0">
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
                  {isBare ? null : (
                    // Without rows, what is said in their place says the number as well.
                    <div className={clsx('contents', rows.length === 0 && '[&>output]:sr-only')}>
                      {count ? (
                        <output className="note">{count(totalText(found.meta))}</output>
                      ) : (
                        heading
                      )}
                    </div>
                  )}
                  {isBare ? null : props.above}
                  {rows.length > 0 ? (
                    shownAs(props, rows)
                  ) : (
                    <NothingHere {...props} meta={found.meta} />
                  )}
                  <ListPages
                    meta={found.meta}
                    hrefFor={(page) => list.pathOf({ page, open: null })}
                  />
                </div>
              );
            }}
          </Loaded>
        </div>
        {props.beside}
      </div>
    </div>
  );
}

const shownAs = <Row,>(as: RowsAs<Row>, rows: readonly Row[]): ReactNode =>
  as.renderCard ? (
    <CardList rows={rows} keyOf={as.keyOf} className={as.cardsClass}>
      {as.renderCard}
    </CardList>
  ) : (
    as.children(rows)
  );

/** Whether another search, filter, order or page has been chosen since the list was opened. */
function useHasMoved(list: ListNavigation): boolean {
  const path = list.pathOf({ open: null });
  const [firstPath] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (path !== firstPath && !hasMoved) setMoved(true);
  return hasMoved;
}

interface NothingHereProps {
  list: ListNavigation;
  meta: Meta;
  none: Nothing;
  noneFits?: NothingFits;
}

/** Says why there are no rows and what to do: none yet, no match, or a page beyond the last. */
function NothingHere({ list, meta, none, noneFits = none }: NothingHereProps) {
  const t = useMessages(listMessages);
  if (isBeyond(meta)) {
    return <BeyondLastPage pages={meta.totalPages} firstPath={list.pathOf({ page: 1 })} />;
  }
  const { title, text, actions } = list.isFiltered ? noneFits : none;
  const { clearLabel }: NothingFits = noneFits;
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
