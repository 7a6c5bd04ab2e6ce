import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form, Link, useSearchParams } from 'react-router';
import { mayAsAdmin } from '../../../contract/admin/admin-roles.ts';
import { managedAccounts } from '../../../contract/admin/managed-accounts.ts';
import type { Meta } from '../../../contract/lists.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { api } from '../../lib/api/api.ts';
import { searchTextOf } from '../../lib/lists/list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { AccountStateBadge } from '../../parts/admins/account-state-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Loaded, type Loading } from '../../ui/lists/loaded.tsx';
import { useHrAccounts, useUsers } from './calls.ts';
import { findMessages } from './find-messages.ts';
import { dotted } from '../../lib/format/separator.ts';

/** Of each list; a link leads to all of them. */
const SHOWN = 5;

/** What the search of the header finds for an admin: people, recruiters and companies. */
export default function FindPage() {
  const t = useMessages(findMessages);
  const [params] = useSearchParams();
  const search = searchTextOf(params.get('search'));
  const own = useSession()?.user?.admin_role ?? null;
  const seesAccounts = mayAsAdmin(own, managedAccounts['GET /barong/admin/users'].admins);
  return (
    <div className="grid gap-4 *:min-w-0">
      <title>{`${t.title} · ${PORTAL}`}</title>
      <h1 className="text-h1">{search === '' ? t.title : t.titleOf(search)}</h1>
      <search className="md:hidden">
        <Form action="/admin/find">
          <SearchField key={search} name="search" label={t.search} defaultValue={search} />
        </Form>
      </search>
      {search === '' ? (
        <p className="text-body text-ink-2">{t.nothingAsked}</p>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-3">
          {seesAccounts ? <Users search={search} /> : null}
          {seesAccounts ? <Recruiters search={search} /> : null}
          <Companies search={search} />
        </div>
      )}
    </div>
  );
}

interface GroupProps<Row> {
  title: string;
  query: Loading<{ rows: readonly Row[]; meta: Meta }>;
  /** Leads to all that was found. */
  all: string;
  children: (row: Row) => ReactNode;
}

function Group<Row extends { id: number }>({ title, query, all, children }: GroupProps<Row>) {
  const t = useMessages(findMessages);
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-h3">{title}</h2>
      <Loaded query={query} failed={t.failed}>
        {({ rows, meta }) =>
          rows.length === 0 ? (
            <p className="text-small text-ink-2">{t.none}</p>
          ) : (
            <>
              <ul className="grid gap-3">
                {rows.slice(0, SHOWN).map((row) => (
                  <li key={row.id} className="grid gap-0.5 text-small wrap-anywhere">
                    {children(row)}
                  </li>
                ))}
              </ul>
              {meta.total > SHOWN ? (
                <Link to={all} className="link text-small">
                  {t.all(meta.total)}
                </Link>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

const addressOf = (path: string, search: string) =>
  `${path}?${new URLSearchParams({ search }).toString()}`;

function Users({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const { data, ...query } = useUsers({ search, state: undefined, page: 1 });
  const found = data && { rows: data.users, meta: data.meta };
  return (
    <Group
      title={t.users}
      query={{ ...query, data: found }}
      all={addressOf('/admin/users', search)}
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
    </Group>
  );
}

function Recruiters({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const query = useHrAccounts({ search, state: undefined, page: 1 });
  return (
    <Group title={t.recruiters} query={query} all={addressOf('/admin/hr-accounts', search)}>
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
    </Group>
  );
}

function Companies({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const { data, ...query } = useQuery({
    queryKey: ['companies', search],
    queryFn: ({ signal }) => api('GET /barong/public/companies', { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = data && { rows: data.companies, meta: data.meta };
  return (
    <Group
      title={t.companies}
      query={{ ...query, data: found }}
      all={addressOf('/companies', search)}
    >
      {({ id, name, industry }) => (
        <>
          <Link to={`/companies/${id}`} className="link font-strong">
            {name}
          </Link>
          {industry ? <span className="text-caption text-ink-2">{industry}</span> : null}
        </>
      )}
    </Group>
  );
}
