import type { QueryKey } from '@tanstack/react-query';
import { useAct } from '../../lib/api/use-act.ts';
import { Button } from '../button.tsx';

interface DoneButtonProps {
  id: number;
  isDone: boolean;
  words: {
    markDone: string;
    markWaiting: string;
    /** The toast after the change, with the item's number. */
    markedDone: (id: number) => string;
    markedWaiting: (id: number) => string;
    failed: string;
    pleaseWait: string;
  };
  mark: (isDone: boolean) => Promise<unknown>;
  refreshes: readonly QueryKey[];
  /** If something else is the main action. */
  isMinor?: boolean;
}

/** Marks one item of a worklist as done, or undoes that. */
export function DoneButton({ id, isDone, words: t, mark, refreshes, isMinor }: DoneButtonProps) {
  const turn = useAct(mark, {
    failed: t.failed,
    done: (_answer, marksDone) => (marksDone ? t.markedDone(id) : t.markedWaiting(id)),
    refreshes,
  });

  return (
    <Button
      size="sm"
      variant={isDone ? 'quiet' : isMinor ? 'secondary' : 'primary'}
      busy={turn.isBusy}
      busyLabel={t.pleaseWait}
      onClick={() => void turn.run(!isDone)}
    >
      {isDone ? t.markWaiting : t.markDone}
    </Button>
  );
}
