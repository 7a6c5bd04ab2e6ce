import { Link } from 'react-router';
import { type AdminUser, managedStates } from '../../../contract/admin/managed-accounts.ts';
import { dateText } from '../../lib/format/format.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { SaveButton } from '../../ui/files/saving.tsx';
import { DataTable, Td, Th, Tr } from '../../ui/lists/data-table.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { type Selection, useSelection } from '../../ui/lists/use-selection.ts';
import { fetchUsers, useUsers } from './calls.ts';
import { accountListMessages, accountStateMessages } from './messages.ts';
import { SelectAll, SelectOne } from './select-boxes.tsx';
import { StateBadge } from './state-badge.tsx';
import { ChangeSelected, SELECTED_MOST } from './state-changes.tsx';

const usersList = listAddress({ path: '/admin/users', filters: { state: oneOf(managedStates) } });

/** Everybody who looks for work, found by name or address. */
export default function UsersPage() {
  const t = useMessages(accountListMessages);
  const states = useMessages(accountStateMessages);
  const list = useListAddress(usersList);
  const query = useUsers(list.address);
  const selection = useSelection(query.data?.users ?? [], SELECTED_MOST);
  return (
    <ListPage
      title={t.users}
      intro={t.usersIntro}
      actions={
        <SaveButton label={t.save} fetch={() => fetchUsers(list.address)} failed={t.saveFailed} />
      }
      list={list}
      query={query}
      rowsOf={({ users }) => users}
      search={{ label: t.search }}
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
      failed={t.usersFailed}
      none={{ title: t.none, text: t.noneText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.clear }}
    >
      {(users) => (
        <>
          <UserTable users={users} selection={selection} />
          <ChangeSelected selection={selection} accountOf={(user) => user} />
        </>
      )}
    </ListPage>
  );
}

interface UserTableProps {
  users: readonly AdminUser[];
  selection: Selection<AdminUser>;
}

function UserTable({ users, selection }: UserTableProps) {
  const t = useMessages(accountListMessages);
  const language = useLanguage();
  return (
    <Card flush className="overflow-hidden max-md:border-0 max-md:bg-transparent">
      <DataTable
        caption={t.users}
        className="max-md:[&_tbody]:p-0"
        head={
          <>
            <SelectAll rows={users} selection={selection} />
            <Th>{t.name}</Th>
            <Th>{t.status}</Th>
            <Th>{t.resume}</Th>
            <Th>{t.registered}</Th>
          </>
        }
      >
        {users.map((user) => (
          <Tr key={user.id} interactive>
            <SelectOne row={user} name={user.username} selection={selection} />
            <Td className="max-md:pr-10!">
              <span className="min-w-0 wrap-anywhere">
                <Link to={`/admin/users/${user.id}`} className="link-cover font-strong text-ink">
                  {user.username}
                </Link>
                <span className="block text-caption text-ink-2">{user.email}</span>
              </span>
            </Td>
            <Td label={t.status}>
              <StateBadge state={user.state} />
            </Td>
            <Td label={t.resume}>{user.resume_url ? t.hasResume : '–'}</Td>
            <Td label={t.registered}>{dateText(user.created_at, language)}</Td>
          </Tr>
        ))}
      </DataTable>
    </Card>
  );
}
