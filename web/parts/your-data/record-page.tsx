import type { ComponentProps, Key, ReactNode } from 'react';
import type { Meta } from '../../../contract/lists.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';

type PageOfList<Found extends { meta: Meta }, Row> = ComponentProps<typeof ListPage<Found, Row>>;

interface RecordPageProps<Found extends { meta: Meta }, Row> extends Pick<
  PageOfList<Found, Row>,
  'list' | 'query' | 'rowsOf'
> {
  words: Record<'title' | 'intro' | 'settings' | 'loadFailed' | 'none' | 'noneText', string>;
  keyOf: (row: Row) => Key;
  children: (row: Row) => ReactNode;
}

/** What is on record about the reader's own data, such as their consents; led to from "Your data" in the settings. */
export function RecordPage<Found extends { meta: Meta }, Row>(props: RecordPageProps<Found, Row>) {
  const { words: t, keyOf, children, ...list } = props;
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      actions={
        <LinkButton to="/settings?section=your-data" variant="secondary">
          {t.settings}
        </LinkButton>
      }
      {...list}
      shape="h-36 rounded-lg"
      failed={t.loadFailed}
      none={{ title: t.none, text: t.noneText }}
      renderCard={children}
      keyOf={keyOf}
    />
  );
}
