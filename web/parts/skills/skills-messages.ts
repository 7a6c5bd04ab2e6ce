import { defineMessages } from '../../lib/messages.ts';

export const skillsMessages = defineMessages({
  en: {
    remove: (skill: string) => `Remove ${skill}`,
    twoSpellings: (one: string, other: string) =>
      `“${one}” and “${other}” look like the same skill. You can remove one of them.`,
  },
  hi: {
    remove: (skill) => `${skill} हटाएँ`,
    twoSpellings: (one, other) => `“${one}” और “${other}” एक ही हुनर लगते हैं। चाहें तो इनमें से एक हटा दें।`,
  },
});
