import { CODE_LIFE_MINUTES } from '../../../../contract/constants.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const smsLoginMessages = defineMessages({
  en: {
    intro:
      'For accounts that have turned this on in the settings. We send a code to the number, if it is verified there.',
    whyNumber: 'Used only to find your account.',
    sendCode: 'Send code',
    maybeSent: (number: string) =>
      `If ${number} logs in to an account, a 6-digit code is on its way. It works for ${CODE_LIFE_MINUTES} minutes. Never share it with anybody.`,
    logIn: 'Log in',
    which: 'Which account do you want to open?',
    right: 'The code is right.',
    otherNumber: 'Use another number',
    password: 'Log in with a password',
  },
  hi: {
    intro:
      'यह उन खातों के लिए है जिन्होंने सेटिंग में इसे चालू किया है। अगर नंबर वहाँ सत्यापित है, तो हम उस पर कोड भेजेंगे।',
    whyNumber: 'इससे सिर्फ़ आपका खाता ढूँढा जाएगा।',
    sendCode: 'कोड भेजें',
    maybeSent: (number) =>
      `अगर ${number} से कोई खाता खुलता है, तो उस पर 6 अंकों का कोड भेजा जा रहा है। यह ${CODE_LIFE_MINUTES} मिनट तक चलेगा। इसे किसी को कभी न बताएँ।`,
    logIn: 'लॉग इन करें',
    which: 'आप कौन सा खाता खोलना चाहते हैं?',
    right: 'कोड सही है।',
    otherNumber: 'दूसरा नंबर लिखें',
    password: 'पासवर्ड से लॉग इन करें',
  },
});
