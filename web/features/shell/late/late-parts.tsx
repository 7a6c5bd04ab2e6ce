import OfflineNotice from '../../../ui/overlays/offline-notice.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { useLostFocus } from './lost-focus.ts';

/** What every page has, but only needs some seconds after it can be used. */
export default function LateParts() {
  useHeadingFocus();
  useLostFocus();
  return <OfflineNotice />;
}
