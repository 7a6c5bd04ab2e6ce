import { defineMessages } from '../../lib/messages.ts';

/** Texts for files that could not be sent. */
export const fileMessages = defineMessages({
  en: {
    notSent: (name: string) => `${name} was not sent.`,
    again: 'Try again',
    drop: 'Do not send it',
  },
  hi: {
    notSent: (name) => `${name} नहीं भेजी जा सकी।`,
    again: 'फिर कोशिश करें',
    drop: 'न भेजें',
  },
});
