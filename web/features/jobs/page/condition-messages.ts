import { defineMessages } from '../../../lib/messages.ts';

export const conditionMessages = defineMessages({
  en: {
    title: 'Good to know',
    ask: (name: string) => `Tell ${name} what you need for the interview or the work:`,
    noPenalty: 'Asking is not part of your application.',
  },
  hi: {
    title: 'जानने लायक़',
    ask: (name) => `इंटरव्यू या काम के लिए आपको जो सुविधा चाहिए, ${name} को बताएँ:`,
    noPenalty: 'यह आपके आवेदन का हिस्सा नहीं बनता।',
  },
});
