import { useBlocker } from 'react-router';
import { useAskBeforeUnload } from '../../../lib/screen/ask-before-unload.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { editMessages } from './edit-messages.ts';

/** Asks before leaving a page with unsaved changes, by a link or by closing the tab. */
export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  const t = useMessages(editMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeUnload(isDirty);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t.leaveTitle}
      description={t.leaveText}
      confirmLabel={t.leave}
      cancelLabel={t.stay}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
