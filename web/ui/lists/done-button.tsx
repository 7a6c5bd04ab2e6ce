import { useState } from 'react';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../button.tsx';

interface DoneButtonProps {
  id: number;
  isDone: boolean;
  words: {
    markDone: string;
    markWaiting: string;
    /** Said after the change, with the item's number. */
    markedDone: (id: number) => string;
    markedWaiting: (id: number) => string;
    failed: string;
    pleaseWait: string;
  };
  mark: (isDone: boolean) => Promise<unknown>;
  /** Where something else is the main thing to do. */
  isMinor?: boolean;
}

/** Marks one item of a worklist as done, or takes that back. */
export function DoneButton({ id, isDone, words: t, mark, isMinor }: DoneButtonProps) {
  const tellFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);

  async function turn() {
    setBusy(true);
    try {
      await mark(!isDone);
      toast({ title: isDone ? t.markedWaiting(id) : t.markedDone(id), variant: 'success' });
    } catch (error) {
      tellFailure(t.failed, error);
    }
    setBusy(false);
  }

  return (
    <Button
      size="sm"
      variant={isDone ? 'quiet' : isMinor ? 'secondary' : 'primary'}
      busy={isBusy}
      busyLabel={t.pleaseWait}
      onClick={() => void turn()}
    >
      {isDone ? t.markWaiting : t.markDone}
    </Button>
  );
}
