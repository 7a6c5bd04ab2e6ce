import { useEffect, useState } from 'react';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { applyMessages } from './apply-messages.ts';
import { sendingMessages } from './sending-messages.ts';
import { letterDraftOf, useApplying } from './use-applying.ts';

/** The profile fetched when the dialog opens; null until it is there, or if it cannot be loaded. */
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

/**
 * The letter for a job; `resumes` are newest first, and null until they are known. `hasPay` is whether
 * the profile says what the seeker earns or wants.
 */
export function useLetterForm(jobId: number, onSent: () => void) {
  const t = useMessages(applyMessages);
  const sending = useMessages(sendingMessages);
  const language = useLanguage();
  const profile = useAnswer(askForProfile);
  const resumes = useAnswer(askForResumes);

  function mistakeIn(letter: string): string | undefined {
    if (!letter) return t.letterRequiredText;
    const isTooLong = letter.length > COVER_LETTER_MAX_LENGTH;
    return isTooLong ? t.tooLong(numberText(COVER_LETTER_MAX_LENGTH)) : undefined;
  }

  const form = useApplying(jobId, {
    start: {
      cover_letter: profile?.default_cover_letter ?? '',
      save_as_default: false,
      share_ctc: false,
      /** Empty: the default resume is sent. */
      resume: '',
    },
    body: ({ resume, ...letter }) => ({
      ...letter,
      ...(resume ? { resume_document_id: Number(resume) } : {}),
    }),
    check: ({ cover_letter }) => ({ cover_letter: mistakeIn(cover_letter.trim()) }),
    wrong: ({ cover_letter }, error) => {
      if (error) return { title: sending.failed, description: errorText(error, language) };
      if (cover_letter !== t.letterRequiredText) return undefined;
      return { title: t.letterRequired, description: t.letterRequiredText };
    },
    draft: letterDraftOf(jobId),
    onSent,
  });
  const pays = [profile?.current_ctc_lpa, profile?.expected_ctc_lpa];
  return { form, resumes, hasPay: pays.some((lpa) => typeof lpa === 'number') };
}
