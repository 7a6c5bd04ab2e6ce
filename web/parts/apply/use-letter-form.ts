import { useEffect, useState } from 'react';
import type { Document } from '../../../contract/documents.ts';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { dropForeignFormDrafts, keepFormDraft, readFormDraft } from '../../lib/forms/form-draft.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { applyMessages } from './apply-messages.ts';
import { APPLY_TOAST, letterDraftOf, useSending } from './use-sending.ts';

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

interface LetterForm {
  letter: string;
  write: (text: string) => void;
  keepsLetter: boolean;
  setKeepsLetter: (keeps: boolean) => void;
  problem: string;
  isSending: boolean;
  send: () => Promise<void>;
  /** Newest first; null until they are known. */
  resumes: readonly Document[] | null;
  /** Which of them goes along. */
  resumeId: number | undefined;
  chooseResume: (id: number) => void;
}

/** The letter for a job from its first word to the answer of the server. */
export function useLetterForm(jobId: number, onSent: () => void): LetterForm {
  const t = useMessages(applyMessages);
  const accountId = useSession()?.user?.id ?? 0;
  const draftOf = letterDraftOf(jobId);
  const profile = useAnswer(askForProfile);
  const resumes = useAnswer(askForResumes);
  const [written, setWritten] = useState(
    () => readFormDraft<{ letter: string }>(accountId, draftOf)?.fields.letter ?? null,
  );
  const [chosenId, chooseResume] = useState<number>();
  const [keepsLetter, setKeepsLetter] = useState(false);
  const [problem, setProblem] = useState('');
  const sending = useSending(jobId);
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
    if (sending.isSending) return;
    if (!letter.trim()) {
      toast({
        title: t.letterRequired,
        description: t.letterRequiredText,
        variant: 'destructive',
        id: APPLY_TOAST,
      });
      refuseLetter(t.letterRequiredText);
      return;
    }
    if (letter.trim().length > COVER_LETTER_MAX_LENGTH) {
      refuseLetter(t.tooLong(numberText(COVER_LETTER_MAX_LENGTH)));
      return;
    }
    const failure = await sending.send({
      cover_letter: letter,
      save_as_default: keepsLetter,
      ...(chosenId === undefined ? {} : { resume_document_id: chosenId }),
    });
    if (!failure) return onSent();
    sending.tellFailure(failure);
    setProblem(failure.text);
  }

  return {
    letter,
    write,
    keepsLetter,
    setKeepsLetter,
    problem,
    isSending: sending.isSending,
    send,
    resumes,
    resumeId: chosenId ?? resumes?.[0]?.id,
    chooseResume,
  };
}
