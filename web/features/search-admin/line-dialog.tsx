import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SkillsField } from '../../parts/skills/skills-field.tsx';
import { toast } from '../../lib/toast.ts';
import { useSaveSynonym } from './calls.ts';
import { synonymMessages } from './messages.ts';

const FORM_ID = 'line-of-words';
const FEWEST = 2;

interface LineDialogProps {
  /** Without an id it is a new line. */
  line: { id?: number; phrases: string[] };
  onClose: () => void;
}

/** The words of one line as chips. */
export function LineDialog({ line, onClose }: LineDialogProps) {
  const t = useMessages(synonymMessages);
  const [phrases, setPhrases] = useState(line.phrases);
  const [problem, setProblem] = useState('');
  const save = useSaveSynonym();

  async function send() {
    if (phrases.length < FEWEST) {
      setProblem(t.tooFew);
      return;
    }
    try {
      await save.mutateAsync({ ...line, phrases });
    } catch (error) {
      const told = error instanceof ApiError && error.status > 0 ? error : undefined;
      setProblem(told?.fields['phrases'] ?? told?.messages[0] ?? t.offline);
      return;
    }
    toast({ title: t.saved, description: t.savedText, variant: 'success' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={line.id === undefined ? t.addTitle : t.editTitle}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} busy={save.isPending} busyLabel={t.saving}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SkillsField
          label={t.words}
          hint={t.wordsHint}
          placeholder={t.wordsPlaceholder}
          value={phrases}
          error={problem}
          removeLabel={t.removeWord}
          onChange={(words) => {
            setPhrases(words);
            setProblem('');
          }}
        />
      </form>
    </Dialog>
  );
}
