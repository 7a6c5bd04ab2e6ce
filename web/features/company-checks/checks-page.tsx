import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { CardList } from '../../ui/lists/card-list.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useCompanyChecks } from './calls.ts';
import { CheckCard } from './check-card.tsx';
import { companyChecksMessages } from './messages.ts';

const companyChecksList = listAddress({
  path: '/admin/companies',
  filters: { status: oneOf(['waiting', 'decided'], 'waiting') },
});

/** Claims and look-alikes, the oldest first while they wait. */
export default function CompanyChecksPage() {
  const t = useMessages(companyChecksMessages);
  const list = useListAddress(companyChecksList);
  const query = useCompanyChecks(list.address.status, list.address.page);
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      list={list}
      query={query}
      rowsOf={(found) => found.company_checks}
      shape="h-52 rounded-lg"
      tabs={{
        label: t.lists,
        tabs: [
          {
            ...list.choice({ status: 'waiting' }),
            label: t.waiting,
            count: query.data?.waiting_count,
          },
          { ...list.choice({ status: 'decided' }), label: t.decided },
        ],
      }}
      failed={t.loadFailed}
      none={{ title: t.noneWaiting, text: t.noneWaitingText }}
      noneFits={{ title: t.noneDecided, text: t.noneDecidedText, clearLabel: null }}
    >
      {(rows) => (
        <CardList rows={rows} keyOf={({ id }) => id}>
          {(check) => <CheckCard check={check} />}
        </CardList>
      )}
    </ListPage>
  );
}
