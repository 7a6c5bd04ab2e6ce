import { defineMessages } from '../../lib/messages.ts';

export const interviewMessages = defineMessages({
  en: {
    when: 'When',
    india: (when: string) => `${when} (India)`,
    notChosen: 'No time chosen yet',
    minutes: (count: number) => `${count} minutes`,
    lasts: 'How long',
    place: 'Place',
    link: 'Video link',
    bring: 'Bring along',
    heldBy: 'With',
    booked: 'Time set',
    proposed: 'Times offered',
    cancelled: 'Cancelled',
    over: 'Over',
  },
  hi: {
    when: 'कब',
    india: (when) => `${when} (भारत)`,
    notChosen: 'समय अभी नहीं चुना गया',
    minutes: (count) => `${count} मिनट`,
    lasts: 'कितनी देर',
    place: 'जगह',
    link: 'वीडियो लिंक',
    bring: 'साथ लाएँ',
    heldBy: 'किनके साथ',
    booked: 'समय तय',
    proposed: 'समय दिए गए',
    cancelled: 'रद्द',
    over: 'हो चुका',
  },
});
