import { CODE_LIFE_MINUTES } from '../../../../contract/constants.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const phoneSectionMessages = defineMessages({
  en: {
    title: 'Mobile number',
    whySeeker: `We need it so that companies you apply to can call you about your application. They see it with the application; nobody else on ${PORTAL} does, and it is never used for advertising.`,
    whyOther: `We need it so that the people who run this site can call you about your account or your postings. Nobody else on ${PORTAL} sees it, and it is never used for advertising.`,
    none: 'No number yet',
    verified: 'Verified',
    notVerified: 'Not verified',
    add: 'Add a number',
    change: 'Change number',
    remove: 'Remove number',
    removed: 'Your mobile number was removed',
    sentKeep: 'Applications that you have sent keep the number they were sent with.',
    save: 'Save number',
    saved: 'Your mobile number is saved',
    notSaved: 'Not saved',
    pleaseWait: 'Please wait',
    verify: 'Verify',
    emailFirst: 'You can verify it once your email address is confirmed.',
    codeSent: (number: string) =>
      `We sent a 6-digit code by SMS to ${number}. It works for ${CODE_LIFE_MINUTES} minutes.`,
    confirm: 'Verify number',
    isVerified: 'Your mobile number is verified',
  },
  hi: {
    title: 'मोबाइल नंबर',
    whySeeker: `नंबर इसलिए पूछते हैं कि जिन कंपनियों में आप आवेदन करें, वे आवेदन के बारे में आपको फ़ोन कर सकें। उन्हें यह आवेदन के साथ दिखता है; ${PORTAL} पर और किसी को नहीं दिखता, और विज्ञापन के लिए कभी इस्तेमाल नहीं होता।`,
    whyOther: `नंबर इसलिए पूछते हैं कि यह साइट चलाने वाले आपके खाते या पोस्ट के बारे में आपको फ़ोन कर सकें। यह ${PORTAL} पर और किसी को नहीं दिखता, और विज्ञापन के लिए कभी इस्तेमाल नहीं होता।`,
    none: 'अभी कोई नंबर नहीं',
    verified: 'सत्यापित',
    notVerified: 'सत्यापित नहीं',
    add: 'नंबर जोड़ें',
    change: 'नंबर बदलें',
    remove: 'नंबर हटाएँ',
    removed: 'आपका मोबाइल नंबर हटा दिया गया',
    sentKeep: 'जो आवेदन आप भेज चुके हैं, उनमें वही नंबर रहेगा जो भेजते समय था।',
    save: 'नंबर सेव करें',
    saved: 'आपका मोबाइल नंबर सेव हो गया',
    notSaved: 'सेव नहीं हो सका',
    pleaseWait: 'कृपया रुकें',
    verify: 'सत्यापित करें',
    emailFirst: 'ईमेल पता सत्यापित होने के बाद आप इसे सत्यापित कर सकते हैं।',
    codeSent: (number) =>
      `हमने ${number} पर SMS से 6 अंकों का कोड भेजा है। यह ${CODE_LIFE_MINUTES} मिनट तक चलेगा।`,
    confirm: 'नंबर सत्यापित करें',
    isVerified: 'आपका मोबाइल नंबर सत्यापित हो गया',
  },
});
