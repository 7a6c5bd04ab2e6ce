import { useCallback, useEffect, useState } from 'react';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import type { Question } from '../../../contract/jobs/questions.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useProfile } from '../profile/profile-calls.ts';
import { type Answered, mistakesInAnswers, sentAnswers } from '../questions/replies.ts';
import { useResumes } from '../resumes/resume-calls.ts';
import { useResumeUpload } from '../resumes/resume-upload.tsx';
import { applyMessages } from './apply-messages.ts';
import type { JobToApplyTo } from './job-to-apply-to.ts';
import { sendingMessages } from './sending-messages.ts';
import { useReferral } from './use-referral.ts';
import { letterDraftOf, useApplying } from './use-applying.ts';

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
 * The letter for a job; `resumes` are newest first, and undefined until loaded. `hasPay` is whether the profile has
 * present or expected pay.
 */
export function useLetterForm(job: JobToApplyTo, onSent: () => void) {
  const jobId = job.id;
  const t = useMessages(applyMessages);
  const sending = useMessages(sendingMessages);
  const language = useLanguage();
  const profile = useProfile().data;
  const resumes = useResumes().data;
  /** Whether there is no such resume, or not any more: then the default is sent. */
  const isGone = (resume: string) =>
    resume === '' || (resumes?.every(({ id }) => String(id) !== resume) ?? false);
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
      ...(isGone(resume) ? {} : { resume_document_id: Number(resume) }),
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
  const upload = useResumeUpload(({ id }) => form.set({ resume: String(id) }));
  const pays = [profile?.current_ctc_lpa, profile?.expected_ctc_lpa];
  return {
    form,
    questions,
    isBlind,
    resumes,
    upload,
    referral,
    hasPay: pays.some((lpa) => typeof lpa === 'number'),
  };
}
