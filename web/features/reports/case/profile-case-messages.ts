import { numberText } from '../../../lib/format/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const profileCaseMessages = defineMessages({
  en: {
    back: 'Back to reports',
    case: 'Case',
    failed: 'The case could not be loaded.',
    notFound: 'Account not found',
    notFoundText: 'It was deleted, or the address is wrong.',
    user: 'Job seeker',
    hr: 'Recruiter',
    account: 'See the account: sessions, notes, ban',
    since: (when: string) => `Here since ${when}`,
    lastSeen: (when: string) => `last seen ${when}`,
    confirmed: 'address confirmed',
    unconfirmed: 'address not confirmed',
    phone: 'number confirmed',
    applications: (count: number) =>
      count === 1 ? '1 application' : `${numberText(count)} applications`,
    messageReports: (count: number) =>
      count === 0
        ? 'No messages reported'
        : count === 1
          ? 'Messages reported once'
          : `Messages reported ${numberText(count)} times`,
    toMessageReports: 'See reports of messages',
    held: 'Hidden',
    profile: 'The profile',
    noProfile: 'Nothing is saved.',
    nobody: 'Nobody finds it',
    applied: 'Companies applied to find it',
    checked: 'All checked companies find it',
    isPublic: 'public address',
    company: 'Company',
    openJobs: (count: number) => `${numberText(count)} open`,
    companyReports: (count: number) =>
      count === 1 ? 'messages reported once' : `messages reported ${numberText(count)} times`,
    experience: 'Work',
    education: 'Studies',
    history: 'The account',
    noHistory: 'It was never shut out.',
    notes: 'Notes',
    noNotes: 'Nobody has written one.',
    reasonHint: 'The person reads it; in their language if you can.',
    done: 'Done, and the person was told',
    label_held: 'Hide',
    title_held: 'Hide this profile?',
    text_held:
      'No company can find it and its public address shows nothing, until it is shown again. What was sent with applications stays. The person can appeal.',
    label_released: 'Show again',
    title_released: 'Show this profile again?',
    text_released: 'It is shown again as the person has chosen.',
    label_warned: 'Warn',
    title_warned: 'Warn this person?',
    text_warned: 'Nothing else changes. The person can appeal.',
  },
  hi: {
    back: 'शिकायतों पर लौटें',
    case: 'मामला',
    failed: 'मामला नहीं खुल सका।',
    notFound: 'खाता नहीं मिला',
    notFoundText: 'वह हटा दिया गया है, या पता ग़लत है।',
    user: 'नौकरी खोजने वाले',
    hr: 'रिक्रूटर',
    account: 'खाता देखें: लॉग इन, नोट, बैन',
    since: (when) => `${when} से यहाँ`,
    lastSeen: (when) => `आख़िरी बार ${when} को दिखे`,
    confirmed: 'ईमेल पक्का है',
    unconfirmed: 'ईमेल पक्का नहीं',
    phone: 'नंबर पक्का है',
    applications: (count) => `${numberText(count)} आवेदन`,
    messageReports: (count) =>
      count === 0
        ? 'संदेशों की कोई शिकायत नहीं'
        : count === 1
          ? 'संदेशों की 1 शिकायत'
          : `संदेशों की ${numberText(count)} शिकायतें`,
    toMessageReports: 'संदेशों की शिकायतें देखें',
    held: 'छिपाई गई',
    profile: 'प्रोफ़ाइल',
    noProfile: 'कुछ सेव नहीं हुआ।',
    nobody: 'किसी को नहीं मिलती',
    applied: 'जहाँ आवेदन किया, उन कंपनियों को मिलती है',
    checked: 'सभी जाँची हुई कंपनियों को मिलती है',
    isPublic: 'सार्वजनिक पता',
    company: 'कंपनी',
    openJobs: (count) => `${numberText(count)} खुली`,
    companyReports: (count) =>
      count === 1 ? 'संदेशों की 1 शिकायत' : `संदेशों की ${numberText(count)} शिकायतें`,
    experience: 'काम',
    education: 'पढ़ाई',
    history: 'खाता',
    noHistory: 'यह कभी बंद नहीं किया गया।',
    notes: 'नोट',
    noNotes: 'किसी ने कुछ नहीं लिखा।',
    reasonHint: 'इसे वह व्यक्ति पढ़ेगा; हो सके तो उसकी भाषा में लिखें।',
    done: 'हो गया, और उस व्यक्ति को बता दिया गया',
    label_held: 'छिपाएँ',
    title_held: 'यह प्रोफ़ाइल छिपाएँ?',
    text_held:
      'फिर दिखाने तक यह किसी कंपनी को नहीं मिलेगी, और इसका सार्वजनिक पता कुछ नहीं दिखाएगा। आवेदनों के साथ जो भेजा गया, वह रहेगा। वह व्यक्ति अपील कर सकता है।',
    label_released: 'फिर दिखाएँ',
    title_released: 'यह प्रोफ़ाइल फिर दिखाएँ?',
    text_released: 'यह फिर वैसे दिखेगी जैसे उस व्यक्ति ने चुना है।',
    label_warned: 'चेतावनी दें',
    title_warned: 'इस व्यक्ति को चेतावनी दें?',
    text_warned: 'और कुछ नहीं बदलता। वह व्यक्ति अपील कर सकता है।',
  },
});
