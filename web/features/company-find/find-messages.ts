import { defineMessages } from '../../lib/messages.ts';

export const findMessages = defineMessages({
  en: {
    title: 'Search candidates and your jobs',
    nothingAsked: 'Type a name, an email address, a skill or a job title above.',
    candidates: 'Candidates',
    jobs: 'Your jobs',
  },
  hi: {
    title: 'आवेदक और अपनी पोस्ट खोजें',
    nothingAsked: 'ऊपर नाम, ईमेल पता, हुनर या पद लिखें।',
    candidates: 'आवेदक',
    jobs: 'आपकी पोस्ट',
  },
});
