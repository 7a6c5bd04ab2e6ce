import { defineMessages } from '../messages.ts';

/** For browsers without scripts, where the link of a mail is pasted. */
export const linkMessages = defineMessages({
  en: {
    link: 'Link from the mail',
    linkHint:
      'Without JavaScript this page cannot read the link by itself. Copy it from the mail and paste it here.',
    linkNeeded: 'Paste the link from the mail.',
    open: 'Open',
  },
  hi: {
    link: 'मेल में आया लिंक',
    linkHint: 'JavaScript के बिना यह पेज लिंक को अपने-आप नहीं पढ़ सकता। उसे मेल से कॉपी करके यहाँ पेस्ट करें।',
    linkNeeded: 'मेल में आया लिंक यहाँ पेस्ट करें।',
    open: 'खोलें',
  },
});
