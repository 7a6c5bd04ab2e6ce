import { defineMessages } from '../../lib/messages.ts';

export const offerMessages = defineMessages({
  en: {
    open: 'Waiting for an answer',
    replaced: 'Replaced',
    // These stand beside the status of the application, which has words of the same sound.
    accepted: 'Offer accepted',
    declined: 'Offer declined',
    withdrawn: 'Offer withdrawn',
    expired: 'Offer expired',
    ended: 'Offer ended',
    joined: 'Joined',
    not_joined: 'Did not join',
    pay: 'Pay (CTC)',
    variablePart: (amount: string) => `of it ${amount} by results`,
    until: 'Answer by',
  },
  hi: {
    open: 'जवाब का इंतज़ार',
    replaced: 'बदला गया',
    accepted: 'ऑफ़र स्वीकार',
    declined: 'ऑफ़र नामंज़ूर',
    withdrawn: 'ऑफ़र वापस लिया',
    expired: 'ऑफ़र का समय समाप्त',
    ended: 'ऑफ़र ख़त्म',
    joined: 'काम पर आए',
    not_joined: 'काम पर नहीं आए',
    pay: 'वेतन (CTC)',
    variablePart: (amount) => `इसमें ${amount} काम के नतीजों पर`,
    until: 'जवाब कब तक',
  },
});
