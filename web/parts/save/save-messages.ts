import { defineMessages } from '../../lib/messages.ts';

/** Only the texts that public pages show at once; those of seekers load with their button. */
export const saveMessages = defineMessages({
  en: {
    save: 'Save Job',
    saveJob: (title: string, company: string) => `Save ${title} at ${company}`,
  },
  hi: {
    save: 'नौकरी सेव करें',
    saveJob: (title, company) => `${company} में ${title} सेव करें`,
  },
});
