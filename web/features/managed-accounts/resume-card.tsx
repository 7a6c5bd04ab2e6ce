import { useState } from 'react';
import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import { ACCOUNT_REASON_MAX_LENGTH } from '../../../contract/constants.ts';
import { momentText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FileLink } from '../../ui/panels/file-link.tsx';
import { DialogButton } from '../../ui/overlays/dialog-button.tsx';
import { allowed } from './allowed.ts';
import { accountPageMessages } from './account-messages.ts';
import { ACCOUNTS } from './calls.ts';

/** Opens the resume of a seeker after a reason was given, and shows who did so before. */
export function ResumeCard({ account }: { account: ManagedAccount }) {
  const t = useMessages(accountPageMessages);
  const language = useLanguage();
  const { id, resume_url, resume_accesses: accesses } = account;
  const mayOpen = useMayAsAdmin(allowed.openResume);
  const [opened, setOpened] = useState<{ name: string; url: string } | null>(null);
  return (
    <SectionCard title={t.resume} className="justify-items-start">
      {resume_url ? null : <p className="note">{t.noResume}</p>}
      {opened ? (
        <p className="text-small wrap-anywhere">
          {t.resumeReady(opened.name)}{' '}
          <FileLink to={opened.url} size="sm" variant="secondary">
            {t.showResume}
          </FileLink>
        </p>
      ) : null}
      {mayOpen && resume_url && !opened ? (
        <DialogButton label={t.openResume} size="sm" variant="secondary">
          {(close) => <OpenDialog id={id} onClose={close} onOpened={setOpened} />}
        </DialogButton>
      ) : null}
      <ul className="grid gap-2 text-small">
        {accesses.map(({ id: accessId, doc_name, reason, by, created_at }) => (
          <li key={accessId}>
            <p className="wrap-anywhere">
              {doc_name}: {reason}
            </p>
            <p className="text-ink-2">
              {t.opened(by ?? t.somebody, momentText(created_at, language))}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

interface OpenDialogProps {
  id: number;
  onClose: () => void;
  onOpened: (resume: { name: string; url: string }) => void;
}

function OpenDialog({ id, onClose, onOpened }: OpenDialogProps) {
  const t = useMessages(accountPageMessages);
  const form = useContractForm('POST /barong/admin/users/:id/resume', {
    start: { reason: '' },
    params: { id },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t.sayWhy }),
    failed: t.resumeFailed,
    onSaved: ({ doc_name, upload }) => onOpened({ name: doc_name, url: upload }),
    onAnswer: useRefetch([ACCOUNTS, 'one', id]),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.openResume}
      description={t.resumeText}
      confirmLabel={t.openResume}
      form={form}
    >
      <TextArea
        {...form.field('reason')}
        label={t.resumeReason}
        rows={3}
        maxLength={ACCOUNT_REASON_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
