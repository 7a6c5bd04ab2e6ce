import { defineMessages } from '../../lib/messages.ts';

export const portalSettingMessages = defineMessages({
  en: {
    failed: 'The settings could not be loaded',
    save: 'Save',
    saved: 'Saved: it is in force on every page now',
    notSaved: 'Could not be saved',
    lastChanged: (day: string, by: string) => `Last changed on ${day} by ${by}.`,
    lastChangedBySomebody: (day: string) => `Last changed on ${day}.`,
    byEnvironment: (value: string) =>
      `The server’s environment sets ${value}, which wins over what is written here.`,
    fromSender: (address: string) =>
      `Without an address here, pages show ${address}, which our emails come from.`,
    contact: 'Contact',
    contactNote:
      'Whom people can write to, and where else they find you. Visitors see all of this.',
    contactEmail: 'Contact address',
    officerName: 'Grievance officer: name',
    officerEmail: 'Grievance officer: address',
    officerHint: 'Shown on the privacy page. The law asks for one who answers in 15 days.',
    pages: 'Pages on social networks',
    pagesHint: 'Linked at the foot of public pages. Leave empty what you do not have.',
    moderation: 'Moderation',
    moderationNote: 'What moderators see before everybody else does.',
    holdFirstJobs: 'Look at the first jobs of companies that nobody has checked',
    holdFirstJobsHint:
      'They wait among the reports until a moderator releases them; the company is told. Jobs count as first ones until one was released or has been open for a day.',
    announcing: 'Announced pages',
    announcingNote:
      'These pages say that they are coming, and visitors can leave their address. A page without a tick does not exist for them.',
  },
  hi: {
    failed: 'सेटिंग नहीं खुल सकी',
    save: 'सेव करें',
    saved: 'सेव हो गया: अब यह हर पेज पर लागू है',
    notSaved: 'सेव नहीं हो सका',
    lastChanged: (day, by) => `आख़िरी बार ${day} को ${by} ने बदला।`,
    lastChangedBySomebody: (day) => `आख़िरी बार ${day} को बदला गया।`,
    byEnvironment: (value) => `सर्वर के एनवायरनमेंट में ${value} तय है, और यहाँ लिखे के बजाय वही लागू रहता है।`,
    fromSender: (address) => `यहाँ पता न हो, तो पेज ${address} दिखाते हैं, जिससे हमारे मेल आते हैं।`,
    contact: 'संपर्क',
    contactNote: 'लोग किसे लिखें, और आप और कहाँ मिलते हैं। यह सब सबको दिखता है।',
    contactEmail: 'संपर्क का पता',
    officerName: 'शिकायत अधिकारी: नाम',
    officerEmail: 'शिकायत अधिकारी: पता',
    officerHint:
      'प्राइवेसी पेज पर दिखता है। क़ानून के मुताबिक़ 15 दिन में जवाब देने वाला एक अधिकारी होना चाहिए।',
    pages: 'सोशल नेटवर्क पर पेज',
    pagesHint: 'सार्वजनिक पेजों के नीचे लिंक होते हैं। जो नहीं है, उसे ख़ाली छोड़ दें।',
    moderation: 'मॉडरेशन',
    moderationNote: 'मॉडरेटर क्या सबसे पहले देखें।',
    holdFirstJobs: 'जिन कंपनियों की जाँच नहीं हुई, उनकी शुरुआती नौकरियाँ पहले देखें',
    holdFirstJobsHint:
      'जब तक कोई मॉडरेटर इन्हें जारी न करे, ये शिकायतों के बीच रुकी रहती हैं; कंपनी को बताया जाता है। जब तक एक नौकरी जारी न हुई हो या एक दिन खुली न रही हो, नौकरियाँ शुरुआती मानी जाती हैं।',
    announcing: 'घोषित पेज',
    announcingNote:
      'ये पेज बताते हैं कि वे आने वाले हैं, और लोग अपना पता छोड़ सकते हैं। जिस पेज पर निशान नहीं, वह लोगों के लिए है ही नहीं।',
  },
});
