import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { CardList } from '../../ui/lists/card-list.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useMessageReports } from './calls.ts';
import { messageReportsMessages } from './messages.ts';
import { ReportCard } from './report-card.tsx';

const messageReportsList = listAddress({
  path: '/admin/message-reports',
  filters: { status: oneOf(['open', 'handled'], 'open') },
});

/** The reported messages, those that wait longest first. */
export default function MessageReportsPage() {
  const t = useMessages(messageReportsMessages);
  const list = useListAddress(messageReportsList);
  const query = useMessageReports(list.address.status, list.address.page);
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      list={list}
      query={query}
      rowsOf={(found) => found.message_reports}
      shape="h-60 rounded-lg"
      tabs={{
        label: t.lists,
        tabs: [
          { ...list.choice({ status: 'open' }), label: t.open, count: query.data?.open_count },
          { ...list.choice({ status: 'handled' }), label: t.handled },
        ],
      }}
      failed={t.loadFailed}
      none={{ title: t.noneOpen, text: t.noneOpenText }}
      noneFits={{ title: t.noneHandled, text: t.noneHandledText, clearLabel: null }}
    >
      {(rows) => (
        <CardList rows={rows} keyOf={({ id }) => id}>
          {(report) => <ReportCard report={report} />}
        </CardList>
      )}
    </ListPage>
  );
}
