import { type ReactNode, useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { useTellFailure } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Decided, decisionTexts } from './decisions.ts';
import { useDecide } from './received-calls.ts';
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

/** Decisions about candidates: whoever is told by mail is asked about first, with a note. */
export function useDecisions(): Decisions {
  const t = useMessages(receivedMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const deciding = useDecide();
  const tellFailure = useTellFailure();

  async function send({ application, to }: Asked, note: string) {
    const texts = decisionTexts(to, t);
    try {
      await deciding.mutateAsync({ id: application.id, status: to, note });
      toast({ title: texts.done, variant: 'success' });
    } catch (error) {
      tellFailure(texts.failed, error, t.failedText);
    }
    setAsked(null);
  }

  return {
    isBusy: deciding.isPending,
    decide(application, to) {
      if (deciding.isPending || !application.next_statuses.includes(to)) return;
      // Being read is mailed to nobody, so there is nothing to ask.
      if (to === 'reviewing') void send({ application, to }, '');
      else setAsked({ application, to });
    },
    dialog: asked ? (
      <DecisionDialog
        {...asked}
        busy={deciding.isPending}
        onClose={() => setAsked(null)}
        onConfirm={(note) => void send(asked, note)}
      />
    ) : null,
  };
}
