import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import {
  dropForeignFormDrafts,
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from '../../lib/form-draft.ts';
import { numberText } from '../../lib/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { sendingKeys } from '../../lib/sending-key.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { noteApplied } from './applied-jobs.ts';
import { applyMessages } from './apply-messages.ts';

/** What was asked for when the dialog opened; null until the answer is there, and without one. */
function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Without it the letter starts empty, which is all this is for.
    ask(stop.signal).then(setAnswer, () => undefined);
    return () => stop.abort();
  }, [ask]);
  return answer;
}

const askForProfile = (signal: AbortSignal) =>
  api('GET /barong/resource/user_profile', {}, { signal });

/** Newest first; a resume goes along even when there is no profile yet. */
const askForResumes = (signal: AbortSignal) =>
  api('GET /barong/resource/documents', {}, { signal });

/** The field of the letter, where the cursor goes when something is missing. */
export const LETTER_ID = 'cover-letter';

/** Good news takes the place of an earlier complaint. */
const TOAST_ID = 'apply';

interface LetterForm {
  letter: string;
  write: (text: string) => void;
  keepsLetter: boolean;
  setKeepsLetter: (keeps: boolean) => void;
  problem: string;
  isSending: boolean;
  send: () => Promise<void>;
  /** Of the resume that goes along: empty when there is none, null until that is known. */
  resumeName: string | null;
}

/** The letter for a job from its first word to the answer of the server. */
export function useLetterForm(jobId: number, onSent: () => void): LetterForm {
  const t = useMessages(applyMessages);
  const accountId = useSession()?.user?.id ?? 0;
  const draftOf = `letter:${jobId}`;
  const profile = useAnswer(askForProfile);
  const resumes = useAnswer(askForResumes);
  const [written, setWritten] = useState(
    () => readFormDraft<{ letter: string }>(accountId, draftOf)?.fields.letter ?? null,
  );
  const [keepsLetter, setKeepsLetter] = useState(false);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const [keyFor] = useState(sendingKeys);
  const navigate = useNavigate();
  useEffect(() => dropForeignFormDrafts(accountId), [accountId]);
  const letter = written ?? profile?.default_cover_letter ?? '';

  function write(text: string) {
    setWritten(text);
    setProblem('');
    keepFormDraft(accountId, draftOf, { letter: text });
  }

  function refuseLetter(text: string) {
    setProblem(text);
    document.getElementById(LETTER_ID)?.focus();
  }

  async function send() {
    if (isSending) return;
    if (!letter.trim()) {
      toast({
        title: t.letterRequired,
        description: t.letterRequiredText,
        variant: 'destructive',
        id: TOAST_ID,
      });
      refuseLetter(t.letterRequiredText);
      return;
    }
    if (letter.trim().length > COVER_LETTER_MAX_LENGTH) {
      refuseLetter(t.tooLong(numberText(COVER_LETTER_MAX_LENGTH)));
      return;
    }
    setSending(true);
    try {
      const body = { cover_letter: letter, save_as_default: keepsLetter };
      const application = await api(
        'POST /barong/resource/jobs/:id/apply',
        { params: { id: jobId }, body },
        { idempotencyKey: keyFor(JSON.stringify([jobId, body])) },
      );
      const { id, status } = application;
      dropFormDraft(accountId, draftOf);
      noteApplied({ job_id: jobId, application_id: id, status });
      toast({
        title: t.submitted,
        description: t.submittedText,
        variant: 'success',
        id: TOAST_ID,
        action: {
          label: t.see,
          onClick: () => void navigate(`/user/applications?application=${id}`),
        },
      });
      onSent();
    } catch (error) {
      const told = error instanceof ApiError && error.status > 0 ? error.messages[0] : undefined;
      toast({
        title: t.failed,
        description: told ?? t.failedText,
        variant: 'destructive',
        id: TOAST_ID,
      });
      setProblem(told ?? t.failedText);
      setSending(false);
    }
  }

  return {
    letter,
    write,
    keepsLetter,
    setKeepsLetter,
    problem,
    isSending,
    send,
    resumeName: resumes && (resumes[0]?.doc_name ?? ''),
  };
}
