import { useEffect } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { useHeadingFocus } from './heading-focus.ts';
import { useLostFocus } from './lost-focus.ts';
import { StayHere } from './stay-here.tsx';

/** What every page has, but only needs some seconds after it can be used. */
export default function LateParts() {
  useHeadingFocus();
  useLostFocus();
  useToasterAtHand(useSession() !== null);
  return <StayHere />;
}

/** Once the network is gone, it is too late to load what says that a job was not saved. */
function useToasterAtHand(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) import('../../../ui/overlays/toaster.tsx').catch(() => {});
  }, [isNeeded]);
}
