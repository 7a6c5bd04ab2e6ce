import type { AlertFrequency } from '../../contract/alerts/alert-frequencies.ts';
import type { ProfileView } from '../../contract/profiles/profile-views.ts';
import type { resumeLayouts } from '../../contract/profiles/resume-choices.ts';
import { kaveriSoft, sharmaAgro } from './companies.ts';
import { imran, priya } from './people.ts';

interface DemoResume {
  name: string;
  format: 'pdf' | 'docx';
  layout: (typeof resumeLayouts)[number];
  /** One of the titles in the profile, in place of its headline. */
  headline?: string;
  skillsFirst?: readonly string[];
}

interface DemoAlert {
  name: string;
  frequency: Exclude<AlertFrequency, 'at_once'>;
  search: string;
  /** In lower case, a word that the titles of all jobs it found have in common. */
  titled: string;
  location: string;
}

interface DemoView {
  companyName: string;
  what: ProfileView['opened'][number];
  reason: ProfileView['reasons'][number];
  daysAgo: number;
}

/** Everything a demo seeker has besides profile, saved jobs and applications. */
export interface DemoKept {
  seeker: string;
  hasPicture: boolean;
  /** The first one is the default. */
  resumes: readonly [DemoResume, ...DemoResume[]];
  alerts: readonly DemoAlert[];
  /** Companies whose jobs they have hidden. */
  excludedCompanies: readonly string[];
  /** Jobs marked "Less like this". */
  excludedJobs: readonly { jobTitle: string; companyName: string }[];
  /** Companies they have blocked. */
  blockedCompanies: readonly string[];
  views: readonly DemoView[];
}

export const kept: readonly DemoKept[] = [
  {
    seeker: priya,
    hasPicture: true,
    resumes: [
      { name: 'Priya Solanki resume', format: 'pdf', layout: 'classic' },
      {
        name: 'For tax consultants',
        format: 'docx',
        layout: 'classic',
        headline: 'Accounts Assistant',
        skillsFirst: ['GST', 'TDS'],
      },
    ],
    alerts: [
      {
        name: 'Accounts in Indore',
        frequency: 'weekly',
        search: 'accounts',
        titled: 'account',
        location: 'Indore',
      },
    ],
    excludedCompanies: ['Naukripath Advisors'],
    excludedJobs: [{ jobTitle: 'Key Account Executive', companyName: 'Signalpur Tower Services' }],
    blockedCompanies: ['Mahakal Hardware Stores'],
    views: [
      { companyName: sharmaAgro, what: 'resume', reason: 'applied', daysAgo: 10.1 },
      { companyName: sharmaAgro, what: 'profile', reason: 'applied', daysAgo: 7.9 },
      { companyName: kaveriSoft, what: 'resume', reason: 'applied', daysAgo: 14.8 },
    ],
  },
  {
    seeker: imran,
    hasPicture: false,
    resumes: [{ name: 'Imran Qureshi resume', format: 'pdf', layout: 'compact' }],
    alerts: [
      {
        name: 'Electrician in Indore',
        frequency: 'daily',
        search: 'electrician',
        titled: 'electric',
        location: 'Indore',
      },
    ],
    excludedCompanies: [],
    excludedJobs: [],
    blockedCompanies: ['Nagdhaman Oil Mill'],
    views: [
      { companyName: sharmaAgro, what: 'resume', reason: 'applied', daysAgo: 15.1 },
      { companyName: kaveriSoft, what: 'public_profile', reason: 'shared_link', daysAgo: 4.3 },
    ],
  },
];
