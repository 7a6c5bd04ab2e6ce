import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import { ACCOUNT_NOTE_MAX_LENGTH } from '../../../contract/constants.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { AccountNotes } from '../../parts/admins/account-history.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { accountPageMessages } from './account-messages.ts';
import { ACCOUNTS } from './calls.ts';

/** Notes about the account among admins. */
export function NotesCard({ account: { id, notes } }: { account: ManagedAccount }) {
  const t = useMessages(accountPageMessages);
  const form = useContractForm('POST /barong/admin/users/:id/notes', {
    once: true,
    start: { text: '' },
    params: { id },
    check: ({ text }) => ({ text: text.trim() ? undefined : t.writeNote }),
    draft: `account-note-${id}`,
    failed: t.noteFailed,
    saved: t.noteSaved,
    onSaved: useRefetch([ACCOUNTS, 'one', id]),
  });
  return (
    <SectionCard title={t.notes} note={t.notesText}>
      <AccountNotes notes={notes} />
      <Form form={form} className="grid max-w-prose justify-items-start gap-3 *:w-full">
        <TextArea
          {...form.field('text')}
          label={t.note}
          rows={3}
          maxLength={ACCOUNT_NOTE_MAX_LENGTH}
        />
        <Button
          {...form.button}
          type="submit"
          size="sm"
          variant="secondary"
          className="w-auto! justify-self-start"
        >
          {t.addNote}
        </Button>
      </Form>
    </SectionCard>
  );
}
