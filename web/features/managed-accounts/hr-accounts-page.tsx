import { Link } from 'react-router';
import { type HrAccount, managedStates } from '../../../contract/admin/managed-accounts.ts';
import { dateText } from '../../lib/format/format.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { SaveButton } from '../../ui/files/saving.tsx';
import { DataTable, Td, Th, Tr } from '../../ui/lists/data-table.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { type Selection, useSelection } from '../../ui/lists/use-selection.ts';
import { fetchHrAccounts, useHrAccounts } from './calls.ts';
import { accountListMessages, accountStateMessages } from './messages.ts';
import { SelectAll, SelectOne } from './select-boxes.tsx';
import { StateBadge } from './state-badge.tsx';
import { ChangeSelected, SELECTED_MOST } from './state-changes.tsx';

const hrList = listAddress({
  path: '/admin/hr-accounts',
  filters: { state: oneOf(managedStates) },
});

/** Recruiters with their companies. */
export default function HrAccountsPage() {
  const t = useMessages(accountListMessages);
  const states = useMessages(accountStateMessages);
  const list = useListAddress(hrList);
  const query = useHrAccounts(list.address);
  const selection = useSelection(query.data?.rows ?? [], SELECTED_MOST);
  return (
    <ListPage
      title={t.hr}
      intro={t.hrIntro}
      actions={
        <SaveButton
          label={t.save}
          fetch={() => fetchHrAccounts(list.address)}
          failed={t.saveFailed}
        />
      }
      list={list}
      query={query}
      rowsOf={({ rows }) => rows}
      search={{ label: t.searchHr }}
      tabs={{
        label: t.states,
        tabs: [
          { ...list.choice({ state: undefined }), label: t.all },
          ...managedStates.map((state) => ({ ...list.choice({ state }), label: states[state] })),
        ],
      }}
      heading={
        <output className="text-small text-ink-2">{t.count(query.data?.meta.total ?? 0)}</output>
      }
      failed={t.hrFailed}
      none={{ title: t.none, text: t.noneText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.clear }}
    >
      {(accounts) => (
        <>
          <HrTable accounts={accounts} selection={selection} />
          <ChangeSelected
            selection={selection}
            accountOf={({ status, ...account }) => ({ ...account, role: 'hr', state: status })}
          />
        </>
      )}
    </ListPage>
  );
}

interface HrTableProps {
  accounts: readonly HrAccount[];
  selection: Selection<HrAccount>;
}

function HrTable({ accounts, selection }: HrTableProps) {
  const t = useMessages(accountListMessages);
  const language = useLanguage();
  return (
    <Card flush className="overflow-hidden max-lg:border-0 max-lg:bg-transparent">
      <DataTable
        caption={t.hr}
        cardsBelow="lg"
        className="max-lg:[&_tbody]:p-0"
        head={
          <>
            <SelectAll rows={accounts} selection={selection} />
            <Th>{t.company}</Th>
            <Th>{t.name}</Th>
            <Th>{t.status}</Th>
            <Th align="end">{t.level}</Th>
            <Th align="end">{t.reports}</Th>
            <Th>{t.registered}</Th>
          </>
        }
      >
        {accounts.map((account) => (
          <Tr key={account.id} interactive>
            <SelectOne row={account} name={account.username} selection={selection} />
            <Td className="max-lg:pr-10!">
              <span className="min-w-0 wrap-anywhere">
                <Link
                  to={`/admin/hr-accounts/${account.id}`}
                  className="link-cover font-strong text-ink"
                >
                  {account.company_name ?? t.noCompany}
                </Link>
                <span className="block text-caption text-ink-2">{account.industry}</span>
              </span>
            </Td>
            <Td label={t.name}>
              <span className="min-w-0 wrap-anywhere">
                {account.username}
                <span className="block text-caption text-ink-2">{account.email}</span>
              </span>
            </Td>
            <Td label={t.status}>
              <StateBadge state={account.status} />
            </Td>
            <Td label={t.level} align="end" className="tabular-nums">
              {account.verification_level}
            </Td>
            <Td label={t.reports} align="end" className="tabular-nums">
              {account.reports_count}
            </Td>
            <Td label={t.registered}>{dateText(account.created_at, language)}</Td>
          </Tr>
        ))}
      </DataTable>
    </Card>
  );
}
