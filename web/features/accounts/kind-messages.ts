import { defineMessages } from '../../lib/messages.ts';

export const kindMessages = defineMessages({
  en: {
    accountKind: 'I am a',
    jobSeeker: 'Job Seeker',
    employer: 'Employer',
  },
  hi: {
    accountKind: 'किस तरह का खाता',
    jobSeeker: 'नौकरी खोजने का',
    employer: 'कंपनी का',
  },
});
