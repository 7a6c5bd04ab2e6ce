import { useCallback, useEffect, useState } from 'react';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import type { Question } from '../../../contract/jobs/questions.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { applyMessages } from './apply-messages.ts';
import { type Answered, mistakesInAnswers, sentAnswers } from '../questions/replies.ts';
import type { JobToApplyTo } from './job-to-apply-to.ts';
import { sendingMessages } from './sending-messages.ts';
import { useReferral } from './use-referral.ts';
import { letterDraftOf, useApplying } from './use-applying.ts';

/** The profile loaded when the dialog opens; null until then, or if it cannot be loaded. */
function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Without the profile the letter simply starts empty.
    ask(stop.signal).then(setAnswer, () => undefined);
    return () => stop.abort();
  }, [ask]);
  return answer;
}

const askForProfile = (signal: AbortSignal) =>
  api('GET /barong/resource/user_profile', {}, { signal });

/** Newest first; a resume can be sent even without a profile. */
const askForResumes = async (signal: AbortSignal) => {
  const documents = await api('GET /barong/resource/documents', {}, { signal });
  return documents.filter(({ doc_type }) => doc_type === 'Resume');
};

const noReplies: Answered['answers'] = {};

/** Refusals that say that the job's questions have changed since they were answered here. */
const askedOtherwise = [
  'resource.application.missing_answers',
  'resource.application.questions_changed',
] as const;

/**
 * The job's questions, and whether it is reviewed blind: null until they are loaded. If they cannot be loaded nothing
 * is asked, and the server decides.
 */
function useQuestions({ id, questions: known, is_blind = false }: JobToApplyTo) {
  const [questions, setQuestions] = useState<readonly Question[] | null>(known ?? null);
  const [isBlind, setBlind] = useState(is_blind);
  const isMissing = questions === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const stop = new AbortController();
    async function read() {
      const job = await api('GET /barong/public/jobs/:id', { params: { id } }, stop);
      setBlind(job.is_blind);
      setQuestions(job.questions);
    }
    read().catch(() => (stop.signal.aborted ? undefined : setQuestions([])));
    return () => stop.abort();
  }, [id, isMissing]);
  return { questions, isBlind, readAgain: useCallback(() => setQuestions(null), []) };
}

/**
 * The letter for a job; `resumes` are newest first, and null until loaded. `hasPay` is whether the profile has
 * present or expected pay.
 */
export function useLetterForm(job: JobToApplyTo, onSent: () => void) {
  const jobId = job.id;
  const t = useMessages(applyMessages);
  const sending = useMessages(sendingMessages);
  const language = useLanguage();
  const profile = useAnswer(askForProfile);
  const resumes = useAnswer(askForResumes);
  const { questions, isBlind, readAgain } = useQuestions(job);
  const asked = questions ?? [];
  const referral = useReferral(jobId);

  function mistakeIn(letter: string): string | undefined {
    if (!letter) return `${t.letterRequired}: ${t.letterRequiredText}`;
    const isTooLong = letter.length > COVER_LETTER_MAX_LENGTH;
    return isTooLong ? t.tooLong(numberText(COVER_LETTER_MAX_LENGTH)) : undefined;
  }

  const form = useApplying(jobId, {
    start: {
      cover_letter: profile?.default_cover_letter ?? '',
      save_as_default: false,
      share_ctc: false,
      share_contact: true,
      /** Empty for the default resume. */
      resume: '',
      answers: noReplies,
    },
    body: ({ resume, answers, ...letter }) => ({
      ...letter,
      ...sentAnswers(asked, answers),
      ...(resume ? { resume_document_id: Number(resume) } : {}),
      // Sent only if the seeker has seen who refers them.
      ...(referral ? { referral: referral.code } : {}),
    }),
    check: ({ cover_letter, answers }) => ({
      ...mistakesInAnswers(asked, answers, t),
      cover_letter: mistakeIn(cover_letter.trim()),
    }),
    refused: (error) => {
      if (error instanceof ApiError && askedOtherwise.some((code) => error.is(code))) readAgain();
      return undefined;
    },
    // A missing value is reported only at its field.
    wrong: (_, error) =>
      error ? { title: sending.failed, description: errorText(error, language) } : undefined,
    draft: letterDraftOf(jobId),
    onSent,
  });
  const pays = [profile?.current_ctc_lpa, profile?.expected_ctc_lpa];
  return {
    form,
    questions,
    isBlind,
    resumes,
    referral,
    hasPay: pays.some((lpa) => typeof lpa === 'number'),
  };
}
