import { defineMessages } from '../../lib/messages.ts';

export const answerLineMessages = defineMessages({
  en: {
    by: (day: string) => `Answer due by ${day}`,
    today: 'Answer due today',
    was: (day: string) => `Answer was due by ${day}`,
    due: 'Answer due',
    byDay: (day: string) => `by ${day}`,
    dueToday: 'today',
    wasDue: (day: string) => `was due ${day}`,
    answeredOn: (day: string) => `Answered on ${day}`,
    answeredLate: (day: string, due: string) => `Answered late, on ${day} instead of ${due}`,
  },
  hi: {
    by: (day) => `जवाब ${day} तक`,
    today: 'जवाब आज तक',
    was: (day) => `जवाब ${day} तक मिलना था`,
    due: 'जवाब',
    byDay: (day) => `${day} तक`,
    dueToday: 'आज तक',
    wasDue: (day) => `${day} तक मिलना था`,
    answeredOn: (day) => `${day} को जवाब दिया गया`,
    answeredLate: (day, due) => `जवाब देर से दिया गया: ${due} की जगह ${day} को`,
  },
});
