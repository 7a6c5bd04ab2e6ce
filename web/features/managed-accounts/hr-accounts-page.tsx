import { Link } from 'react-router';
import { industryName } from '../../../contract/format/names/industry-names.ts';
import type { HrAccount } from '../../../contract/admin/managed-accounts.ts';
import { dateText } from '../../lib/format/format.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { AccountStateBadge } from '../../parts/admins/account-state-badge.tsx';
import { DataTable, Td, Th, Tr } from '../../ui/lists/data-table.tsx';
import { SelectAll, SelectOne } from '../../ui/lists/selection/select-boxes.tsx';
import { type Selection, useSelection } from '../../ui/lists/selection/use-selection.ts';
import { AccountList, accountsAt } from './account-list.tsx';
import { allowed } from './allowed.ts';
import { fetchHrAccounts, useHrAccounts } from './calls.ts';
import { accountListMessages } from './messages.ts';
import { ChangeSelected, SELECTED_MOST } from './state-changes.tsx';

const hrList = accountsAt('/admin/hr-accounts');

/** Recruiters with their companies. */
export default function HrAccountsPage() {
  const t = useMessages(accountListMessages);
  const list = useListAddress(hrList);
  const query = useHrAccounts(list.address);
  const selection = useSelection(list, query.data?.rows ?? [], SELECTED_MOST);
  return (
    <AccountList
      list={list}
      query={query}
      rowsOf={({ rows }) => rows}
      words={{ title: t.hr, intro: t.hrIntro, search: t.searchHr, failed: t.hrFailed }}
      savers={allowed.saveRecruiters}
      fetchAll={() => fetchHrAccounts(list.address)}
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
    </AccountList>
  );
}

interface HrTableProps {
  accounts: readonly HrAccount[];
  selection: Selection<HrAccount>;
}

function HrTable({ accounts, selection }: HrTableProps) {
  const t = useMessages(accountListMessages);
  const language = useLanguage();
  const maySelect = useMayAsAdmin(allowed.changeSeveral);
  return (
    <DataTable
      framed
      caption={t.hr}
      cardsBelow="lg"
      head={
        <>
          {maySelect ? (
            <SelectAll label={t.selectAll} rows={accounts} selection={selection} />
          ) : null}
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
          {maySelect ? (
            <SelectOne
              label={t.select(account.username)}
              row={account}
              selection={selection}
              cardsBelow="lg"
            />
          ) : null}
          <Td className="max-lg:pr-10!">
            <span className="min-w-0 wrap-anywhere">
              <Link
                to={`/admin/hr-accounts/${account.id}`}
                className="link-cover font-strong text-ink"
              >
                {account.company_name ?? t.noCompany}
              </Link>
              <span className="block text-caption text-ink-2">
                {industryName(account.industry, language)}
              </span>
            </span>
          </Td>
          <Td label={t.name}>
            <span className="min-w-0 wrap-anywhere">
              {account.username}
              <span className="block text-caption text-ink-2">{account.email}</span>
            </span>
          </Td>
          <Td label={t.status}>
            <AccountStateBadge state={account.status} />
          </Td>
          <Td label={t.level} align="end">
            {account.verification_level}
          </Td>
          <Td label={t.reports} align="end">
            {account.reports_count}
          </Td>
          <Td label={t.registered}>{dateText(account.created_at, language)}</Td>
        </Tr>
      ))}
    </DataTable>
  );
}
