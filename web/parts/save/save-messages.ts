import { defineMessages } from '../../lib/messages.ts';

/** Only what public pages show at once; what seekers see comes with their button. */
export const saveMessages = defineMessages({
  en: {
    save: 'Save Job',
    saveJob: (title: string, company: string) => `Save ${title} at ${company}`,
  },
  hi: {
    save: 'नौकरी सहेजें',
    saveJob: (title, company) => `${company} में ${title} सहेजें`,
  },
});
