import { useState } from 'react';
import type { Edits } from './use-edits.ts';

/**
 * The two ways to continue after somebody else has saved first: take their version, or put the
 * edits made here on top of it.
 */
export function useNewer<V extends object>(edits: Edits<V>, clearMistakes: () => void) {
  /** Their version, which saving this form would have overwritten. */
  const [theirs, setTheirs] = useState<V | null>(null);
  return {
    setTheirs,
    /** Null as long as nobody else has saved. */
    stale: theirs && {
      takeTheirs: () => {
        const mine = edits.mine();
        edits.startOver();
        edits.set(theirs);
        // Nobody has typed it here.
        edits.dropDraft();
        setTheirs(null);
        clearMistakes();
        return () => edits.set(mine);
      },
      /** The visitor still has to save, because the fields may look different now. */
      keepMine: () => {
        edits.set({ ...theirs, ...edits.mine() });
        setTheirs(null);
      },
    },
  };
}
