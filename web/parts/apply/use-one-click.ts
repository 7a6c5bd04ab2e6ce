import { ApiError } from '../../lib/api/api-error.ts';
import { useHasDefaultLetter } from './applied-jobs.ts';
import { readFormDraft } from '../../lib/forms/form-draft.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import type { JobToApplyTo } from './apply-button-props.ts';
import { sendingMessages } from './sending-messages.ts';
import { letterDraftOf, useApplying } from './use-applying.ts';

/** What the dialog can mend: a letter to write, an address to confirm. */
const forDialog = new Set([
  'resource.application.missing_cover_letter',
  'identity.user.not_verified',
]);

/**
 * Applying by one click, with the default letter. Only who keeps one, has confirmed their address
 * and has not begun another letter for this job can; everybody else writes in the dialog.
 */
export function useOneClick(job: JobToApplyTo, openDialog: () => void, onSent: () => void) {
  const t = useMessages(sendingMessages);
  const user = useSession()?.user;
  const hasLetter = useHasDefaultLetter();
  const form = useApplying(job.id, {
    start: {},
    refused: (error) => {
      const isForDialog = error instanceof ApiError && error.codes.some((it) => forDialog.has(it));
      if (isForDialog) openDialog();
      return isForDialog || undefined;
    },
    onSent: () => {
      onSent();
      if (!job.company_claimed) {
        toast({ title: t.waits(job.company_name), description: t.waitsText, id: 'apply-waits' });
      }
    },
  });

  async function apply() {
    if (readFormDraft(user?.id ?? 0, letterDraftOf(job.id))) openDialog();
    else await form.send();
  }

  return { canApply: hasLetter && user?.email_verified !== false, isSending: form.isBusy, apply };
}
