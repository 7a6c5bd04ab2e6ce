import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Application } from '../../../../../contract/applications.ts';
import type { DecisionsMade } from '../../../../../contract/applications/deciding.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { firstText } from '../../../../parts/applications/refusal-text.ts';
import { useIsUndoing, useUndo } from '../../../../parts/applications/use-undo.ts';
import { InviteDialog } from '../../../../parts/interviews/invite-dialog.tsx';
import { OfferDialog } from '../../offers/offer-dialog.tsx';
import {
  type PendingDecision,
  DecisionDialog,
  type DecisionValues,
  OWN,
} from './decision-dialog.tsx';
import { type Decided, decisionTexts } from './decisions.ts';
import { useFreshReceived } from '../received-calls.ts';
import { receivedMessages } from '../received-messages.ts';

interface Decisions {
  /** Starts a decision about those of them for which it is possible now; does nothing if there are none. */
  decide: (applications: readonly Application[], to: Decided) => void;
  /** Undoes the last decision, or the ones about these. */
  undo: (ids?: readonly number[]) => void;
  isBusy: boolean;
  dialog: ReactNode;
}

interface Outcomes {
  onDecided: (to: Decided) => void;
  /** Called if nothing was decided, or the next of several is asked about. */
  onStayed: () => void;
  /** Called after a decision about these was undone. */
  onUndone: (ids: readonly number[]) => void;
}

const undecided: DecisionValues = {
  ids: [],
  status: 'reviewing',
  reason: '',
  own_reason: '',
  tells_reason: true,
  en: '',
  hi: '',
};

/** Decisions about candidates; those that are mailed first ask for words. */
export function useDecisions({ onDecided, onStayed, onUndone }: Outcomes): Decisions {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const [asked, setAsked] = useState<
    (PendingDecision & { total?: number; isAgain?: boolean }) | null
  >(null);
  const [toAll, setToAll] = useState(false);
  /** Whether an invitation or an offer is on its way. */
  const [isSending, setSending] = useState(false);
  const refresh = useFreshReceived();
  const undo = useUndo();
  const isUndoing = useIsUndoing();
  const form = useContractForm('POST /barong/resource/applications/decisions', {
    start: undecided,
    body: ({ ids, status, reason, own_reason, tells_reason, en, hi }) => ({
      ids,
      status,
      reason: reason === OWN ? own_reason : reason,
      tells_reason,
      letter: { en, hi },
    }),
    onAnswer: refresh,
    onSaved: (made, { status }) => {
      setAsked(null);
      say(made, status);
      if (made.decided.length > 0) onDecided(status);
      else onStayed();
    },
    refused() {
      onStayed();
      return undefined;
    },
    failed: decisionTexts(asked?.to ?? 'reviewing', t).failed,
    failedText: t.failedText,
  });

  const close = () => setAsked(null);
  // Its dialog has closed if it was sent and the last one.
  const onEnded = useEffectEvent(() => asked !== null && onStayed());
  useEffect(() => {
    if (!isSending) onEnded();
  }, [isSending]);
  const dialogOf = (open: typeof asked) => {
    if (!open) return null;
    const [first, ...others] = open.applications;
    // Invitations and offers need more than a decision: each candidate gets their own, one after the other, or the
    // rest all get the same. Skipping one does not hold up the others.
    const goOn = (isDone: boolean) => {
      if (others.length > 0 && !isDone) return setAsked({ ...open, applications: others });
      close();
      // The list has changed since it was first sent.
      if (!open.isAgain) onDecided(open.to);
    };
    const onClose = () => (others.length > 0 ? goOn(false) : close());
    const total = open.total ?? open.applications.length;
    const batch = { place: total - others.length, total, others, toAll, setToAll };
    const askAgain = (ids: readonly number[]) => {
      const undone = open.applications.filter(({ id }) => ids.includes(id));
      // The candidate whose dialog is open comes first, so that typed text is not lost.
      setAsked((now) => ({
        ...open,
        isAgain: now === null,
        applications: [...(now?.to === open.to ? now.applications : []), ...undone],
      }));
    };
    const own = first
      ? {
          application: first,
          onClose,
          onSent: () => goOn(toAll),
          onSending: setSending,
          onUndone: askAgain,
          batch,
        }
      : null;
    if (open.to === 'interview' && own) return <InviteDialog key={first?.id} {...own} />;
    if (open.to === 'offered' && own) return <OfferDialog key={first?.id} {...own} />;
    return <DecisionDialog {...open} form={form} onClose={close} />;
  };

  function say(made: DecisionsMade, status: Decided): void {
    const { decided, refused } = made;
    const { done, doneMany, failed } = decisionTexts(status, t);
    if (decided.length === 0) {
      return undo.refuse(failed, firstText(made, language) ?? t.changedMeanwhile);
    }
    const words = {
      title: decided.length === 1 && refused.length === 0 ? done : doneMany(decided.length),
      description:
        refused.length > 0
          ? [t.someChanged(refused.length), firstText(made, language)].filter(Boolean).join(' ')
          : undefined,
    };
    undo.offer(made, words, onUndone);
  }

  return {
    isBusy: form.isBusy || isSending || isUndoing,
    decide(applications, to) {
      const possible = applications.filter(({ next_statuses }) => next_statuses.includes(to));
      if (form.isBusy || possible.length === 0) return;
      const decision = { ...undecided, ids: possible.map(({ id }) => id), status: to };
      // Marking as reviewing sends no mail, so it needs no words.
      if (to === 'reviewing') void form.send(decision);
      else {
        form.set(decision);
        setToAll(false);
        setAsked({ applications: possible, to, total: possible.length });
      }
    },
    undo: (ids) => undo.now(ids),
    dialog: dialogOf(asked),
  };
}
