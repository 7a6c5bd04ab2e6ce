import { defineMessages } from '../messages.ts';

export const formMessages = defineMessages({
  en: {
    pleaseWait: 'Please wait',
    restored: 'We kept what you typed here before.',
    startOver: 'Start over',
  },
  hi: {
    pleaseWait: 'कृपया रुकें',
    restored: 'आपने पहले जो लिखा था, वह यहाँ मौजूद है।',
    startOver: 'शुरू से लिखें',
  },
});
