import type { Document } from '../../../../contract/documents.ts';
import { RESUME_NAME_MAX_LENGTH } from '../../../../contract/constants.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFreshDocuments } from '../calls.ts';
import { resumeMessages } from './resume-messages.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

/** The extension stays, whatever is typed, so it is not in the field. */
export function RenameResume({ resume, onClose }: { resume: Document; onClose: () => void }) {
  const t = useMessages(resumeMessages);
  const form = useContractForm('PUT /barong/resource/documents/:id', {
    start: { doc_name: resume.doc_name.replace(/\.[a-z]+$/, '') },
    params: { id: resume.id },
    check: ({ doc_name }) => ({ doc_name: doc_name.trim() === '' ? t.nameMissing : undefined }),
    blames: 'doc_name',
    saved: t.renamed,
    onSaved: onClose,
    onAnswer: useFreshDocuments(),
  });
  return (
    <FormDialog
      title={t.renameTitle}
      form={form}
      cancelLabel={t.keepName}
      sendLabel={t.rename}
      onClose={onClose}
    >
      <TextField
        {...form.field('doc_name')}
        label={t.name}
        hint={t.nameHint}
        maxLength={RESUME_NAME_MAX_LENGTH}
      />
    </FormDialog>
  );
}
