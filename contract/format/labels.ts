import type { ApplicationStatus, TrackerStatus } from '../applications.ts';
import type { Language } from '../endpoint.ts';
import type { EmploymentType } from '../jobs.ts';

// Words for values of the API, shared by pages and files.

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

/** Statuses as a company names them, in the order of its board and chips. */
export const applicationStatusLabels: Labels<ApplicationStatus> = {
  en: {
    pending: 'Pending',
    reviewing: 'Reviewing',
    interview: 'Interview',
    accepted: 'Accepted',
    offered: 'Offered',
    hired: 'Hired',
    rejected: 'Rejected',
    unanswered: 'No answer from the company',
    withdrawn: 'Withdrawn',
  },
  hi: {
    pending: 'अभी नहीं देखा',
    reviewing: 'देखा जा रहा है',
    interview: 'इंटरव्यू',
    accepted: 'स्वीकार हुआ',
    offered: 'ऑफ़र दिया',
    hired: 'नौकरी पर रखा',
    rejected: 'चयन नहीं हुआ',
    unanswered: 'कंपनी ने जवाब नहीं दिया',
    withdrawn: 'वापस लिया',
  },
};
