import {
  contactFilters,
  contactTopicWords,
  dataRequestWords,
} from '../../../contract/contact/contact-topics.ts';
import { day, listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { WorklistPage } from '../../ui/lists/worklist-page.tsx';
import { useContactMessages } from './calls.ts';
import { MessageCard } from './message-card.tsx';
import { contactListMessages } from './messages.ts';

const contactMessagesList = listAddress({
  path: '/admin/contact',
  filters: {
    status: oneOf(['open', 'answered'], 'open'),
    from: day,
    to: day,
    topic: oneOf(contactFilters),
  },
});

/** The messages to the operator that the admin's role answers, those due first on top. */
export default function ContactMessagesPage() {
  const list = useListAddress(contactMessagesList);
  const t = useMessages(contactListMessages);
  const language = useLanguage();
  const words = { ...contactTopicWords[language], data_request: dataRequestWords[language] };
  const { status, topic, from, to, page } = list.address;
  const query = useContactMessages({ status, topic, from, to, page });
  return (
    <WorklistPage
      words={t}
      list={list}
      query={query}
      waiting={{
        ...list.choice({ status: 'open', from: undefined, to: undefined }),
        count: query.data?.open_count,
      }}
      done={list.choice({ status: 'answered' })}
      days={{ range: { from, to }, onChange: list.go }}
      filters={
        <FilterSelect
          label={t.topic}
          any={t.anyTopic}
          values={contactFilters}
          value={topic}
          nameOf={(value) => words[value]}
          onChange={(chosen) => list.go({ topic: chosen })}
        />
      }
      rowsOf={(found) => found.contact_messages}
      shape="h-44 rounded-lg"
    >
      {(message) => <MessageCard message={message} />}
    </WorklistPage>
  );
}
