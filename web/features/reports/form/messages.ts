import { defineMessages } from '../../../lib/messages.ts';

export const reportFormMessages = defineMessages({
  en: {
    job: 'Report a job',
    company: 'Report a company',
    profile: 'Report a profile',
    about: (title: string) => `You report “${title}”.`,
    private:
      'A person will look at it. The company is not told, and we keep no record of who reported it.',
    privatePerson:
      'A person will look at it. Whoever you report is not told, and we keep no record of who reported it.',
    reason: 'What is wrong?',
    choose: 'Please choose',
    note: 'What happened?',
    noteHint: 'Optional. No passwords, codes or bank details.',
    send: 'Send report',
    missing: 'There is nothing to report here',
    missingText:
      'The job, company or profile of this link does not exist. You can still write to us.',
    write: 'Write to us',
    paid: 'Somebody asked you for money? Do not pay. If you have paid, call 1930 at once or report it at cybercrime.gov.in.',
    call: 'Call 1930',
    online: 'Open cybercrime.gov.in',
  },
  hi: {
    job: 'नौकरी की शिकायत करें',
    company: 'कंपनी की शिकायत करें',
    profile: 'प्रोफ़ाइल की शिकायत करें',
    about: (title) => `आप “${title}” की शिकायत कर रहे हैं।`,
    private: 'इसे कोई व्यक्ति ख़ुद देखेगा। कंपनी को नहीं बताया जाता, और शिकायत किसने की, यह नहीं रखा जाता।',
    privatePerson:
      'इसे कोई व्यक्ति ख़ुद देखेगा। जिनकी शिकायत है, उन्हें नहीं बताया जाता, और शिकायत किसने की, यह नहीं रखा जाता।',
    reason: 'क्या ग़लत है?',
    choose: 'कृपया चुनें',
    note: 'क्या हुआ?',
    noteHint: 'ज़रूरी नहीं। पासवर्ड, कोड या बैंक की जानकारी न लिखें।',
    send: 'शिकायत भेजें',
    missing: 'यहाँ शिकायत करने को कुछ नहीं है',
    missingText: 'इस लिंक की नौकरी, कंपनी या प्रोफ़ाइल नहीं मिली। आप फिर भी हमें लिख सकते हैं।',
    write: 'हमें लिखें',
    paid: 'किसी ने पैसे माँगे? पैसे न दें। दे चुके हैं तो तुरंत 1930 पर फ़ोन करें या cybercrime.gov.in पर शिकायत करें।',
    call: '1930 पर फ़ोन करें',
    online: 'cybercrime.gov.in खोलें',
  },
});

/** The page of a report, opened with its ticket. */
export const reportStateMessages = defineMessages({
  en: {
    title: 'Your report',
    number: (id: number) => `Its number is ${id}.`,
    about: (title: string) => `About “${title}”`,
    sent: (when: string) => `We received it on ${when}.`,
    waits: 'A person will look at it. The decision will be shown on this page.',
    keep: 'Please keep the address of this page: it is the only way back to your report.',
    decided: (when: string) => `Decided on ${when}.`,
    upheld: 'You were right.',
    unfounded: 'We found nothing wrong.',
    answer: 'Our answer',
    none: 'There is no such report',
    noneText: 'Please check the address. Reports are erased some time after the decision.',
    home: 'Return Home',
  },
  hi: {
    title: 'आपकी शिकायत',
    number: (id) => `इसका नंबर ${id} है।`,
    about: (title) => `“${title}” के बारे में`,
    sent: (when) => `यह हमें ${when} को मिली।`,
    waits: 'इसे कोई व्यक्ति देख रहा है। जो फ़ैसला होगा, वह इसी पेज पर दिखेगा।',
    keep: 'इस पेज का पता सँभालकर रखें: आपकी शिकायत तक लौटने का यही एक रास्ता है।',
    decided: (when) => `${when} को फ़ैसला हुआ।`,
    upheld: 'आपकी बात सही थी।',
    unfounded: 'हमें कुछ ग़लत नहीं मिला।',
    answer: 'हमारा जवाब',
    none: 'ऐसी कोई शिकायत नहीं है',
    noneText: 'कृपया पता जाँच लें। फ़ैसले के कुछ समय बाद शिकायतें मिटा दी जाती हैं।',
    home: 'होम पर जाएँ',
  },
});
