import type { Difference } from '../../../../contract/money/settlements.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useFreshBooks } from '../calls.ts';
import { settlementMessages } from './messages.ts';
import { DIFFERENCE_NOTE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

const fieldsOf = ({ note, version }: Difference) => ({ note: note ?? '', version });

/** Explains a difference. */
export function NoteDialog({
  difference,
  onClose,
}: {
  difference: Difference;
  onClose: () => void;
}) {
  const t = useMessages(settlementMessages);
  const form = useContractForm('PUT /barong/admin/differences/:id/note', {
    params: { id: difference.id },
    start: fieldsOf(difference),
    newer: fieldsOf,
    check: (values) => ({ note: values.note.trim() === '' ? t.noNote : undefined }),
    saved: t.noted,
    onSaved: onClose,
    onAnswer: useFreshBooks(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.explainTitle}
      description={t.explainText}
      confirmLabel={t.explain}
      form={form}
    >
      <TextArea
        {...form.field('note')}
        label={t.note}
        rows={3}
        maxLength={DIFFERENCE_NOTE_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
