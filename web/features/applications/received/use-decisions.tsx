import { type ReactNode, useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { type FormOf, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { InviteDialog } from '../../../parts/interviews/invite-dialog.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Decided, decisionTexts, decisionWord } from './decisions.ts';
import { useFreshReceived } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';

interface Asked {
  application: Application;
  to: Decided;
}

interface Decisions {
  /** Begins a decision; nothing happens when it is not possible now. */
  decide: (application: Application, to: Decided) => void;
  isBusy: boolean;
  dialog: ReactNode;
}

const undecided: { id: number; status: Decided; note: string } = {
  id: 0,
  status: 'reviewing',
  note: '',
};

/** Decisions about candidates: those that send a mail ask first, with a note. */
export function useDecisions(): Decisions {
  const t = useMessages(receivedMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const refresh = useFreshReceived();
  const form = useContractForm('PUT /barong/resource/applications/:id/status', {
    start: undecided,
    params: ({ id }) => ({ id }),
    body: ({ status, note }) => ({ status, ...(note.trim() ? { note } : {}) }),
    // Also after a refusal: a colleague may have been faster.
    call: async (sending) => {
      try {
        return await sending();
      } finally {
        await refresh();
      }
    },
    saved: (_, { status }) => ({ title: decisionTexts(status, t).done }),
    onSaved: () => setAsked(null),
    failed: decisionTexts(asked?.to ?? 'reviewing', t).failed,
    failedText: t.failedText,
    refused: (error) => {
      if (error instanceof ApiError && error.is('resource.application.invalid_transition'))
        setAsked(null);
      return undefined;
    },
  });

  const close = () => setAsked(null);
  const dialogOf = (open: Asked | null) => {
    if (!open) return null;
    return open.to === 'interview' ? (
      <InviteDialog application={open.application} onClose={close} />
    ) : (
      <DecisionDialog {...open} form={form} onClose={close} />
    );
  };

  return {
    isBusy: form.isBusy,
    decide(application, to) {
      if (form.isBusy || !application.next_statuses.includes(to)) return;
      // An invitation has more to say than a decision.
      if (to === 'interview') {
        setAsked({ application, to });
        return;
      }
      const decision = { id: application.id, status: to, note: '' };
      // Reviewing sends no mail, so it needs no confirmation.
      if (to === 'reviewing') void form.send(decision);
      else {
        form.set(decision);
        setAsked({ application, to });
      }
    },
    dialog: dialogOf(asked),
  };
}

const NOTE_MAX_LENGTH = 1_000;

interface DecisionDialogProps extends Asked {
  form: FormOf<{ note: string }>;
  onClose: () => void;
}

/** Asks for confirmation and a note before the candidate is mailed. */
function DecisionDialog({ application, to, form, onClose }: DecisionDialogProps) {
  const t = useMessages(receivedMessages);
  const texts = decisionTexts(to, t);
  const { user, job } = application;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.ask}
      description={t.mailNotice(user.username, job.title)}
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
