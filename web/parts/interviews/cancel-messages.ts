import { defineMessages } from '../../lib/messages.ts';

export const cancelMessages = defineMessages({
  en: {
    title: 'Cancel this interview?',
    text: 'Everybody gets an email, and it is removed from their calendars.',
    titleMine: 'You cannot come?',
    textMine: (company: string) =>
      `${company} gets an email. Your application stays, and they can offer you another time.`,
    why: 'A message to the others',
    confirm: 'Cancel the interview',
    confirmMine: 'I cannot come',
    done: 'Interview cancelled',
    failed: 'The interview could not be cancelled',
  },
  hi: {
    title: 'यह इंटरव्यू रद्द करें?',
    text: 'सबको मेल जाएगा, और यह उनके कैलेंडर से हट जाएगा।',
    titleMine: 'आना नहीं हो पाएगा?',
    textMine: (company) =>
      `${company} को मेल जाएगा। आपका आवेदन बना रहेगा, और वे आपको दूसरा समय दे सकते हैं।`,
    why: 'एक संदेश',
    confirm: 'इंटरव्यू रद्द करें',
    confirmMine: 'नहीं आ सकते',
    done: 'इंटरव्यू रद्द कर दिया गया',
    failed: 'इंटरव्यू रद्द नहीं हो सका',
  },
});
