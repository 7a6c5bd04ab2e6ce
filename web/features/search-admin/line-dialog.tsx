import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { SkillsField } from '../../parts/skills/skills-field.tsx';
import { SYNONYMS } from './calls.ts';
import { synonymMessages } from './messages.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

const FEWEST = 2;

interface LineDialogProps {
  /** Without an id it is a new line. */
  line: { id?: number; phrases: string[]; version?: number };
  onClose: () => void;
}

/** A new line is based on no version. */
const fieldsOf = ({ phrases, version = 0 }: LineDialogProps['line']) => ({ phrases, version });

/** The words of one line as chips. */
export function LineDialog({ line, onClose }: LineDialogProps) {
  const t = useMessages(synonymMessages);
  const form = useContractForm('PUT /barong/admin/search_synonyms', {
    start: fieldsOf(line),
    newer: fieldsOf,
    body: ({ phrases }) => ({ ...(line.id === undefined ? {} : { id: line.id }), phrases }),
    check: ({ phrases }) => ({ phrases: phrases.length < FEWEST ? t.tooFew : undefined }),
    blames: 'phrases',
    saved: { title: t.saved, description: t.savedText },
    onSaved: onClose,
    onAnswer: useRefetch([SYNONYMS]),
  });

  return (
    <FormDialog
      title={line.id === undefined ? t.addTitle : t.editTitle}
      form={form}
      sendLabel={t.save}
      busyLabel={t.saving}
      onClose={onClose}
    >
      <SkillsField
        {...form.value('phrases')}
        label={t.words}
        hint={t.wordsHint}
        placeholder={t.wordsPlaceholder}
      />
    </FormDialog>
  );
}
