import type { Application } from '../../../../contract/applications.ts';
import type { FormOf } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Decided, decisionTexts, decisionWord } from './decisions.ts';
import { receivedMessages } from './received-messages.ts';

const NOTE_MAX_LENGTH = 1_000;

interface DecisionDialogProps {
  application: Application;
  to: Decided;
  form: FormOf<{ note: string }>;
  onClose: () => void;
}

/** Asks before the candidate is mailed, and takes a note along. */
export function DecisionDialog({ application, to, form, onClose }: DecisionDialogProps) {
  const t = useMessages(receivedMessages);
  const texts = decisionTexts(to, t);
  const { user, job } = application;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.ask}
      description={t.told(user.username, job.title)}
      confirmLabel={decisionWord(application.status, to, t)}
      danger={to === 'rejected'}
      form={form}
    >
      <TextArea
        {...form.field('note')}
        label={t.note}
        aside={t.optional}
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        hint={texts.hint}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.send();
        }}
      />
    </ConfirmDialog>
  );
}
