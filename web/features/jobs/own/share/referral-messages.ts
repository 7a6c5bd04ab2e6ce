import { defineMessages } from '../../../../lib/messages.ts';

export const referralMessages = defineMessages({
  en: {
    title: 'Refer somebody yourself',
    explanation: (name: string) =>
      `A link of your own. Whoever applies through it sees before sending that you, ${name}, referred them, and may leave it out; your team sees it with the application. Guests do not see your name.`,
    failed: 'Your link could not be loaded.',
    make: 'Make my link',
    applied: (count: number) =>
      count === 0
        ? 'Nobody has applied through it yet.'
        : count === 1
          ? '1 person has applied through it.'
          : `${count} people have applied through it.`,
    copy: 'Copy my link',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    remove: 'Remove my link',
    removing: 'Without the link, its applications no longer name you.',
    notChanged: 'That did not work',
  },
  hi: {
    title: 'ख़ुद किसी की सिफ़ारिश करें',
    explanation: (name) =>
      `आपका अपना लिंक। जो इससे आवेदन करेगा, उसे भेजने से पहले दिखेगा कि सिफ़ारिश आपने, ${name}, की है, और वह इसे हटा सकता है; आपकी टीम को यह आवेदन के साथ दिखेगा। बिना लॉग इन वालों को आपका नाम नहीं दिखता।`,
    failed: 'आपका लिंक नहीं खुल सका।',
    make: 'मेरा लिंक बनाएँ',
    applied: (count) =>
      count === 0
        ? 'इससे अभी किसी ने आवेदन नहीं किया।'
        : `इससे ${count} ${count === 1 ? 'व्यक्ति' : 'लोगों'} ने आवेदन किया।`,
    copy: 'मेरा लिंक कॉपी करें',
    copied: 'कॉपी हो गया',
    copyFailed: 'कॉपी नहीं हो सका',
    remove: 'मेरा लिंक हटाएँ',
    removing: 'लिंक हटाने पर उसके आवेदनों में आपका नाम नहीं रहेगा।',
    notChanged: 'यह नहीं हो सका',
  },
});
