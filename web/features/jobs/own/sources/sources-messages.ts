import { defineMessages } from '../../../../lib/messages.ts';

export const sourcesMessages = defineMessages({
  en: {
    title: 'Where this job comes from',
    text: 'It is one job here, however many sources list it.',
    hand: 'Posted here',
    list: 'Your list',
    feed: 'Your feed',
    first: (day: string) => `first on ${day}`,
    since: (first: string, last: string) => `since ${first}, last on ${last}`,
  },
  hi: {
    title: 'यह नौकरी कहाँ-कहाँ लिखी है',
    text: 'कितनी भी जगह लिखी हो, यहाँ यह एक ही नौकरी है।',
    hand: 'यहीं पोस्ट हुई',
    list: 'आपकी सूची',
    feed: 'आपका फ़ीड',
    first: (day) => `पहली बार ${day} को`,
    since: (first, last) => `${first} से, पिछली बार ${last} को`,
  },
});
