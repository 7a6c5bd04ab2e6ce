import { defineMessages } from '../../../../lib/messages.ts';

export const widerSearchesMessages = defineMessages({
  en: {
    without: 'More jobs without one of your filters:',
    withoutThis: (filter: string) => `Without “${filter}”`,
  },
  hi: {
    without: 'एक फ़िल्टर हटाने पर ज़्यादा नौकरियाँ:',
    withoutThis: (filter) => `“${filter}” के बिना`,
  },
});
