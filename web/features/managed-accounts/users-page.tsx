import { Link } from 'react-router';
import type { AdminUser } from '../../../contract/admin/managed-accounts.ts';
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
import { fetchUsers, useUsers } from './calls.ts';
import { accountListMessages } from './messages.ts';
import { ChangeSelected, SELECTED_MOST } from './state-changes.tsx';

const usersList = accountsAt('/admin/users');

/** All seekers, found by name or address. */
export default function UsersPage() {
  const t = useMessages(accountListMessages);
  const list = useListAddress(usersList);
  const query = useUsers(list.address);
  const selection = useSelection(list, query.data?.users ?? [], SELECTED_MOST);
  return (
    <AccountList
      list={list}
      query={query}
      rowsOf={({ users }) => users}
      words={{ title: t.users, intro: t.usersIntro, search: t.search, failed: t.usersFailed }}
      savers={allowed.saveUsers}
      fetchAll={() => fetchUsers(list.address)}
    >
      {(users) => (
        <>
          <UserTable users={users} selection={selection} />
          <ChangeSelected selection={selection} accountOf={(user) => user} />
        </>
      )}
    </AccountList>
  );
}

interface UserTableProps {
  users: readonly AdminUser[];
  selection: Selection<AdminUser>;
}

function UserTable({ users, selection }: UserTableProps) {
  const t = useMessages(accountListMessages);
  const language = useLanguage();
  const maySelect = useMayAsAdmin(allowed.changeSeveral);
  return (
    <DataTable
      framed
      caption={t.users}
      head={
        <>
          {maySelect ? <SelectAll label={t.selectAll} rows={users} selection={selection} /> : null}
          <Th>{t.name}</Th>
          <Th>{t.status}</Th>
          <Th>{t.resume}</Th>
          <Th>{t.registered}</Th>
        </>
      }
    >
      {users.map((user) => (
        <Tr key={user.id} interactive>
          {maySelect ? (
            <SelectOne label={t.select(user.username)} row={user} selection={selection} />
          ) : null}
          <Td className="max-md:pr-10!">
            <span className="min-w-0 wrap-anywhere">
              <Link to={`/admin/users/${user.id}`} className="link-cover font-strong text-ink">
                {user.username}
              </Link>
              <span className="block text-caption text-ink-2">{user.email}</span>
            </span>
          </Td>
          <Td label={t.status}>
            <AccountStateBadge state={user.state} />
          </Td>
          <Td label={t.resume}>{user.resume_url ? t.hasResume : '–'}</Td>
          <Td label={t.registered}>{dateText(user.created_at, language)}</Td>
        </Tr>
      ))}
    </DataTable>
  );
}
