import { defineMessages } from '../../../lib/messages.ts';

export const signedInMessages = defineMessages({
  en: {
    title: 'You are logged in',
    welcome: (name: string) => `Welcome, ${name}!`,
    works: 'Your browser does not run JavaScript. Without it, these pages work:',
    jobs: 'Search jobs',
    companies: 'Look at companies',
    contact: 'Write to us',
    needsScripts:
      'To apply, to write messages or to post jobs, switch JavaScript on and open this page again. You stay logged in until you close your browser.',
    confirm: (email: string) =>
      `Please confirm your email address: we sent a 6-digit code to ${email}.`,
    enterCode: 'Enter the code',
    back: 'Back to where you were',
    logOut: 'Log out',
    opening: 'Opening your pages',
    notIn: 'You are not logged in',
    notInText: 'Log in here, or look around without an account.',
    logIn: 'Log in',
  },
  hi: {
    title: 'आप लॉग इन हैं',
    welcome: (name) => `${name}, आपका स्वागत है!`,
    works: 'आपके ब्राउज़र में JavaScript नहीं चल रहा है। उसके बिना ये पेज चलते हैं:',
    jobs: 'नौकरियाँ खोजें',
    companies: 'कंपनियाँ देखें',
    contact: 'हमें लिखें',
    needsScripts:
      'आवेदन करने, संदेश लिखने या नौकरी पोस्ट करने के लिए JavaScript चालू करके यह पेज फिर खोलें। ब्राउज़र बंद करने तक आप लॉग इन रहेंगे।',
    confirm: (email) => `कृपया अपना ईमेल पता सत्यापित करें: हमने ${email} पर 6 अंकों का कोड भेजा है।`,
    enterCode: 'कोड लिखें',
    back: 'जहाँ थे, वहीं वापस जाएँ',
    logOut: 'लॉग आउट करें',
    opening: 'आपके पेज खुल रहे हैं',
    notIn: 'आप लॉग इन नहीं हैं',
    notInText: 'यहाँ लॉग इन करें, या बिना खाते के देखें।',
    logIn: 'लॉग इन करें',
  },
});
