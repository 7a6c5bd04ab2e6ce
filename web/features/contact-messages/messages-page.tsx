import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { CardList } from '../../ui/lists/card-list.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useContactMessages } from './calls.ts';
import { MessageCard } from './message-card.tsx';
import { contactListMessages } from './messages.ts';

const contactMessagesList = listAddress({
  path: '/admin/contact',
  filters: { status: oneOf(['open', 'answered'], 'open') },
});

/** The contact messages to the operator, oldest first. */
export default function ContactMessagesPage() {
  const t = useMessages(contactListMessages);
  const list = useListAddress(contactMessagesList);
  const query = useContactMessages(list.address.status, list.address.page);
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      list={list}
      query={query}
      rowsOf={(found) => found.contact_messages}
      shape="h-44 rounded-lg"
      tabs={{
        label: t.lists,
        tabs: [
          { ...list.choice({ status: 'open' }), label: t.open, count: query.data?.open_count },
          { ...list.choice({ status: 'answered' }), label: t.answered },
        ],
      }}
      failed={t.loadFailed}
      none={{ title: t.noneOpen, text: t.noneOpenText }}
      noneFits={{ title: t.noneAnswered, text: t.noneAnsweredText, clearLabel: null }}
    >
      {(rows) => (
        <CardList rows={rows} keyOf={({ id }) => id}>
          {(message) => <MessageCard message={message} />}
        </CardList>
      )}
    </ListPage>
  );
}
