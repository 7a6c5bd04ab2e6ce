import type { ApplicationStatus } from '../../contract/applications.ts';
import type { Labels } from '../../contract/format/labels.ts';
import type { ExperienceLevel, WorkMode } from '../../contract/jobs.ts';

export { employmentTypeLabels, trackerStatusLabels } from '../../contract/format/labels.ts';

export const experienceLevelLabels: Labels<ExperienceLevel> = {
  en: {
    entry: 'Entry',
    junior: 'Junior',
    mid: 'Mid',
    senior: 'Senior',
    lead: 'Lead',
    executive: 'Executive',
  },
  hi: {
    entry: 'शुरुआती',
    junior: 'जूनियर',
    mid: 'मिड-लेवल',
    senior: 'सीनियर',
    lead: 'लीड',
    executive: 'एग्ज़ीक्यूटिव',
  },
};

export const workModeLabels: Labels<WorkMode> = {
  en: { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' },
  hi: { remote: 'घर से काम', hybrid: 'हाइब्रिड', onsite: 'काम की जगह पर' },
};

export const applicationStatusLabels: Labels<ApplicationStatus> = {
  en: {
    pending: 'Pending',
    reviewing: 'Reviewing',
    interview: 'Interview',
    offered: 'Offered',
    hired: 'Hired',
    accepted: 'Accepted',
    rejected: 'Rejected',
    unanswered: 'No answer from the company',
    withdrawn: 'Withdrawn',
  },
  hi: {
    pending: 'जवाब बाक़ी',
    reviewing: 'देखा जा रहा है',
    interview: 'इंटरव्यू',
    offered: 'ऑफ़र दिया',
    hired: 'नौकरी पर रखा',
    accepted: 'स्वीकार हुआ',
    rejected: 'चयन नहीं हुआ',
    unanswered: 'कंपनी ने जवाब नहीं दिया',
    withdrawn: 'वापस लिया',
  },
};

/** The values of some labels, in order: for filters and selects. */
export const valuesOf = <Value extends string>(labels: Labels<Value>): Value[] =>
  // A browser has the labels of one language only.
  Object.keys(Object.values(labels)[0] ?? {}) as Value[];
