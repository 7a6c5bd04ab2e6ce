import { defineMessages } from '../../lib/messages.ts';

const inEnglish = new Intl.PluralRules('en');
const inHindi = new Intl.PluralRules('hi');

export const verifyMessages = defineMessages({
  en: {
    pleaseWait: 'Please wait',
    verifyTitle: 'Enter the 6-digit code',
    verifyIntro: (email: string) => `We sent it to ${email}. It works for 10 minutes.`,
    code: 'Verification code',
    verify: 'Verify & Continue',
    backToRegister: 'Back to register',
    notReceived: 'Didn’t get it?',
    resendIn: (seconds: number) => `Resend in 0:${String(seconds).padStart(2, '0')}`,
    resend: 'Resend code',
    otpResent: 'OTP Resent',
    resendFallback: 'Failed to resend OTP',
    resendFailed: 'Failed to Resend',
    resendFailedText: 'Failed to send a new code. Please try again later.',
    verificationSuccessful: 'Verification Successful',
    verificationFallback: 'OTP verification failed',
    verificationFailed: 'Verification Failed',
    verificationFailedText: 'Failed to verify your account. Please check your code and try again.',
    invalidOtp: 'Invalid OTP',
    invalidOtpText: 'Please enter the 6-digit verification code',
    triesLeft: (count: number) =>
      count === 0
        ? 'No tries left. Please request a new code.'
        : `${count} ${inEnglish.select(count) === 'one' ? 'try' : 'tries'} left.`,
    emailMissing: 'Email is missing. Please go back to registration.',
    demoMail: 'Demo: this server keeps its mails in /dev/mail.',
    codeSent: (email: string) => `We sent a 6-digit code to ${email}.`,
  },
  hi: {
    pleaseWait: 'कृपया रुकें',
    verifyTitle: '6 अंकों का कोड लिखें',
    verifyIntro: (email) => `हमने कोड ${email} पर भेजा है। यह 10 मिनट तक चलेगा।`,
    code: 'सत्यापन कोड',
    verify: 'सत्यापित करके आगे बढ़ें',
    backToRegister: 'रजिस्टर पर वापस',
    notReceived: 'कोड नहीं मिला?',
    resendIn: (seconds) => `0:${String(seconds).padStart(2, '0')} में फिर भेजें`,
    resend: 'कोड फिर भेजें',
    otpResent: 'कोड फिर भेजा गया',
    resendFallback: 'कोड दोबारा नहीं जा सका',
    resendFailed: 'कोड नहीं भेजा जा सका',
    resendFailedText: 'नया कोड नहीं भेजा जा सका। कृपया थोड़ी देर बाद कोशिश करें।',
    verificationSuccessful: 'सत्यापन हो गया',
    verificationFallback: 'कोड की जाँच नहीं हो सकी',
    verificationFailed: 'सत्यापन नहीं हो सका',
    verificationFailedText: 'खाता सत्यापित नहीं हो सका। कोड देखकर फिर कोशिश करें।',
    invalidOtp: 'कोड सही नहीं है',
    invalidOtpText: 'कृपया 6 अंकों का कोड लिखें',
    triesLeft: (count) =>
      count === 0
        ? 'अब और कोशिश नहीं हो सकती। कृपया नया कोड मँगाएँ।'
        : `${count} ${inHindi.select(count) === 'one' ? 'कोशिश बाकी है' : 'कोशिशें बाकी हैं'}।`,
    emailMissing: 'ईमेल नहीं मिला। कृपया रजिस्ट्रेशन पर वापस जाएँ।',
    demoMail: 'डेमो: इस सर्वर के मेल /dev/mail में हैं।',
    codeSent: (email) => `हमने ${email} पर 6 अंकों का कोड भेजा है।`,
  },
});
