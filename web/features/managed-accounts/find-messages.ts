import { defineMessages } from '../../lib/messages.ts';

export const findMessages = defineMessages({
  en: {
    title: 'Find users and companies',
    titleOf: (search: string) => `“${search}”`,
    search: 'Search users and companies',
    nothingAsked: 'Type a name, an email address or a company above.',
    users: 'Users',
    recruiters: 'Recruiters',
    companies: 'Companies',
    none: 'None found',
    all: (count: number) => `Show all ${count}`,
    failed: 'Failed to search. Please try again.',
  },
  hi: {
    title: 'यूज़र और कंपनियाँ खोजें',
    titleOf: (search) => `“${search}”`,
    search: 'यूज़र और कंपनियाँ खोजें',
    nothingAsked: 'ऊपर नाम, ईमेल पता या कंपनी लिखें।',
    users: 'यूज़र',
    recruiters: 'भर्ती करने वाले',
    companies: 'कंपनियाँ',
    none: 'कोई नहीं मिला',
    all: (count) => `सभी ${count} दिखाएँ`,
    failed: 'खोज नहीं हो सकी। दोबारा कोशिश करें।',
  },
});
