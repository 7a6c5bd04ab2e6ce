import type { ReactNode } from 'react';
import { missedFilters } from '../../../contract/admin/missed-filters.ts';
import { managedStates } from '../../../contract/admin/managed-states.ts';
import type { Meta } from '../../../contract/lists.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { SaveButton } from '../../ui/files/saving.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import type { ListProps } from '../../ui/lists/list.tsx';
import { accountStateMessages } from '../../parts/admins/account-state-messages.ts';
import { accountListMessages } from './messages.ts';

/** The address of a list of accounts, which can be filtered by state and by missed interviews. */
export const accountsAt = (path: string) =>
  listAddress({ path, filters: { state: oneOf(managedStates), missed: oneOf(missedFilters) } });

interface AccountListProps<Found extends { meta: Meta }, Row> extends Pick<
  ListProps<Found, Row>,
  'query' | 'rowsOf'
> {
  list: ReturnType<typeof useListAddress<ReturnType<ReturnType<typeof accountsAt>['read']>>>;
  words: { title: string; intro: string; search: string; failed: string };
  /** Downloads everything that the filters find, as CSV. */
  fetchAll: () => Promise<{ blob: Blob; name: string }>;
  /** The admin roles that may download them. */
  savers: readonly AdminRole[];
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of accounts: its search, its states, its export and how many there are. */
export function AccountList<Found extends { meta: Meta }, Row>(
  props: AccountListProps<Found, Row>,
) {
  const { list, query, rowsOf, words, fetchAll, savers, children } = props;
  const t = useMessages(accountListMessages);
  const states = useMessages(accountStateMessages);
  const maySave = useMayAsAdmin(savers);
  return (
    <ListPage
      title={words.title}
      intro={words.intro}
      actions={maySave ? <SaveButton fetch={fetchAll} /> : null}
      list={list}
      query={query}
      rowsOf={rowsOf}
      search={{ label: words.search }}
      filters={
        <FilterSelect
          label={t.missed}
          any={t.anyMissed}
          values={missedFilters}
          value={list.address.missed}
          nameOf={() => t.missedOften}
          onChange={(missed) => list.go({ missed })}
        />
      }
      tabs={{
        label: t.states,
        tabs: [
          { ...list.choice({ state: undefined }), label: t.all },
          ...managedStates.map((state) => ({ ...list.choice({ state }), label: states[state] })),
        ],
      }}
      count={t.count}
      failed={words.failed}
      none={{ title: t.none, text: t.noneText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.clear }}
    >
      {children}
    </ListPage>
  );
}
