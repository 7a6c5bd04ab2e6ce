import { useState } from 'react';
import { type ReportReason, reportReasons } from '../../../../contract/reports/report-reasons.ts';
import { MESSAGE_REPORT_NOTE_MAX_LENGTH } from '../../../../contract/constants.ts';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { reportReasonLabels } from '../../../parts/reports/report-reasons.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { conversationMessages } from '../messages.ts';

/** Nothing is chosen yet: whoever taps through accuses nobody of fraud. */
const START = { reason: '' as ReportReason, note: '' };

interface ReportDialogProps {
  conversationId: number;
  canBlock: boolean;
  onBlock: () => Promise<void>;
  onClose: () => void;
}

/** Reports the newest messages of a conversation, with a reason. */
export function ReportDialog({ conversationId, canBlock, onBlock, onClose }: ReportDialogProps) {
  const t = useMessages(conversationMessages);
  const labels = reportReasonLabels[useLanguage()];
  const [blocks, setBlocks] = useState(canBlock);
  const form = useContractForm('POST /barong/resource/conversations/:id/reports', {
    start: START,
    params: { id: conversationId },
    check: (values) => missingIn(values, { reason: t.reasonNeeded }),
    failed: t.reportFailed,
    onSaved: async ({ id }) => {
      toast({ title: t.reported, description: t.reportNumber(id), variant: 'success' });
      if (blocks) await onBlock();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t.reportTitle}
      description={t.reportText}
      sendLabel={t.report}
      onClose={onClose}
    >
      <RadioGroup
        label={t.reason}
        {...form.field('reason')}
        options={reportReasons.map((value) => ({ value, label: labels[value] }))}
      />
      <TextArea
        {...form.field('note')}
        label={t.note}
        optional
        rows={3}
        maxLength={MESSAGE_REPORT_NOTE_MAX_LENGTH}
      />
      {canBlock ? (
        <CheckboxField
          label={t.alsoBlock}
          checked={blocks}
          onChange={({ target }) => setBlocks(target.checked)}
        />
      ) : null}
      <p className="note">{t.helpline}</p>
    </FormDialog>
  );
}
