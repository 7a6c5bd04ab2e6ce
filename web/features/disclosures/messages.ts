import type { Disclosure } from '../../../contract/disclosures.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { defineMessages } from '../../lib/messages.ts';

export const disclosureMessages = defineMessages({
  en: {
    title: 'Who has seen your data',
    intro:
      'Each company that received something of yours: applications and what you sent with them, views of your profile and resume, how long your contact details were shared, when your profile was public, and when our team opened your resume.',
    loadFailed: 'The list could not be loaded',
    none: 'Nobody has seen anything yet',
    noneText: 'What you send or make public is listed here from then on.',
    settings: 'Your data',
    application: (job: string) => `With your application for ${job}`,
    view: 'Looked at it',
    contact: 'Can read them, as long as you share them',
    public_profile: 'Everybody who had the address',
    operator: (reason: string) => `Opened your resume. The reason: ${reason}`,
    us: `${PORTAL}’s team`,
    everybody: 'Public profile',
    from: (from: string) => `Since ${from}`,
    fromTo: (from: string, until: string) => `${from} to ${until}`,
  },
  hi: {
    title: 'किसे क्या दिखाया गया',
    intro:
      'हर कंपनी जिसे आपका कुछ मिला: आवेदन और उनके साथ भेजी चीज़ें, प्रोफ़ाइल और रिज़्यूमे का देखा जाना, पता और नंबर कब तक साझा रहे, वह समय जब आपकी प्रोफ़ाइल सबके लिए थी, और हमारी टीम ने आपका रिज़्यूमे कब खोला।',
    loadFailed: 'सूची नहीं खुल सकी',
    none: 'अभी किसी को कुछ नहीं दिखाया गया',
    noneText: 'आप जो भेजेंगे या सबके लिए खोलेंगे, वह यहाँ दिखेगा।',
    settings: 'आपका डेटा',
    application: (job) => `${job} के आवेदन के साथ`,
    view: 'इसे देखा',
    contact: 'जब तक आप साझा रखें, देख सकती है',
    public_profile: 'जिसके पास भी पता था',
    operator: (reason) => `आपका रिज़्यूमे खोला। वजह: ${reason}`,
    us: `${PORTAL} की टीम`,
    everybody: 'सबके लिए प्रोफ़ाइल',
    from: (from) => `${from} से`,
    fromTo: (from, until) => `${from} से ${until} तक`,
  },
});

/** What was shown, in everyday words. */
export const thingMessages = defineMessages({
  en: {
    profile: 'Profile',
    email: 'Email address',
    phone: 'Mobile number',
    letter: 'Cover letter',
    resume: 'Resume',
    pay: 'Pay',
    public_profile: 'Public profile',
  } satisfies Record<Disclosure['what'][number], string>,
  hi: {
    profile: 'प्रोफ़ाइल',
    email: 'ईमेल पता',
    phone: 'मोबाइल नंबर',
    letter: 'कवर लेटर',
    resume: 'रिज़्यूमे',
    pay: 'वेतन',
    public_profile: 'सबके लिए प्रोफ़ाइल',
  },
});
