import { numberText } from '../../../../contract/format/pay.ts';
import { defineMessages } from '../../../lib/messages.ts';

const jobs = (count: number) => `${numberText(count)} open ${count === 1 ? 'job' : 'jobs'}`;
const naukriyan = (count: number) =>
  `${numberText(count)} खुली ${count === 1 ? 'नौकरी' : 'नौकरियाँ'}`;

export const exclusionSettingsMessages = defineMessages({
  en: {
    title: 'What you hide',
    note: 'Hidden jobs are left out of your search, recommendations and alerts. The page of a company still shows its jobs.',
    consultants: 'Hide all consultants',
    consultantsNote: (count: number) =>
      `Companies that hire for others, by their name or industry. They have ${jobs(count)}.`,
    companies: 'Hidden companies',
    hides: (count: number) => `Hides ${jobs(count)}`,
    noCompanies: 'None. The menu of a job hides its company.',
    jobs: 'Less like these',
    lowers: (count: number) => `${jobs(count)} of the kind or company are recommended less`,
    noJobs: 'None. The menu of a job asks for less like it.',
    show: 'Show again',
    showCompany: (name: string) => `Show jobs of ${name} again`,
    asBefore: 'Take back',
    recommendAgain: (title: string) => `Recommend jobs like ${title} again`,
    shown: 'Shown again',
    consultantsHidden: 'Consultants are hidden',
    consultantsShown: 'Consultants are shown again',
    failed: 'Not saved',
  },
  hi: {
    title: 'आपने जो छिपाया है',
    note: 'छिपाई गई नौकरियाँ आपकी खोज, सुझावों और अलर्ट में नहीं आतीं। कंपनी के अपने पेज पर वे फिर भी दिखती हैं।',
    consultants: 'सभी कंसल्टेंट छिपाएँ',
    consultantsNote: (count) =>
      `दूसरों के लिए भर्ती करने वाली कंपनियाँ, नाम या उद्योग से पहचानी गईं। इनकी ${naukriyan(count)} ${count === 1 ? 'है' : 'हैं'}।`,
    companies: 'छिपाई गई कंपनियाँ',
    hides: (count) => `${naukriyan(count)} छिपी ${count === 1 ? 'है' : 'हैं'}`,
    noCompanies: 'कोई नहीं। किसी नौकरी के मेन्यू से आप उसकी कंपनी छिपा सकते हैं।',
    jobs: 'ऐसी कम',
    lowers: (count) =>
      `इस तरह की या इस कंपनी की ${naukriyan(count)} कम सुझाई ${count === 1 ? 'जाती है' : 'जाती हैं'}`,
    noJobs: 'कोई नहीं। किसी नौकरी के मेन्यू से आप वैसी नौकरियाँ कम माँग सकते हैं।',
    show: 'फिर दिखाएँ',
    showCompany: (name) => `${name} की नौकरियाँ फिर दिखाएँ`,
    asBefore: 'वापस लाएँ',
    recommendAgain: (title) => `${title} जैसी नौकरियाँ फिर सुझाएँ`,
    shown: 'फिर दिखेंगी',
    consultantsHidden: 'कंसल्टेंट छिपा दिए गए',
    consultantsShown: 'कंसल्टेंट फिर दिखेंगे',
    failed: 'सेव नहीं हो सका',
  },
});
