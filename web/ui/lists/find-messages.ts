import { defineMessages } from '../../lib/messages.ts';

export const findMessages = defineMessages({
  en: {
    none: 'None found',
    all: (total: string) => `Show all ${total}`,
    failed: 'Failed to search. Please try again.',
  },
  hi: {
    none: 'कोई नहीं मिला',
    all: (total) => `सभी ${total} दिखाएँ`,
    failed: 'खोज नहीं हो सकी। दोबारा कोशिश करें।',
  },
});
