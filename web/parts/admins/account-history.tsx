import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import type { ManagedState } from '../../../contract/admin/managed-states.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { AccountStateBadge } from './account-state-badge.tsx';
import { accountHistoryMessages } from './account-history-messages.ts';

/** Who did it and when. */
function ByAndWhen({ by, created_at }: { by: string | null; created_at: string }) {
  const t = useMessages(accountHistoryMessages);
  return <p className="note">{t.by(by ?? t.somebody, momentText(created_at, useLanguage()))}</p>;
}

/** Each change of an account's status, by whom and why. */
export const StateChanges = ({ changes }: { changes: ManagedAccount['state_changes'] }) => (
  <ul className="divide-y divide-line">
    {changes.map(({ id, state, reason, ...change }) => (
      <li key={id} className="grid justify-items-start gap-1 py-2.5 last:pb-0">
        <AccountStateBadge state={state as ManagedState} />
        {reason ? <p className="text-body wrap-anywhere">{reason}</p> : null}
        <ByAndWhen {...change} />
      </li>
    ))}
  </ul>
);

/** What admins have noted about an account. */
export const AccountNotes = ({ notes }: { notes: ManagedAccount['notes'] }) => (
  <ul className="grid gap-3">
    {notes.map(({ id, text, ...note }) => (
      <li key={id}>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <ByAndWhen {...note} />
      </li>
    ))}
  </ul>
);
