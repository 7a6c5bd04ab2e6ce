import { day, listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { WorklistPage } from '../../ui/lists/worklist-page.tsx';
import { useMessageReports } from './calls.ts';
import { messageReportsMessages } from './messages.ts';
import { ReportCard } from './report-card.tsx';

const messageReportsList = listAddress({
  path: '/admin/message-reports',
  filters: { status: oneOf(['open', 'handled'], 'open'), from: day, to: day },
});

/** The reported messages; open reports are listed longest waiting first. */
export default function MessageReportsPage() {
  const list = useListAddress(messageReportsList);
  const { status, from, to, page } = list.address;
  const query = useMessageReports({ status, from, to, page });
  return (
    <WorklistPage
      words={useMessages(messageReportsMessages)}
      list={list}
      query={query}
      waiting={{
        ...list.choice({ status: 'open', from: undefined, to: undefined }),
        count: query.data?.open_count,
      }}
      done={list.choice({ status: 'handled' })}
      days={{ range: { from, to }, onChange: list.go }}
      rowsOf={(found) => found.message_reports}
      shape="h-60 rounded-lg"
    >
      {(report) => <ReportCard report={report} />}
    </WorklistPage>
  );
}
