import { defineMessages } from '../../lib/messages.ts';

export const answerLineMessages = defineMessages({
  en: {
    by: (day: string) => `Answer due by ${day}`,
    today: 'Answer due today',
    was: (day: string) => `Answer was due by ${day}`,
    answeredLate: (day: string, due: string) => `Answered late, on ${day} instead of ${due}`,
  },
  hi: {
    by: (day) => `जवाब ${day} तक`,
    today: 'जवाब आज तक',
    was: (day) => `जवाब ${day} तक मिलना था`,
    answeredLate: (day, due) => `जवाब देर से मिला: ${due} की जगह ${day} को`,
  },
});
