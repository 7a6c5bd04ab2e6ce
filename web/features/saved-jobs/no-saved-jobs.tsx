import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { queryOf, type SavedJobsAddress } from './address.ts';
import { savedJobsMessages } from './messages.ts';

/** Why the list is empty, and the way on: another search, another tab, or the first job to save. */
export function NoSavedJobs({ address }: { address: SavedJobsAddress }) {
  const t = useMessages(savedJobsMessages);
  if (address.search) {
    const all = queryOf({ ...address, search: '', page: 1 });
    return (
      <EmptyState
        title={t.noMatch}
        actions={
          <LinkButton to={`/user/saved${all}`} variant="secondary">
            {t.clearSearch}
          </LinkButton>
        }
      >
        {t.noMatchText(address.search)}
      </EmptyState>
    );
  }
  if (address.status) {
    return (
      <EmptyState
        title={t.noMatch}
        actions={
          <LinkButton to="/user/saved" variant="secondary">
            {t.showAll}
          </LinkButton>
        }
      >
        {t.noneInTab}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t.none} actions={<LinkButton to="/user/jobs">{t.findJobs}</LinkButton>}>
      {t.noneText}
    </EmptyState>
  );
}
