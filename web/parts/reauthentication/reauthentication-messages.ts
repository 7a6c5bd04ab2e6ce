import { defineMessages } from '../../lib/messages.ts';

export const reauthenticationMessages = defineMessages({
  en: {
    title: 'Is it you?',
    why: 'You logged in a while ago. Please enter your password before this is changed.',
    forgotten: 'If you do not know it, log out and log in again, in any way that works for you.',
    code: 'Code from the app, or a recovery code',
    confirm: 'Continue',
    byPasskey: 'Use a passkey instead',
    noPasskey: 'No passkey was used. Try again, or enter your password.',
  },
  hi: {
    title: 'क्या यह आप ही हैं?',
    why: 'आपका पिछला लॉग इन कुछ देर पहले का है। यह बदलने से पहले कृपया अपना पासवर्ड लिखें।',
    forgotten: 'याद न हो तो लॉग आउट करके फिर लॉग इन करें, जिस तरीक़े से भी आप करते हों।',
    code: 'ऐप का कोड, या कोई रिकवरी कोड',
    confirm: 'आगे बढ़ें',
    byPasskey: 'इसके बजाय पासकी इस्तेमाल करें',
    noPasskey: 'पासकी इस्तेमाल नहीं हो सकी। फिर कोशिश करें, या अपना पासवर्ड लिखें।',
  },
});
