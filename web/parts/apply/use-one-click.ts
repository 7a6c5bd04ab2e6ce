import { ApiError } from '../../lib/api/api-error.ts';
import { useHasDefaultLetter } from './applied-jobs.ts';
import { readFormDraft } from '../../lib/forms/form-draft.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import type { JobToApplyTo } from './job-to-apply-to.ts';
import { sendingMessages } from './sending-messages.ts';
import { letterDraftOf, useApplying } from './use-applying.ts';

/** Refusals that the dialog can resolve: a missing letter, questions, an unconfirmed address. */
const forDialog = new Set([
  'resource.application.missing_cover_letter',
  'resource.application.missing_answers',
  'identity.user.not_verified',
]);

/**
 * Applies by one click with the default letter. This needs a default letter, a confirmed address and
 * no draft of a letter for this job; otherwise the dialog opens.
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
