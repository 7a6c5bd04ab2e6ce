import type { ComponentProps } from 'react';
import type { Meta } from '../../../contract/lists.ts';
import { PageHead } from '../panels/page-head.tsx';
import { List, type ListProps } from './list.tsx';

type ListPageProps<Found extends { meta: Meta }, Row> = ListProps<Found, Row> &
  Omit<ComponentProps<typeof PageHead>, 'className'>;

/** A page with one list: its head and the list. */
export function ListPage<Found extends { meta: Meta }, Row>(props: ListPageProps<Found, Row>) {
  const { title, intro, back, actions, ...list } = props;
  return (
    <div className="grid gap-4 *:min-w-0">
      <PageHead title={title} intro={intro} back={back} actions={actions} />
      <List {...list} />
    </div>
  );
}
