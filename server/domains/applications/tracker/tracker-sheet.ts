import type { ApplicationStatus } from '../../../../contract/applications.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import { employmentTypeLabels, trackerStatusLabels } from '../../../../contract/format/labels.ts';
import { answersText } from '../../../../contract/format/questions.ts';
import { dateInIndia } from '../../../../contract/format/today.ts';
import type { TrackedApplication } from '../../../../contract/applications/tracked-applications.ts';

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
    'Answers',
    'Notes',
    'Follow Up On',
    'Link',
  ],
  hi: [
    'पद',
    'कंपनी',
    'जगह',
    'काम का प्रकार',
    'आवेदन की तारीख़',
    'स्थिति',
    'आख़िरी बदलाव',
    'जवाब',
    'नोट',
    'फिर पूछने का दिन',
    'लिंक',
  ],
};

const statusWords: Record<Language, Record<ApplicationStatus, string>> = {
  en: {
    pending: 'Applied',
    reviewing: 'Applied, under review',
    accepted: 'Applied, shortlisted',
    interview: 'Interviewing',
    offered: 'Offer Extended',
    hired: 'Offer Extended, hired',
    rejected: 'Rejected',
    unanswered: 'No answer from the company',
    withdrawn: 'Withdrawn',
  },
  hi: {
    pending: 'आवेदन किया',
    reviewing: 'आवेदन किया, देखा जा रहा है',
    accepted: 'आवेदन किया, चुन लिया गया',
    interview: 'इंटरव्यू',
    offered: 'ऑफ़र मिला',
    hired: 'ऑफ़र मिला, नौकरी मिली',
    unanswered: 'कंपनी ने जवाब नहीं दिया',
    rejected: 'चयन नहीं हुआ',
    withdrawn: 'वापस लिया',
  },
};

export function recordOf(row: TrackedApplication, language: Language, publicUrl: string): string[] {
  if (row.kind === 'outside') {
    const { outside_application: own } = row;
    return [
      own.job_title,
      own.company_name,
      own.location,
      '',
      own.applied_on,
      trackerStatusLabels[language][own.status],
      dateInIndia(own.updated_at),
      '',
      own.note,
      own.follow_up_on ?? '',
      own.link ?? '',
    ];
  }
  const { job, status, answers, created_at, updated_at, private_note, follow_up_on } =
    row.application;
  return [
    job.title,
    job.company_name,
    job.location,
    job.employment_type ? employmentTypeLabels[language][job.employment_type] : '',
    dateInIndia(created_at),
    statusWords[language][status],
    dateInIndia(updated_at),
    answersText(answers, language),
    private_note,
    follow_up_on ?? '',
    `${publicUrl}/jobs/${job.id}`,
  ];
}
