import type { TrackerStatus } from '../applications.ts';
import type { Language } from '../endpoint.ts';
import type { EmploymentType } from '../jobs.ts';

// Words for values of the API, which pages and files have in common.

/** In the order in which the values are offered. */
export type Labels<Value extends string> = Record<Language, Record<Value, string>>;

export const employmentTypeLabels: Labels<EmploymentType> = {
  en: {
    full_time: 'Full-time',
    part_time: 'Part-time',
    contract: 'Contract',
    internship: 'Internship',
    freelance: 'Freelance',
  },
  hi: {
    full_time: 'फ़ुल-टाइम',
    part_time: 'पार्ट-टाइम',
    contract: 'कॉन्ट्रैक्ट',
    internship: 'इंटर्नशिप',
    freelance: 'फ़्रीलांस',
  },
};

export const trackerStatusLabels: Labels<TrackerStatus> = {
  en: {
    Applied: 'Applied',
    Interviewing: 'Interviewing',
    'Offer Extended': 'Offer Extended',
    Rejected: 'Rejected',
    'No Answer': 'No answer from the company',
    Withdrawn: 'Withdrawn',
  },
  hi: {
    Applied: 'आवेदन किया',
    Interviewing: 'इंटरव्यू',
    'Offer Extended': 'ऑफ़र मिला',
    Rejected: 'चयन नहीं हुआ',
    'No Answer': 'कंपनी ने जवाब नहीं दिया',
    Withdrawn: 'वापस लिया',
  },
};

/** What happened to an application, as its receipt says it. */
export const receiptStepLabels = {
  en: {
    applied: 'Applied',
    applied_again: 'Applied again',
    viewed: 'Opened by the employer',
    revealed: 'Shortlisted: name shown',
    withdrawn: 'Withdrawn',
    pending: 'Applied',
    reviewing: 'Under review',
    interview: 'Interview',
    offered: 'Offer',
    hired: 'Hired',
    accepted: 'Accepted',
    rejected: 'Not chosen',
    unanswered: 'No answer from the company',
    interview_chosen: 'Time of the interview chosen',
    interview_moved: 'Interview changed',
    interview_cancelled: 'Interview cancelled',
    interview_missed: 'Reported as not there',
    interview_was_there: 'Answered: was there',
    interview_again: 'Asked for another time',
    offer_revised: 'Offer revised',
    offer_accepted: 'Offer accepted',
    offer_declined: 'Offer declined',
    offer_withdrawn: 'Offer withdrawn',
    offer_expired: 'Offer expired',
    offer_not_joined: 'Did not join',
  },
  hi: {
    applied: 'आवेदन किया',
    applied_again: 'फिर आवेदन किया',
    viewed: 'कंपनी ने खोलकर देखा',
    revealed: 'आगे चुने गए: नाम दिखा',
    withdrawn: 'वापस लिया',
    pending: 'आवेदन किया',
    reviewing: 'देखा जा रहा है',
    interview: 'इंटरव्यू',
    offered: 'ऑफ़र',
    hired: 'नौकरी मिली',
    accepted: 'स्वीकार हुआ',
    rejected: 'चयन नहीं हुआ',
    unanswered: 'कंपनी ने जवाब नहीं दिया',
    interview_chosen: 'इंटरव्यू का समय चुना',
    interview_moved: 'इंटरव्यू बदला',
    interview_cancelled: 'इंटरव्यू रद्द',
    interview_missed: 'न आने की सूचना',
    interview_was_there: 'जवाब: मौजूद थे',
    interview_again: 'दूसरा समय माँगा',
    offer_revised: 'ऑफ़र बदला',
    offer_accepted: 'ऑफ़र स्वीकार',
    offer_declined: 'ऑफ़र नामंज़ूर',
    offer_withdrawn: 'ऑफ़र वापस',
    offer_expired: 'ऑफ़र का समय समाप्त',
    offer_not_joined: 'जुड़ना नहीं हुआ',
  },
};
