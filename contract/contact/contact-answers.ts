import type { ContactOutcome } from './contact-outcomes.ts';
import type { Language } from '../endpoint.ts';
import { inBothLanguages } from '../format/both-languages.ts';

// The page of an admin shows answers in the language of whoever asked.
const outcomes = inBothLanguages<Record<ContactOutcome, string>>(
  { solved: 'It has been settled.', declined: 'We could not do what you asked.' },
  { solved: 'यह निपट गया है।', declined: 'आपने जो माँगा, वह हम नहीं कर सके।' },
);

interface Answered {
  id: number;
  outcome: ContactOutcome;
  answer: string;
}

/** The mail with the answer to a message, as its sender gets it and admins see it before. */
export const contactAnswerMail = (
  language: Language,
  { id, outcome, answer }: Answered,
): { subject: string; paragraphs: string[] } =>
  language === 'hi'
    ? {
        subject: `आपके संदेश ${id} का जवाब`,
        paragraphs: ['नमस्ते,', `हमने आपका संदेश ${id} देखा। ${outcomes.hi[outcome]}`, answer],
      }
    : {
        subject: `Our answer to your message ${id}`,
        paragraphs: [
          'Hello,',
          `we have looked at your message ${id}. ${outcomes.en[outcome]}`,
          answer,
        ],
      };
