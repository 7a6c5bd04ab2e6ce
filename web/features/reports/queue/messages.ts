import { HANDLED_REPORT_LIFE_DAYS } from '../../../../contract/constants.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const reportQueueMessages = defineMessages({
  en: {
    title: 'Reports',
    intro: `What people reported about jobs, companies and profiles, and what the check of postings found: demands for money and fraud first, and of these what is reported most. Decided ones are erased after ${HANDLED_REPORT_LIFE_DAYS} days.`,
    lists: 'Which reports',
    waiting: 'Open',
    done: 'Decided',
    number: (id: number) => `Report ${id}`,
    ofJob: 'Job',
    ofCompany: 'Company',
    ofPerson_user: 'Job seeker',
    ofPerson_hr: 'Recruiter',
    seenAs: (title: string) => `shown as “${title}”`,
    reported: (when: string) => `Reported ${when}`,
    decidedOn: (when: string) => `decided ${when}`,
    others: (count: number) =>
      count === 1
        ? 'One more report about this company waits'
        : `${count} more reports about this company wait`,
    othersOfPerson: (count: number) =>
      count === 1
        ? 'One more report about this person waits'
        : `${count} more reports about this person wait`,
    noNote: 'Nothing was added.',
    toCase: 'See the case',
    byCheck: 'Found by the check of postings:',
    upheld: 'Upheld',
    unfounded: 'Nothing wrong',
    ourAnswer: 'What whoever reported reads',
    answer: 'What you found',
    answerHint: (language: string) =>
      `Plain words for whoever reported, in ${language}. They read them at their link.`,
    english: 'English',
    hindi: 'Hindi',
    answerMissing: 'Write what you found',
    saved: 'The report is decided',
    failed: 'That did not work',
    loadFailed: 'The reports could not be loaded.',
    noneWaiting: 'Everything is decided',
    noneWaitingText: 'No report waits for you.',
    noneDone: 'Nothing decided yet',
    noneDoneText: 'What you decide is shown here.',
  },
  hi: {
    title: 'शिकायतें',
    intro: `लोगों ने नौकरियों, कंपनियों और प्रोफ़ाइल की जो शिकायतें कीं, और पोस्ट की जाँच को जो मिला: पैसे माँगना और धोखा पहले, और उनमें जिसकी शिकायत सबसे ज़्यादा है। फ़ैसले के ${HANDLED_REPORT_LIFE_DAYS} दिन बाद मिटा दी जाती हैं।`,
    lists: 'कौन सी शिकायतें',
    waiting: 'बाक़ी',
    done: 'फ़ैसला हुआ',
    number: (id) => `शिकायत ${id}`,
    ofJob: 'नौकरी',
    ofCompany: 'कंपनी',
    ofPerson_user: 'नौकरी खोजने वाले',
    ofPerson_hr: 'रिक्रूटर',
    seenAs: (title) => `“${title}” नाम से दिखे`,
    reported: (when) => `${when} को की गई`,
    decidedOn: (when) => `${when} को फ़ैसला हुआ`,
    others: (count) =>
      count === 1 ? 'इस कंपनी की 1 और शिकायत बाक़ी है' : `इस कंपनी की ${count} और शिकायतें बाक़ी हैं`,
    othersOfPerson: (count) =>
      count === 1 ? 'इस व्यक्ति की 1 और शिकायत बाक़ी है' : `इस व्यक्ति की ${count} और शिकायतें बाक़ी हैं`,
    noNote: 'कुछ और नहीं लिखा गया।',
    toCase: 'मामला देखें',
    byCheck: 'पोस्ट की जाँच को मिला:',
    upheld: 'सही निकली',
    unfounded: 'कुछ ग़लत नहीं',
    ourAnswer: 'शिकायत करने वाला यह पढ़ेगा',
    answer: 'आपको क्या मिला',
    answerHint: (language) => `शिकायत करने वाले के लिए ${language} में सीधे शब्द। वे इसे अपने लिंक पर पढ़ेंगे।`,
    english: 'अंग्रेज़ी',
    hindi: 'हिंदी',
    answerMissing: 'लिखें कि आपको क्या मिला',
    saved: 'शिकायत पर फ़ैसला हो गया',
    failed: 'यह नहीं हो सका',
    loadFailed: 'शिकायतें नहीं खुल सकीं।',
    noneWaiting: 'सब पर फ़ैसला हो चुका है',
    noneWaitingText: 'कोई शिकायत बाक़ी नहीं है।',
    noneDone: 'अभी कोई फ़ैसला नहीं',
    noneDoneText: 'जिन पर आप फ़ैसला करेंगे, वे यहाँ दिखेंगी।',
  },
});
