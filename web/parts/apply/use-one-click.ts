import { APPLY_UNDO_SECONDS } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { noteUndone, useHasDefaultLetter } from './applied-jobs.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { readFormDraft } from '../../lib/forms/form-draft.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { closeToast, toast } from '../../lib/toast.ts';
import type { JobToApplyTo } from './job-to-apply-to.ts';
import { sendingMessages } from './sending-messages.ts';
import { letterDraftOf, useApplying } from './use-applying.ts';

/** Refusals that the dialog can resolve: a missing letter, questions, an unconfirmed address. */
const forDialog = new Set([
  'resource.application.missing_cover_letter',
  'resource.application.missing_answers',
  'identity.user.not_verified',
]);

const toastOf = (id: number) => `apply-undo ${id}`;
const UNDO_MS = APPLY_UNDO_SECONDS * 1_000;

/**
 * Applies by one click with the default letter. This needs a default letter, a confirmed address and
 * no draft of a letter for this job; otherwise the dialog opens. It can be undone for ten seconds.
 */
export function useOneClick(job: JobToApplyTo, openDialog: () => void, onSent: () => void) {
  const t = useMessages(sendingMessages);
  const user = useSession()?.user;
  const hasLetter = useHasDefaultLetter();
  const fail = useFailureToast();
  const form = useApplying(job.id, {
    start: {},
    body: () => ({ can_undo: true }),
    offer: (id) => {
      // Hovering would keep the toast open after Undo has expired.
      setTimeout(() => closeToast(toastOf(id)), UNDO_MS);
      return {
        id: toastOf(id),
        action: { label: t.undo, onClick: () => void undo(id) },
        duration_ms: UNDO_MS,
        ...(job.company_claimed ? {} : { description: t.waits(job.company_name) }),
      };
    },
    refused: (error) => {
      const isForDialog = error instanceof ApiError && error.codes.some((it) => forDialog.has(it));
      if (isForDialog) openDialog();
      return isForDialog || undefined;
    },
    onSent,
  });

  async function undo(id: number) {
    try {
      await api('POST /barong/resource/applications/:id/undo', { params: { id } });
      noteUndone(job.id);
      closeToast(toastOf(id));
      toast({ title: t.undone, variant: 'success' });
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409;
      if (!isLate) return fail(t.undoFailed, error);
      toast({ title: t.undoFailed, description: t.undoLateText, variant: 'destructive' });
    }
  }

  async function apply() {
    if (readFormDraft({ accountId: user?.id ?? 0, form: letterDraftOf(job.id) })) openDialog();
    else await form.send();
  }

  return { canApply: hasLetter && user?.email_verified !== false, isSending: form.isBusy, apply };
}
