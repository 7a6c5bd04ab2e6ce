import { defineMessages } from '../../lib/messages.ts';

export const findMessages = defineMessages({
  en: {
    search: 'Search users and companies',
    nothingAsked: 'Type a name, an email address or a company above.',
    users: 'Users',
    recruiters: 'Recruiters',
    companies: 'Companies',
  },
  hi: {
    search: 'यूज़र और कंपनियाँ खोजें',
    nothingAsked: 'ऊपर नाम, ईमेल पता या कंपनी लिखें।',
    users: 'यूज़र',
    recruiters: 'भर्ती करने वाले',
    companies: 'कंपनियाँ',
  },
});
