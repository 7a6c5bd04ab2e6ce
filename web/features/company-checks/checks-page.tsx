import { day, listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { WorklistPage } from '../../ui/lists/worklist-page.tsx';
import { useCompanyChecks } from './calls.ts';
import { CheckCard } from './check-card.tsx';
import { companyChecksMessages } from './messages.ts';

const companyChecksList = listAddress({
  path: '/admin/companies',
  filters: { status: oneOf(['waiting', 'decided'], 'waiting'), from: day, to: day },
});

/** Claims and look-alikes; waiting ones are listed oldest first. */
export default function CompanyChecksPage() {
  const list = useListAddress(companyChecksList);
  const { status, from, to, page } = list.address;
  const query = useCompanyChecks({ status, from, to, page });
  return (
    <WorklistPage
      words={useMessages(companyChecksMessages)}
      list={list}
      query={query}
      waiting={{
        ...list.choice({ status: 'waiting', from: undefined, to: undefined }),
        count: query.data?.waiting_count,
      }}
      done={list.choice({ status: 'decided' })}
      days={{ range: { from, to }, onChange: list.go }}
      rowsOf={(found) => found.company_checks}
      shape="h-52 rounded-lg"
    >
      {(check) => <CheckCard check={check} />}
    </WorklistPage>
  );
}
