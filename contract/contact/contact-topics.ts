import type { Language } from '../endpoint.ts';

/** What a contact message is about, in the order of the form. */
export const contactTopics = ['help', 'suspicious', 'account', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The words for each topic in the form, the mails and the admins' list. */
export const contactTopicWords: Record<Language, Record<ContactTopic, string>> = {
  en: {
    help: 'Help',
    suspicious: 'A wrong or suspicious posting',
    account: 'My account (ban or appeal)',
    privacy: 'Privacy and grievance',
    other: 'Press or something else',
  },
  hi: {
    help: 'मदद',
    suspicious: 'ग़लत या संदिग्ध पोस्ट',
    account: 'मेरा खाता (रोक या अपील)',
    privacy: 'निजता और शिकायत',
    other: 'प्रेस या कुछ और',
  },
};
