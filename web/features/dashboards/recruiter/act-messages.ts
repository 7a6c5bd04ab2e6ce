import type { CandidateAct } from '../../../../contract/applications/candidate-acts.ts';
import { defineMessages } from '../../../lib/messages.ts';

type Acts = Record<CandidateAct, (title: string) => string>;

/** What a candidate did, with their name in front; in Hindi with ने if the verb requires it. */
export const actMessages = defineMessages({
  en: {
    applied: (title: string) => `applied for ${title}`,
    message: (title: string) => `sent a message about ${title}`,
    withdrawn: (title: string) => `withdrew the application for ${title}`,
    interview_chosen: (title: string) => `confirmed the interview for ${title}`,
    interview_cancelled: (title: string) => `cannot come to the interview for ${title}`,
    interview_missed: (title: string) => `says that nobody came to the interview for ${title}`,
    interview_was_there: (title: string) => `says that they were at the interview for ${title}`,
    interview_again: (title: string) => `asks for another interview time for ${title}`,
    offer_accepted: (title: string) => `accepted the offer for ${title}`,
    offer_declined: (title: string) => `declined the offer for ${title}`,
  },
  hi: {
    applied: (title) => `ने ${title} के लिए आवेदन किया`,
    message: (title) => `ने ${title} के बारे में संदेश भेजा`,
    withdrawn: (title) => `ने ${title} का आवेदन वापस लिया`,
    interview_chosen: (title) => `ने ${title} के इंटरव्यू की पुष्टि की`,
    interview_cancelled: (title) => `${title} के इंटरव्यू में नहीं आ सकते`,
    interview_missed: (title) => `ने बताया कि ${title} के इंटरव्यू में कोई नहीं आया`,
    interview_was_there: (title) => `ने बताया कि वे ${title} के इंटरव्यू में थे`,
    interview_again: (title) => `ने ${title} के इंटरव्यू के लिए दूसरा समय माँगा`,
    offer_accepted: (title) => `ने ${title} का ऑफ़र स्वीकार किया`,
    offer_declined: (title) => `ने ${title} का ऑफ़र ठुकराया`,
  },
} satisfies Record<'en' | 'hi', Acts>);
