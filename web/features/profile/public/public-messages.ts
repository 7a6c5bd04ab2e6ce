import { defineMessages } from '../../../lib/messages.ts';

/** The page that everybody with its address can see. */
export const publicMessages = defineMessages({
  en: {
    report: 'Report this profile',
    preferences: 'Job preferences',
    facts: 'At a glance',
    contact: 'Contact details, pay and resume are not public.',
    contactText: 'They reach a company only with an application.',
    missing: 'This profile is not public',
    missingText: 'Its owner has ended this address, or it never existed.',
    home: 'Return Home',
  },
  hi: {
    report: 'इस प्रोफ़ाइल की शिकायत करें',
    preferences: 'नौकरी की पसंद',
    facts: 'एक नज़र में',
    contact: 'संपर्क, वेतन और रिज़्यूमे सबको नहीं दिखते।',
    contactText: 'ये कंपनी तक सिर्फ़ आवेदन के साथ पहुँचते हैं।',
    missing: 'यह प्रोफ़ाइल सबके लिए खुली नहीं है',
    missingText: 'जिनकी यह प्रोफ़ाइल है, उन्होंने यह पता बंद कर दिया है, या यह पता कभी था ही नहीं।',
    home: 'होम पेज पर जाएँ',
  },
});
