import { useState } from 'react';
import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import { deviceWords } from '../../../contract/accounts/device.ts';
import { dateText, momentText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { allowed } from './allowed.ts';
import { accountPageMessages } from './account-messages.ts';
import { ACCOUNTS } from './calls.ts';

/** Where the account is signed in, and how to end that. */
export function SessionsCard({ account: { id, sessions } }: { account: ManagedAccount }) {
  const t = useMessages(accountPageMessages);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const mayLogOut = useMayAsAdmin(allowed.logOut);
  const form = useContractForm('DELETE /barong/admin/users/:id/sessions', {
    start: {},
    params: { id },
    failed: t.logOutFailed,
    saved: t.loggedOut,
    onSaved: () => setAsking(false),
    onAnswer: useRefetch([ACCOUNTS]),
  });
  return (
    <SectionCard
      title={t.sessions}
      none={sessions.length === 0 && t.noSessions}
      className="justify-items-start"
    >
      <ul className="grid gap-2 text-small">
        {sessions.map((session) => (
          <li key={session.id}>
            <p className="font-strong">{deviceWords(session, language)}</p>
            <p className="wrap-anywhere text-ink-2">
              {t.since(
                dateText(session.created_at, language),
                momentText(session.last_seen_at, language),
              )}
              {`, ${session.address}`}
            </p>
          </li>
        ))}
      </ul>
      {mayLogOut && sessions.length > 0 ? (
        <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
          {t.logOut}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.logOutTitle}
        description={t.logOutText}
        confirmLabel={t.logOut}
        danger
        form={form}
      />
    </SectionCard>
  );
}
