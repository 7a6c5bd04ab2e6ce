import { defineMessages } from '../../lib/messages.ts';

export const seekerSaveMessages = defineMessages({
  en: {
    saved: 'Saved',
    removeJob: (title: string, company: string) => `Remove ${title} at ${company} from saved jobs`,
    jobSaved: 'Job Saved',
    jobSavedText: 'Job has been saved to your profile',
    removed: 'Job removed from saved list',
    undo: 'Undo',
    error: 'Error',
    saveFailed: 'Failed to save job',
    removeFailed: 'Failed to remove job',
  },
  hi: {
    saved: 'सेव की गई',
    removeJob: (title, company) => `${company} में ${title} को सेव की हुई नौकरियों से हटाएँ`,
    jobSaved: 'नौकरी सेव हो गई',
    jobSavedText: 'यह आपकी सेव की हुई नौकरियों में दिखेगी',
    removed: 'सेव की हुई नौकरियों से हटा दी गई',
    undo: 'वापस लाएँ',
    error: 'गड़बड़ी',
    saveFailed: 'नौकरी सेव नहीं हो सकी',
    removeFailed: 'नौकरी नहीं हटाई जा सकी',
  },
});
