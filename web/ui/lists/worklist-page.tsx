import type { ReactNode } from 'react';
import type { Meta } from '../../../contract/lists.ts';
import { CardList } from './card-list.tsx';
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
  /** Renders one card. */
  children: (row: Row) => ReactNode;
}

/** A page of open items as cards, with those that are done on a second tab. */
export function WorklistPage<Found extends { meta: Meta }, Row extends { id: number }>(
  props: WorklistPageProps<Found, Row>,
) {
  const { words: t, waiting, done, children, ...list } = props;
  return (
    <ListPage
      {...list}
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
    >
      {(rows) => (
        <CardList rows={rows} keyOf={({ id }) => id}>
          {children}
        </CardList>
      )}
    </ListPage>
  );
}
