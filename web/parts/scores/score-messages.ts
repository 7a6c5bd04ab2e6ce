import { defineMessages } from '../../lib/messages.ts';

export const scoreMessages = defineMessages({
  en: {
    average: 'Score of the interviewers:',
    ofFour: (points: string) => `${points} of 4`,
  },
  hi: {
    average: 'इंटरव्यू लेने वालों का स्कोर:',
    ofFour: (points) => `4 में से ${points}`,
  },
});
