import { defineMessages } from '../../../lib/messages.ts';

export const companyTabMessages = defineMessages({
  en: {
    openJobs: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
    seeCompany: 'See the company',
    industry: 'Industry',
    size: 'Size',
    employees: (text: string) => text,
    headquarters: 'Headquarters',
    website: 'Website',
    noCompanyText: 'This company has not described itself yet.',
  },
  hi: {
    openJobs: (count) => (count === 1 ? '1 खुली नौकरी' : `${count} खुली नौकरियाँ`),
    seeCompany: 'कंपनी देखें',
    industry: 'उद्योग',
    size: 'कितने लोग',
    employees: (text) => text.replace('employees', 'कर्मचारी'),
    headquarters: 'मुख्यालय',
    website: 'वेबसाइट',
    noCompanyText: 'कंपनी ने अभी अपने बारे में कुछ नहीं लिखा है।',
  },
});
