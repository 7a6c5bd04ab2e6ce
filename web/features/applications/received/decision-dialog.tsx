import { useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { type Decided, decisionTexts, decisionWord } from './decisions.ts';
import { receivedMessages } from './received-messages.ts';

const NOTE_MAX_LENGTH = 1_000;

interface DecisionDialogProps {
  application: Application;
  to: Decided;
  busy: boolean;
  onClose: () => void;
  onConfirm: (note: string) => void;
}

/** Asks before the candidate is mailed, and takes a note along. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { application, to, busy, onClose, onConfirm } = props;
  const t = useMessages(receivedMessages);
  const [note, setNote] = useState('');
  const texts = decisionTexts(to, t);
  const { user, job } = application;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.ask}
      description={t.told(user.username, job.title)}
      confirmLabel={decisionWord(application.status, to, t)}
      cancelLabel={t.cancel}
      danger={to === 'rejected'}
      busy={busy}
      busyLabel={t.saving}
      onConfirm={() => onConfirm(note)}
    >
      <TextArea
        label={t.note}
        aside={t.optional}
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        hint={texts.hint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) onConfirm(note);
        }}
      />
    </ConfirmDialog>
  );
}
