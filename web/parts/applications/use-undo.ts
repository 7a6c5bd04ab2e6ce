import { useSyncExternalStore } from 'react';
import type { DecisionsMade } from '../../../contract/applications/deciding.ts';
import { DECISION_UNDO_SECONDS } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { useMessages } from '../../lib/messages.ts';
import { closeToast, toast } from '../../lib/toast.ts';
import { undoMessages } from './undo-messages.ts';

const TOAST = 'decision';
const UNDO_MS = DECISION_UNDO_SECONDS * 1_000;

interface Sent {
  ids: readonly number[];
  /** Whether it is too late to undo this. */
  isOver?: boolean;
  /** The outcome that the toast reported, shown again if undoing comes too late. */
  title?: string;
  /** Restores what was typed for the undone applications. */
  giveBack?: ((ids: readonly number[]) => void) | undefined;
}

/**
 * What this tab decided in the last seconds, in whichever dialog, newest last: the keyboard
 * shortcut undoes the newest. The newest is kept for longer, so that the shortcut can say that it
 * comes too late.
 */
let undoable: readonly Sent[] = [];
/** What the toast offers to undo. */
let offered: Sent | undefined;

const listeners = new Set<() => void>();
function keep(left: readonly Sent[]): void {
  undoable = left;
  for (const tell of listeners) tell();
}
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether there is something to undo, for buttons other than the toast's. */
export const useCanUndo = (): boolean =>
  useSyncExternalStore(
    listen,
    () => undoable.some(({ isOver }) => !isOver),
    () => false,
  );

/** How many applications are being undone, until they are shown in their old state. */
let undoing = 0;
function countUndoing(more: number): void {
  undoing += more;
  keep(undoable);
}
export const useIsUndoing = (): boolean =>
  useSyncExternalStore(
    listen,
    () => undoing > 0,
    () => false,
  );

/**
 * Takes out the applications that are about to be undone, so that nothing else offers to undo them.
 */
function takeOut(ids: readonly number[]): Sent {
  // A menu or the panel undoes by id, which may be an older decision, or only one of several.
  const sent = { ...undoable.findLast((one) => ids.every((id) => one.ids.includes(id))), ids };
  offered = undefined;
  for (const one of undoable) one.ids = one.ids.filter((id) => !ids.includes(id));
  keep(undoable.filter((one) => one.ids.length > 0));
  return sent;
}

interface Words {
  title: string;
  /** Replaces the hint that nobody has been notified yet. */
  description?: string | undefined;
}

/** Undoes decisions, invitations and offers of the last seconds, or says that it is too late. */
export function useUndo() {
  const t = useMessages(undoMessages);
  const fail = useFailureToast();
  const refetch = useRefetch(['received-applications'], ['interviews'], ['offers']);

  async function takeBack({ ids, title, giveBack }: Sent): Promise<void> {
    const { undone } = await api('POST /barong/resource/applications/decisions/undo', {
      body: { ids: [...ids] },
    });
    if (undone.length === 0) {
      return toast({ id: TOAST, title: t.undoLate, description: title, variant: 'destructive' });
    }
    const isAll = undone.length === ids.length;
    toast({
      id: TOAST,
      title: isAll ? t.undone : t.undonePart(undone.length, ids.length),
      variant: isAll ? 'success' : 'default',
    });
    giveBack?.(undone);
  }

  function now(ids: readonly number[] = undoable.at(-1)?.ids ?? []): void {
    if (ids.length === 0) return;
    void takeBackNow(takeOut(ids));
  }

  async function takeBackNow(sent: Sent): Promise<void> {
    countUndoing(1);
    try {
      await takeBack(sent);
    } catch (error) {
      fail(t.undoFailed, error, t.failedText);
    }
    await refetch();
    countUndoing(-1);
  }

  return {
    now,
    /** Reports the decision, with a button that undoes it. */
    offer({ decided }: Pick<DecisionsMade, 'decided'>, words: Words, giveBack?: Sent['giveBack']) {
      const sent: Sent = { ids: decided, title: words.title, giveBack };
      offered = sent;
      toast({
        id: TOAST,
        title: words.title,
        description: words.description ?? t.undoHint,
        variant: 'success',
        duration_ms: UNDO_MS,
        action: { label: t.undo, onClick: () => now(sent.ids) },
      });
      // Hovering would keep the toast open after Undo has expired.
      setTimeout(() => {
        if (offered === sent) closeToast(TOAST);
        sent.isOver = true;
        keep(undoable.filter((one, index) => !one.isOver || index === undoable.length - 1));
      }, UNDO_MS);
      keep([...undoable, sent]);
    },
    /** Says why nothing was decided. */
    refuse: (title: string, description: string) =>
      toast({ id: TOAST, title, description, variant: 'destructive' }),
  };
}
