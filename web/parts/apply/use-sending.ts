import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { noteApplied, noteDefaultLetter } from './applied-jobs.ts';
import { dropFormDraft } from '../../lib/forms/form-draft.ts';
import { useMessages } from '../../lib/messages.ts';
import { sendingKeys } from '../../lib/api/sending-key.ts';
import { currentSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { sendingMessages } from './sending-messages.ts';

/** Good news takes the place of an earlier complaint. */
export const APPLY_TOAST = 'apply';

/** Where a letter that was begun for a job is kept. */
export const letterDraftOf = (jobId: number) => `letter:${jobId}`;

interface Letter {
  /** Without it the default letter goes. */
  cover_letter?: string;
  save_as_default?: boolean;
  /** Without it the newest resume goes. */
  resume_document_id?: number;
}

/** Why an application was not sent. */
interface Failure {
  codes: readonly string[];
  text: string;
}

/** Sends an application and tells that it is sent; what to do about a failure is the caller's. */
export function useSending(jobId: number) {
  const t = useMessages(sendingMessages);
  const navigate = useNavigate();
  const [keyFor] = useState(sendingKeys);
  const [isSending, setSending] = useState(false);

  async function send(body: Letter): Promise<Failure | null> {
    setSending(true);
    try {
      const { id, status } = await api(
        'POST /barong/resource/jobs/:id/apply',
        { params: { id: jobId }, body },
        { idempotencyKey: keyFor(JSON.stringify([jobId, body])) },
      );
      dropFormDraft(currentSession()?.user?.id ?? 0, letterDraftOf(jobId));
      if (body.save_as_default) noteDefaultLetter(true);
      noteApplied({ job_id: jobId, application_id: id, status });
      toast({
        title: t.submitted,
        description: t.submittedText,
        variant: 'success',
        id: APPLY_TOAST,
        action: {
          label: t.see,
          onClick: () => void navigate(`/user/applications?application=${id}`),
        },
      });
      return null;
    } catch (error) {
      const told = error instanceof ApiError && error.status > 0 ? error : undefined;
      return { codes: told?.codes ?? [], text: told?.messages[0] ?? t.failedText };
    } finally {
      setSending(false);
    }
  }

  const tellFailure = ({ text }: Failure) =>
    toast({ title: t.failed, description: text, variant: 'destructive', id: APPLY_TOAST });

  return { isSending, send, tellFailure };
}
