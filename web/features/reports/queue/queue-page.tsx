import { useListOf } from '../../../lib/lists/use-list-of.ts';
import { day, listAddress, oneOf } from '../../../lib/lists/list-address.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useMessages } from '../../../lib/messages.ts';
import { WorklistPage } from '../../../ui/lists/worklist-page.tsx';
import { reportQueueMessages } from './messages.ts';
import { REPORTS, ReportCard } from './report-card.tsx';

const reportsList = listAddress({
  path: '/admin/reports',
  filters: { status: oneOf(['open', 'decided'], 'open'), from: day, to: day },
});

/** The reports of jobs, companies and profiles, by risk. */
export default function QueuePage() {
  const list = useListAddress(reportsList);
  const { status, from, to, page } = list.address;
  const query = useListOf('GET /barong/admin/reports', {
    key: [REPORTS],
    query: { status, from, to, page },
  });
  return (
    <WorklistPage
      words={useMessages(reportQueueMessages)}
      list={list}
      query={query}
      waiting={{
        ...list.choice({ status: 'open', from: undefined, to: undefined }),
        count: query.data?.open_count,
      }}
      done={list.choice({ status: 'decided' })}
      days={{ range: { from, to }, onChange: list.go }}
      rowsOf={(found) => found.reports}
      shape="h-60 rounded-lg"
    >
      {(report) => <ReportCard report={report} />}
    </WorklistPage>
  );
}
