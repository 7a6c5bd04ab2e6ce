import { day, listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { WorklistPage } from '../../ui/lists/worklist-page.tsx';
import { AppealCard } from './appeal-card.tsx';
import { useAppeals } from './calls.ts';
import { appealListMessages } from './messages.ts';

const appealsList = listAddress({
  path: '/admin/appeals',
  filters: { status: oneOf(['open', 'decided'], 'open'), from: day, to: day },
});

/** Appeals against bans and deactivations, oldest first. */
export default function AppealsPage() {
  const list = useListAddress(appealsList);
  const { status, from, to, page } = list.address;
  const query = useAppeals({ status, from, to, page });
  return (
    <WorklistPage
      words={useMessages(appealListMessages)}
      list={list}
      query={query}
      waiting={{
        ...list.choice({ status: 'open', from: undefined, to: undefined }),
        count: query.data?.open_count,
      }}
      done={list.choice({ status: 'decided' })}
      days={{ range: { from, to }, onChange: list.go }}
      rowsOf={(found) => found.appeals}
      shape="h-44 rounded-lg"
    >
      {(appeal) => <AppealCard appeal={appeal} />}
    </WorklistPage>
  );
}
