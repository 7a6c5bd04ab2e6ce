import { defineMessages } from '../../../lib/messages.ts';

export const noJobsMessages = defineMessages({
  en: {
    clearFilters: 'Clear All Filters',
    clearSearch: 'Clear search',
    none: 'No jobs found',
    noneHint: 'Try adjusting your search or filters.',
    didYouMean: 'Did you mean',
    elsewhere: 'Jobs for this search in other places:',
  },
  hi: {
    clearFilters: 'सभी फ़िल्टर हटाएँ',
    clearSearch: 'खोज हटाएँ',
    none: 'कोई नौकरी नहीं मिली',
    noneHint: 'खोज के शब्द या फ़िल्टर बदल कर देखें।',
    didYouMean: 'क्या आप यह खोज रहे थे:',
    elsewhere: 'इस खोज की नौकरियाँ दूसरी जगहों पर:',
  },
});
