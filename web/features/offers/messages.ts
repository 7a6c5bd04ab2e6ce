import { defineMessages } from '../../lib/messages.ts';

export const myOfferMessages = defineMessages({
  en: {
    open: 'An offer for you',
    accepted: 'You have accepted this offer',
    declined: 'You have declined this offer',
    withdrawn: 'The company has withdrawn this offer',
    expired: 'The time to answer has passed',
    ended: 'This offer has ended',
    replaced: 'A newer offer has replaced this one',
    joined: 'You have the job',
    not_joined: 'The company says that you did not join',
    congratulations: (company: string, job: string) =>
      `Congratulations: ${company} offers you the job ${job}. Read the letter before you answer.`,
    note: (company: string, note: string) => `${company}: “${note}”`,
    ownNote: (note: string) => `You wrote: “${note}”`,
    letter: 'Open the letter (PDF)',
    accept: 'Accept the offer',
    decline: 'Decline',
    acceptTitle: 'Accept this offer?',
    acceptText: (company: string) =>
      `${company} is told at once. Say no to other offers only when you have the signed letter.`,
    declineTitle: 'Decline this offer?',
    declineText: (company: string) =>
      `${company} is told at once and can make you another offer. Your application stays.`,
    word: 'A message to the company',
    acceptDone: 'Offer accepted',
    declineDone: 'Offer declined',
    notAnswered: 'Your answer could not be sent',
    application: 'See your application',
    allApplications: 'My applications',
    failed: 'The offer could not be loaded',
    notFound: 'Offer not found',
    notFoundText: 'It may belong to another account.',
    neverPay:
      'Never pay for a job, training or a laptop. If somebody asks for money for this offer, do not pay, and call 1930.',
  },
  hi: {
    open: 'आपके लिए ऑफ़र',
    accepted: 'आपने यह ऑफ़र स्वीकार किया है',
    declined: 'आपने यह ऑफ़र नामंज़ूर किया है',
    withdrawn: 'कंपनी ने यह ऑफ़र वापस ले लिया है',
    expired: 'जवाब देने का समय बीत गया',
    ended: 'यह ऑफ़र ख़त्म हो गया है',
    replaced: 'इसकी जगह नया ऑफ़र आ गया है',
    joined: 'यह नौकरी आपकी है',
    not_joined: 'कंपनी का कहना है कि आप काम पर नहीं आए',
    congratulations: (company, job) =>
      `बधाई हो: ${company} ने आपको ${job} का ऑफ़र दिया है। जवाब देने से पहले लेटर पढ़ें।`,
    note: (company, note) => `${company}: “${note}”`,
    ownNote: (note) => `आपने लिखा: “${note}”`,
    letter: 'लेटर खोलें (PDF)',
    accept: 'ऑफ़र स्वीकार करें',
    decline: 'मना करें',
    acceptTitle: 'यह ऑफ़र स्वीकार करें?',
    acceptText: (company) =>
      `${company} को तुरंत बताया जाएगा। दूसरे ऑफ़र को मना तभी करें, जब हस्ताक्षर वाला लेटर हाथ में हो।`,
    declineTitle: 'इस ऑफ़र को मना करें?',
    declineText: (company) =>
      `${company} को तुरंत बताया जाएगा, और वह दूसरा ऑफ़र दे सकती है। आपका आवेदन बना रहेगा।`,
    word: 'कंपनी के लिए एक बात',
    acceptDone: 'ऑफ़र स्वीकार किया',
    declineDone: 'ऑफ़र नामंज़ूर किया',
    notAnswered: 'आपका जवाब नहीं भेजा जा सका',
    application: 'अपना आवेदन देखें',
    allApplications: 'मेरे आवेदन',
    failed: 'ऑफ़र नहीं खुल सका',
    notFound: 'ऑफ़र नहीं मिला',
    notFoundText: 'हो सकता है, यह किसी और खाते का हो।',
    neverPay:
      'नौकरी, ट्रेनिंग या लैपटॉप के लिए कभी पैसे न दें। कोई इस ऑफ़र के लिए पैसे माँगे, तो पैसे न दें और 1930 पर फ़ोन करें।',
  },
});
