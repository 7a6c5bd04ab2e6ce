import { defineMessages } from '../../lib/messages.ts';

export const kindMessages = defineMessages({
  en: {
    accountKind: 'I am a',
    jobSeeker: 'Job Seeker',
    employer: 'Employer',
  },
  hi: {
    accountKind: 'मैं हूँ',
    jobSeeker: 'नौकरी खोजने वाला',
    employer: 'कंपनी',
  },
});
