import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { Application } from '../../../../../contract/applications.ts';
import type { DecisionsMade } from '../../../../../contract/applications/deciding.ts';
import { INVITATIONS_AT_ONCE } from '../../../../../contract/constants.ts';
import { type FormOf, useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { toast } from '../../../../lib/toast.ts';
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
import { dropWords, keepWords, keptWords } from './kept-words.ts';
import { useFreshReceived } from '../received-calls.ts';
import { receivedMessages } from '../received-messages.ts';

interface Decisions {
  /**
   * Starts a decision about those applications that allow it now; does nothing if there are none.
   */
  decide: (applications: readonly Application[], to: Decided) => void;
  /** Undoes the last decision, or the decisions about the applications with these ids. */
  undo: (ids?: readonly number[]) => void;
  isBusy: boolean;
  dialog: ReactNode;
}

interface Outcomes {
  onDecided: (to: Decided) => void;
  /** Called when nothing was decided, or when the next of several candidates is asked about. */
  onStayed: () => void;
  /** Called after the decisions about the applications with these ids were undone. */
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

interface Asked extends PendingDecision {
  /** How many applications were asked about at first. */
  total?: number;
  /** Whether this asks again about something that was sent and then undone. */
  isAgain?: boolean;
}

/** Decisions about candidates; those that are mailed first ask for words. */
export function useDecisions({ onDecided, onStayed, onUndone }: Outcomes): Decisions {
  const t = useMessages(receivedMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [toAll, setToAll] = useState(false);
  /** Whether an invitation or an offer is on its way. */
  const [isSending, setSending] = useState(false);
  const undo = useUndo();
  const say = useSaying(undo, onUndone);
  const isUndoing = useIsUndoing();
  const form = useContractForm('POST /barong/resource/applications/decisions', {
    start: undecided,
    draft: false,
    body: ({ ids, status, reason, own_reason, tells_reason, en, hi }) => ({
      ids,
      status,
      reason: reason === OWN ? own_reason : reason,
      tells_reason,
      letter: { en, hi },
    }),
    onAnswer: useFreshReceived(),
    onSaved: (made, decision) => {
      const { status } = decision;
      setAsked(null);
      dropWords(decision);
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

  useEffect(() => {
    // Words that are on their way have been kept, and are dropped when they have arrived.
    if (asked && !form.isBusy) keepWords(form.values);
  }, [asked, form.isBusy, form.values]);

  // Nothing is asked any more if the last dialog was sent: then it has closed.
  const onEnded = useEffectEvent(() => asked !== null && onStayed());
  useEffect(() => {
    if (!isSending) onEnded();
  }, [isSending]);

  return {
    isBusy: form.isBusy || isSending || isUndoing,
    decide(applications, to) {
      const possible = applications.filter(({ next_statuses }) => next_statuses.includes(to));
      if (form.isBusy || possible.length === 0) return;
      if ((to === 'interview' || to === 'offered') && possible.length > INVITATIONS_AT_ONCE) {
        const description = t.tooManyInvitedText(INVITATIONS_AT_ONCE);
        return toast({ title: t.tooManyInvited, description, variant: 'destructive' });
      }
      const decision = { ...undecided, ids: possible.map(({ id }) => id), status: to };
      // Marking as reviewing sends no mail, so it needs no words.
      if (to === 'reviewing') void form.send(decision);
      else {
        const { ids, status } = form.current();
        // Words that were typed for the same decision before its dialog was closed stay.
        if (status !== to || ids.join() !== decision.ids.join())
          form.set({ ...decision, ...keptWords(decision) });
        setToAll(false);
        setAsked({ applications: possible, to, total: possible.length });
      }
    },
    undo: (ids) => undo.now(ids),
    dialog: asked ? (
      <AskedDialog
        asked={asked}
        setAsked={setAsked}
        form={form}
        toAll={toAll}
        setToAll={setToAll}
        onSending={setSending}
        onDecided={onDecided}
      />
    ) : null,
  };
}

/** Says what was decided, which can be undone, and what was refused. */
function useSaying(undo: ReturnType<typeof useUndo>, onUndone: Outcomes['onUndone']) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  return (made: DecisionsMade, status: Decided): void => {
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
  };
}

interface AskedDialogProps {
  asked: Asked;
  setAsked: Dispatch<SetStateAction<Asked | null>>;
  form: FormOf<DecisionValues>;
  toAll: boolean;
  setToAll: (toAll: boolean) => void;
  onSending: (isSending: boolean) => void;
  onDecided: (to: Decided) => void;
}

/**
 * Invitations and offers need more than a decision: each candidate gets their own, one after the other, or the rest all
 * get the same. Skipping one does not hold up the others.
 */
function AskedDialog({ asked, setAsked, form, toAll, setToAll, ...on }: AskedDialogProps) {
  const { applications, to, isAgain, total = applications.length } = asked;
  const [first, ...others] = applications;
  const close = () => setAsked(null);
  const goOn = (isDone: boolean) => {
    if (others.length > 0 && !isDone) return setAsked({ ...asked, applications: others });
    close();
    // The list has changed since it was first sent.
    if (!isAgain) on.onDecided(to);
  };
  const askAgain = (ids: readonly number[]) => {
    const undone = applications.filter(({ id }) => ids.includes(id));
    // The candidate whose dialog is open comes first, so that typed text is not lost.
    setAsked((now) => ({
      ...asked,
      isAgain: now === null,
      applications: [...(now?.to === to ? now.applications : []), ...undone],
    }));
  };
  if (!first || (to !== 'interview' && to !== 'offered'))
    return <DecisionDialog {...asked} form={form} onClose={close} />;
  const own = {
    application: first,
    onClose: () => (others.length > 0 ? goOn(false) : close()),
    onSent: () => goOn(toAll),
    onSending: on.onSending,
    onUndone: askAgain,
    batch: { place: total - others.length, total, others, toAll, setToAll },
  };
  return to === 'interview' ? (
    <InviteDialog key={first.id} {...own} />
  ) : (
    <OfferDialog key={first.id} {...own} />
  );
}
