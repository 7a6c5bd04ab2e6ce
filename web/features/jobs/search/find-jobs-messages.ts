import { numberText } from '../../../lib/format/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const findJobsMessages = defineMessages({
  en: {
    title: 'Find Jobs',
    subtitle: 'Search all open jobs, save the ones you like and apply with one letter.',
    what: 'Job title, company or skills',
    includeRemote: 'Include remote jobs',
    showFilters: 'Show Filters',
    hideFilters: 'Hide Filters',
    found: (count: number, capped: boolean) =>
      `${numberText(count)}${capped ? '+' : ''} ${count === 1 ? 'Job' : 'Jobs'} Found`,
    loading: 'Loading jobs…',
    error: 'Error',
    errorText: 'Failed to fetch jobs. Please try again later.',
  },
  hi: {
    title: 'नौकरी खोजें',
    subtitle: 'सभी खुली नौकरियों में खोजें, पसंद की सेव करें और एक ही लेटर से आवेदन करें।',
    what: 'पद, कंपनी या हुनर',
    includeRemote: 'घर से काम वाली नौकरियाँ भी',
    showFilters: 'फ़िल्टर दिखाएँ',
    hideFilters: 'फ़िल्टर छिपाएँ',
    found: (count, capped) =>
      `${numberText(count)}${capped ? '+' : ''} ${count === 1 ? 'नौकरी मिली' : 'नौकरियाँ मिलीं'}`,
    loading: 'नौकरियाँ आ रही हैं…',
    error: 'गड़बड़ी हुई',
    errorText: 'नौकरियाँ नहीं मिल सकीं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
});
