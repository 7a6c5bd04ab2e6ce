import type { ComponentProps } from 'react';
import type { FormOf } from '../../lib/forms/use-contract-form.ts';
import { TextArea } from '../fields/text-area.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NOTE_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

interface NoteDialogProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirmLabel' | 'danger' | 'keeps' | 'onClose'
> {
  text: string;
  form: FormOf<{ note: string }>;
  /** The label of the note, which is optional. */
  note: string;
}

/** A confirmation whose only field is a note to the other side. */
export function NoteDialog({ text, form, note, ...asked }: NoteDialogProps) {
  return (
    <ConfirmDialog {...asked} description={text} form={form}>
      <NoteField form={form} label={note} />
    </ConfirmDialog>
  );
}

interface NoteFieldProps {
  form: Pick<FormOf<{ note: string }>, 'field'>;
  label: string;
}

export function NoteField({ form, label }: NoteFieldProps) {
  return (
    <TextArea {...form.field('note')} label={label} optional rows={3} maxLength={NOTE_MAX_LENGTH} />
  );
}
