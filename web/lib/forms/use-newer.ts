import { useState } from 'react';
import type { Edits } from './use-edits.ts';

/** The two ways on where somebody else was faster: take what stands now, or put the edits made here on top of it. */
export function useNewer<V extends object>(edits: Edits<V>, clearMistakes: () => void) {
  /** What a change made here would have overwritten. */
  const [theirs, setTheirs] = useState<V | null>(null);
  return {
    setTheirs,
    /** Null as long as nobody was faster. */
    stale: theirs && {
      takeTheirs: () => {
        const mine = edits.mine();
        edits.startOver();
        edits.set(theirs);
        setTheirs(null);
        clearMistakes();
        return () => edits.set(mine);
      },
      /** Saving is another step, because the fields may look different now. */
      keepMine: () => {
        edits.set({ ...theirs, ...edits.mine() });
        setTheirs(null);
      },
    },
  };
}
