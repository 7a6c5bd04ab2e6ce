import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Meta } from '../../../contract/lists.ts';
import { useMessages } from '../../lib/messages.ts';
import { DateRangeField, type DateRangeFieldProps } from '../dates/date-range-field.tsx';
import { filterMessages } from './filter-messages.ts';
import type { ListProps } from './list.tsx';
import { ListPage } from './list-page.tsx';
import type { TabRow } from './list-tabs.tsx';

type Tab = Omit<TabRow['tabs'][number], 'label'>;

interface WorklistPageProps<Found extends { meta: Meta }, Row> extends Pick<
  ListProps<Found, Row>,
  'list' | 'query' | 'rowsOf' | 'shape' | 'filters'
> {
  words: {
    title: string;
    intro: string;
    /** Accessible name of the tabs. */
    lists: string;
    waiting: string;
    done: string;
    loadFailed: string;
    noneWaiting: string;
    noneWaitingText: string;
    noneDone: string;
    noneDoneText: string;
  };
  /** The choices of the list's address; the first has the number of open items. */
  waiting: Tab;
  done: Tab;
  /** Narrows what is done to the days on which it was done. */
  days?: Pick<DateRangeFieldProps, 'range' | 'onChange'>;
  /** Renders one card. */
  children: (row: Row) => ReactNode;
}

/** Of the page around a card: keeps a row in the list until the answer is called. */
const HoldRow = createContext<(row: { id: number }) => () => void>(() => () => undefined);

/**
 * Keeps a card in its worklist as long as something is being written about it: somebody else may deal with the item
 * meanwhile, and would take away what was typed with the card, and the answer to it.
 */
export function useHeldRow(row: { id: number }, isHeld: boolean): void {
  const hold = useContext(HoldRow);
  useEffect(() => (isHeld ? hold(row) : undefined), [hold, row, isHeld]);
}

/** The rows of a list with those that are held there, even if they are gone from it. */
function useRowsToShow<Row extends { id: number }>(place: string) {
  const [held, setHeld] = useState<readonly { row: { id: number }; place: string }[]>([]);
  const hold = useMemo(
    () => (row: { id: number }) => {
      const one = { row, place };
      setHeld((before) => [...before, one]);
      return () => setHeld((before) => before.filter((other) => other !== one));
    },
    [place],
  );
  const withHeld = (rows: readonly Row[]): readonly Row[] => {
    const shown = new Set(rows.map(({ id }) => id));
    const gone = held.filter((one) => one.place === place && !shown.has(one.row.id));
    return gone.length === 0 ? rows : [...gone.map(({ row }) => row as Row), ...rows];
  };
  return { hold, withHeld };
}

/** A page of open items as cards, with those that are done on a second tab. */
export function WorklistPage<Found extends { meta: Meta }, Row extends { id: number }>(
  props: WorklistPageProps<Found, Row>,
) {
  const { words: t, waiting, done, days, filters, children, rowsOf, ...list } = props;
  const { hold, withHeld } = useRowsToShow<Row>(list.list.pathOf({}));
  const label = useMessages(filterMessages).days;
  const dayField =
    days && done.current ? (
      <DateRangeField label={label} {...days} className="w-full md:w-64" />
    ) : null;
  return (
    <HoldRow value={hold}>
      <ListPage
        {...list}
        rowsOf={(found) => withHeld(rowsOf(found))}
        filters={
          filters || dayField ? (
            <>
              {filters}
              {dayField}
            </>
          ) : undefined
        }
        title={t.title}
        intro={t.intro}
        tabs={{
          label: t.lists,
          tabs: [
            { ...waiting, label: t.waiting },
            { ...done, label: t.done },
          ],
        }}
        failed={t.loadFailed}
        none={{ title: t.noneWaiting, text: t.noneWaitingText }}
        noneFits={{ title: t.noneDone, text: t.noneDoneText, clearLabel: null }}
        renderCard={children}
      />
    </HoldRow>
  );
}
