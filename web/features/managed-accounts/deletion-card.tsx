import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import { ACCOUNT_REASON_MAX_LENGTH } from '../../../contract/constants.ts';
import { momentText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { accountPageMessages } from './account-messages.ts';
import { ACCOUNTS } from './calls.ts';

/** The deletion of a recruiter's account: one admin requests it, another confirms. */
export function DeletionCard({ account }: { account: ManagedAccount }) {
  const t = useMessages(accountPageMessages);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { id, deletion } = account;
  const keeping = useContractForm('DELETE /admin/hr_accounts/:id/deletion', {
    start: {},
    params: { id },
    failed: t.deletionFailed,
    saved: t.keptAccount,
    onSaved: useRefetch([ACCOUNTS, 'one', id]),
  });
  return (
    <SectionCard title={t.deletion} note={t.deletionText} className="justify-items-start">
      {deletion ? (
        <div className="text-small">
          <p>{t.asked(deletion.by ?? t.somebody, momentText(deletion.at, language))}</p>
          <p className="wrap-anywhere">{deletion.reason}</p>
          {deletion.mine ? <p className="text-ink-2">{t.waits}</p> : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {deletion?.mine ? null : (
          <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
            {deletion ? t.confirmDeletion : t.askDeletion}
          </Button>
        )}
        {deletion ? (
          <Button
            size="sm"
            variant="secondary"
            {...keeping.button}
            onClick={() => void keeping.send()}
          >
            {t.takeBack}
          </Button>
        ) : null}
      </div>
      {isAsking ? <DeletionDialog account={account} onClose={() => setAsking(false)} /> : null}
    </SectionCard>
  );
}

interface DeletionDialogProps {
  account: ManagedAccount;
  onClose: () => void;
}

function DeletionDialog({ account: { id, username, deletion }, onClose }: DeletionDialogProps) {
  const t = useMessages(accountPageMessages);
  const refetch = useRefetch([ACCOUNTS]);
  const navigate = useNavigate();
  const form = useContractForm('DELETE /admin/hr_accounts/:id', {
    start: { reason: deletion?.reason ?? '' },
    params: { id },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t.sayWhy }),
    failed: t.deletionFailed,
    onSaved: async ({ deleted }) => {
      toast({ title: deleted ? t.deleted : t.askedDone, variant: 'success' });
      onClose();
      if (deleted) await navigate('/admin/hr-accounts');
      await refetch();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.confirmTitle(username)}
      description={deletion ? t.confirmText : t.waits}
      confirmLabel={deletion ? t.confirmDeletion : t.askDeletion}
      danger
      form={form}
    >
      <TextArea
        {...form.field('reason')}
        label={t.deletionReason}
        rows={3}
        maxLength={ACCOUNT_REASON_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
