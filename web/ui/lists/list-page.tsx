import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Meta } from '../../../contract/lists.ts';
import { PageHead } from '../panels/page-head.tsx';
import { List, type ListProps } from './list.tsx';

interface ListPageProps<Found extends { meta: Meta }, Row> extends ListProps<Found, Row> {
  title: string;
  intro?: string;
  /** Shown beside the title. */
  actions?: ReactNode;
}

/** A page with one list: its title, its actions and the list. */
export function ListPage<Found extends { meta: Meta }, Row>(props: ListPageProps<Found, Row>) {
  const { title, intro, actions, ...list } = props;
  return (
    <div className="grid gap-4 *:min-w-0">
      {/* Beside the title itself, however long what is said below it. */}
      <div
        className={clsx(
          'flex flex-wrap justify-between gap-3',
          intro ? 'items-start' : 'items-center',
        )}
      >
        <PageHead title={title} intro={intro} />
        {actions}
      </div>
      <List {...list} />
    </div>
  );
}
