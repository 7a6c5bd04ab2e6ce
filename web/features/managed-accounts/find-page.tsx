import { industryName } from '../../../contract/format/names/industry-names.ts';
import { Link } from 'react-router';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { AccountStateBadge } from '../../parts/admins/account-state-badge.tsx';
import { FindFrame } from '../../ui/lists/find-frame.tsx';
import { FoundGroup } from '../../ui/lists/found-group.tsx';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { allowed } from './allowed.ts';
import { useHrAccounts, useUsers } from './calls.ts';
import { findMessages } from './find-messages.ts';
import { dotted } from '../../lib/format/separator.ts';

/** What the search of the header finds for an admin: people, recruiters and companies. */
export default function FindPage() {
  const t = useMessages(findMessages);
  const seesAccounts = useMayAsAdmin(allowed.readUsers);
  return (
    <FindFrame path="/admin/find" title={t.search} nothingAsked={t.nothingAsked}>
      {(search) => (
        <>
          {seesAccounts ? <Users search={search} /> : null}
          {seesAccounts ? <Recruiters search={search} /> : null}
          <Companies search={search} />
        </>
      )}
    </FindFrame>
  );
}

function Users({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const { data, ...query } = useUsers({ search, state: undefined, page: 1 });
  const found = data && { rows: data.users, meta: data.meta };
  return (
    <FoundGroup
      title={t.users}
      query={{ ...query, data: found }}
      search={search}
      path="/admin/users"
    >
      {({ id, username, email, state }) => (
        <>
          <span className="flex flex-wrap items-center gap-2">
            <Link to={`/admin/users/${id}`} className="link font-strong">
              {username}
            </Link>
            <AccountStateBadge state={state} />
          </span>
          <span className="text-caption text-ink-2">{email}</span>
        </>
      )}
    </FoundGroup>
  );
}

function Recruiters({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const query = useHrAccounts({ search, state: undefined, page: 1 });
  return (
    <FoundGroup title={t.recruiters} query={query} search={search} path="/admin/hr-accounts">
      {({ id, username, company_name, email, status }) => (
        <>
          <span className="flex flex-wrap items-center gap-2">
            <Link to={`/admin/hr-accounts/${id}`} className="link font-strong">
              {username}
            </Link>
            <AccountStateBadge state={status} />
          </span>
          <span className="text-caption text-ink-2">{dotted([company_name, email])}</span>
        </>
      )}
    </FoundGroup>
  );
}

function Companies({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const language = useLanguage();
  const { data, ...query } = useListOf('GET /barong/public/companies', {
    key: ['companies'],
    query: { search },
  });
  const found = data && { rows: data.companies, meta: data.meta };
  return (
    <FoundGroup
      title={t.companies}
      query={{ ...query, data: found }}
      search={search}
      path="/companies"
    >
      {({ id, name, industry }) => (
        <>
          <Link to={`/companies/${id}`} className="link font-strong">
            {name}
          </Link>
          {industry ? (
            <span className="text-caption text-ink-2">{industryName(industry, language)}</span>
          ) : null}
        </>
      )}
    </FoundGroup>
  );
}
