import type { ApplicationStatus } from '../../../contract/applications.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { EmploymentType } from '../../../contract/jobs.ts';
import type { TrackedRow } from './tracker-queries.ts';

// The words of the exported spreadsheet.

export const headings: Record<Language, string[]> = {
  en: [
    'Job Title',
    'Company',
    'Location',
    'Employment Type',
    'Date Applied',
    'Status',
    'Last Change',
    'Link',
  ],
  hi: ['पद', 'कंपनी', 'जगह', 'काम का प्रकार', 'आवेदन की तारीख़', 'स्थिति', 'आख़िरी बदलाव', 'लिंक'],
};

const statusWords: Record<Language, Record<ApplicationStatus, string>> = {
  en: {
    pending: 'Applied',
    reviewing: 'Applied, under review',
    accepted: 'Applied, shortlisted',
    interview: 'Interviewing',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
  hi: {
    pending: 'आवेदन किया',
    reviewing: 'आवेदन किया, देखा जा रहा है',
    accepted: 'आवेदन किया, चुन लिया गया',
    interview: 'इंटरव्यू',
    rejected: 'चयन नहीं हुआ',
    withdrawn: 'वापस लिया',
  },
};

const employmentWords: Record<Language, Record<EmploymentType, string>> = {
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

/** YYYY-MM-DD in India, which spreadsheets read as a date. */
export const dayInIndia = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

export const recordOf = (row: TrackedRow, language: Language, publicUrl: string): string[] => [
  row.title,
  row.company_name,
  row.location,
  row.employment_type ? employmentWords[language][row.employment_type] : '',
  dayInIndia(row.created_at),
  statusWords[language][row.status],
  dayInIndia(row.updated_at),
  `${publicUrl}/jobs/${row.job_id}`,
];
