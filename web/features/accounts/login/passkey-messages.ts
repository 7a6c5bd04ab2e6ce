import { defineMessages } from '../../../lib/messages.ts';

export const passkeyMessages = defineMessages({
  en: {
    signIn: 'Sign in with a passkey',
    failed: 'No passkey was used',
    tryAgain: 'Try again, or log in with your password.',
    nameless: 'Passkeys need an address with a name, such as localhost, not a number.',
  },
  hi: {
    signIn: 'पासकी इस्तेमाल करें',
    failed: 'पासकी इस्तेमाल नहीं हो सकी',
    tryAgain: 'फिर कोशिश करें, या पासवर्ड से लॉग इन करें।',
    nameless: 'पासकी सिर्फ़ नाम वाले पते पर चलती है, जैसे localhost।',
  },
});
