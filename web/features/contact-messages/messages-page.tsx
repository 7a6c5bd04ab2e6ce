import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { WorklistPage } from '../../ui/lists/worklist-page.tsx';
import { useContactMessages } from './calls.ts';
import { MessageCard } from './message-card.tsx';
import { contactListMessages } from './messages.ts';

const contactMessagesList = listAddress({
  path: '/admin/contact',
  filters: { status: oneOf(['open', 'answered'], 'open') },
});

/** The contact messages to the operator, oldest first. */
export default function ContactMessagesPage() {
  const list = useListAddress(contactMessagesList);
  const query = useContactMessages(list.address.status, list.address.page);
  return (
    <WorklistPage
      words={useMessages(contactListMessages)}
      list={list}
      query={query}
      waiting={{ ...list.choice({ status: 'open' }), count: query.data?.open_count }}
      done={list.choice({ status: 'answered' })}
      rowsOf={(found) => found.contact_messages}
      shape="h-44 rounded-lg"
    >
      {(message) => <MessageCard message={message} />}
    </WorklistPage>
  );
}
