import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { type FormOptions, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import type { ToastWords } from '../../lib/toast.ts';
import { sourceOf } from './came-from.ts';
import { noteApplied, noteDefaultLetter } from './applied-jobs.ts';
import { sendingMessages } from './sending-messages.ts';

const ROUTE = 'POST /barong/resource/jobs/:id/apply';

/** Name of the draft of a letter for a job. */
export const letterDraftOf = (jobId: number) => `letter:${jobId}`;

type Own = 'params' | 'once' | 'saved' | 'failed' | 'failedText' | 'onSaved';
interface Applying<V extends object> extends Omit<FormOptions<typeof ROUTE, V>, Own> {
  onSent: () => void;
  /** The toast's button and text, in place of the link to the application. */
  offer?: (applicationId: number) => Partial<ToastWords>;
}

/** The form for applying to a job, from the dialog or by one click. */
export function useApplying<V extends { save_as_default?: boolean }>(
  jobId: number,
  { onSent, offer, body, ...options }: Applying<V>,
) {
  const t = useMessages(sendingMessages);
  const navigate = useNavigate();
  const source = sourceOf(useLocation(), jobId);
  return useContractForm<typeof ROUTE, V>(ROUTE, {
    ...options,
    params: { id: jobId },
    body: (values) => ({ ...body?.(values), source }),
    once: true,
    failed: t.failed,
    failedText: t.failedText,
    refused: (error) => {
      const areTermsNew = error instanceof ApiError && error.is('authz.terms_not_accepted');
      const dealtWith = options.refused?.(error);
      if (dealtWith || !areTermsNew) return dealtWith;
      const toTerms = () => void navigate('/dashboard/user');
      return { title: t.failed, action: { label: t.readTerms, onClick: toTerms } };
    },
    saved: ({ id }) => ({
      title: t.submitted,
      description: t.submittedText,
      action: {
        label: t.see,
        onClick: () => void navigate(`/user/applications?application=${id}`),
      },
      ...offer?.(id),
    }),
    onSaved: (application, { save_as_default }) => {
      if (save_as_default) noteDefaultLetter(true);
      noteApplied(jobId, application);
      onSent();
    },
  });
}
