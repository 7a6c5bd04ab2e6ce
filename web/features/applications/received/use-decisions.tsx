import { type ReactNode, useRef, useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import type { DecisionsMade } from '../../../../contract/applications/deciding.ts';
import { DECISION_UNDO_SECONDS } from '../../../../contract/constants.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { closeToast, toast, type ToastWords } from '../../../lib/toast.ts';
import { InviteDialog } from '../../../parts/interviews/invite-dialog.tsx';
import { OfferDialog } from '../offers/offer-dialog.tsx';
import { type Asked, DecisionDialog, type DecisionValues, OWN } from './decision-dialog.tsx';
import { type Decided, decisionTexts } from './decisions.ts';
import { undoDecisions, useFreshReceived } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';

interface Decisions {
  /** Begins a decision about those for which it is possible now; nothing happens if there is none. */
  decide: (applications: readonly Application[], to: Decided) => void;
  /** Takes back the last decision, or these. */
  undo: (ids?: readonly number[]) => void;
  isBusy: boolean;
  dialog: ReactNode;
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

const TOAST = 'decision';
const UNDO_MS = DECISION_UNDO_SECONDS * 1_000;

/** Decisions about candidates; those that are mailed ask for their words first. */
export function useDecisions({ onDecided }: { onDecided: () => void }): Decisions {
  const t = useMessages(receivedMessages);
  const [asked, setAsked] = useState<(Asked & { total?: number }) | null>(null);
  const [toAll, setToAll] = useState(false);
  const refresh = useFreshReceived();
  const undo = useUndo(refresh);
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
      undo.keep(made.decided);
      toast(wordsFor(made, status));
      if (made.decided.length > 0) onDecided();
    },
    failed: decisionTexts(asked?.to ?? 'reviewing', t).failed,
    failedText: t.failedText,
  });

  const close = () => setAsked(null);
  const dialogOf = (open: typeof asked) => {
    if (!open) return null;
    const [first, ...others] = open.applications;
    // Invitations and offers have more to say than a decision: each candidate gets their own, one after
    // the other, or all that are left the same. Who is skipped keeps nobody else back.
    const goOn = (isDone: boolean) => {
      if (others.length > 0 && !isDone) return setAsked({ ...open, applications: others });
      close();
      onDecided();
    };
    const onClose = () => (others.length > 0 ? goOn(false) : close());
    const total = open.total ?? open.applications.length;
    const batch = { place: total - others.length, total, others, toAll, setToAll };
    const own = first ? { application: first, onClose, onSent: () => goOn(toAll), batch } : null;
    if (open.to === 'interview' && own) return <InviteDialog key={first?.id} {...own} />;
    if (open.to === 'offered' && own) return <OfferDialog key={first?.id} {...own} />;
    return <DecisionDialog {...open} form={form} onClose={close} />;
  };

  function wordsFor({ decided, refused }: DecisionsMade, status: Decided): ToastWords {
    const { done, doneMany, failed } = decisionTexts(status, t);
    if (decided.length === 0) {
      return { id: TOAST, title: failed, description: t.changedMeanwhile, variant: 'destructive' };
    }
    return {
      id: TOAST,
      title: decided.length === 1 && refused.length === 0 ? done : doneMany(decided.length),
      description: refused.length > 0 ? t.someChanged(refused.length) : t.undoHint,
      variant: 'success',
      duration_ms: UNDO_MS,
      action: { label: t.undo, onClick: () => undo.now(decided) },
    };
  }

  return {
    isBusy: form.isBusy,
    decide(applications, to) {
      const possible = applications.filter(({ next_statuses }) => next_statuses.includes(to));
      if (form.isBusy || possible.length === 0) return;
      const decision = { ...undecided, ids: possible.map(({ id }) => id), status: to };
      // Reviewing sends no mail, so it needs no words.
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

/** Takes decisions back, and says if it was too late. */
function useUndo(refresh: () => Promise<void>) {
  const t = useMessages(receivedMessages);
  const fail = useFailureToast();
  const last = useRef<readonly number[]>([]);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    keep(ids: readonly number[]) {
      last.current = ids;
      clearTimeout(end.current);
      // Hovering would keep the toast open after Undo has expired.
      if (ids.length > 0) end.current = setTimeout(() => closeToast(TOAST), UNDO_MS);
    },
    now(ids: readonly number[] = last.current) {
      if (ids.length === 0) return;
      last.current = [];
      clearTimeout(end.current);
      undoDecisions([...ids])
        .then((undone) =>
          toast(
            undone.length > 0
              ? { id: TOAST, title: t.undone, variant: 'success' }
              : { id: TOAST, title: t.undoLate, variant: 'destructive' },
          ),
        )
        .catch((error: unknown) => fail(t.updateFailed, error, t.failedText))
        .finally(() => void refresh());
    },
  };
}
