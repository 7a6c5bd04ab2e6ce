import { TEMPLATE_NAME_MAX_LENGTH } from '../../../../../contract/fields/max-lengths.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { useRefetch } from '../../../../lib/api/use-refetch.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { TEMPLATES_KEY } from './template-calls.ts';
import { templateMessages } from './template-messages.ts';

interface TemplateDialogProps {
  jobId: number;
  /** The name of the template, initially the job's title. */
  name: string;
  isNew: boolean;
  onClose: () => void;
}

/** Saves a job as a template of the team, or renames it. */
export default function TemplateDialog({ jobId, name, isNew, onClose }: TemplateDialogProps) {
  const t = useMessages(templateMessages);
  const form = useContractForm('PUT /barong/resource/jobs/:id/template', {
    start: { name },
    params: { id: jobId },
    failed: t.notKept,
    saved: t.kept,
    onSaved: onClose,
    onAnswer: useRefetch([TEMPLATES_KEY]),
  });
  return (
    <FormDialog
      form={form}
      title={isNew ? t.keepTitle : t.renameTitle}
      description={isNew ? t.keepText : undefined}
      sendLabel={t.save}
      onClose={onClose}
    >
      <TextField
        label={t.name}
        required
        autoFocus
        maxLength={TEMPLATE_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
