import { defineMessages } from '../../lib/messages.ts';

export const loginMessages = defineMessages({
  en: {
    logIn: 'Log in',
    email: 'Email',
    password: 'Password',
    emailNeeded: 'Enter your email address.',
    passwordNeeded: 'Enter your password.',
    forgotPassword: 'Forgot password?',
    newHere: 'New here?',
    signUp: 'Sign up',
    missing: 'Missing information',
    fillAll: 'Please fill in all the required fields.',
    loginSuccessful: 'Login Successful',
    welcomeBack: (name: string) => `Welcome back, ${name}!`,
    otherRole: (kind: string) =>
      `This is ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind} account, so we opened its dashboard.`,
    loginFailed: 'Login failed',
    contactAboutThis: 'Contact us about this',
  },
  hi: {
    logIn: 'लॉग इन करें',
    email: 'ईमेल',
    password: 'पासवर्ड',
    emailNeeded: 'अपना ईमेल पता लिखें।',
    passwordNeeded: 'अपना पासवर्ड लिखें।',
    forgotPassword: 'पासवर्ड भूल गए?',
    newHere: 'नए हैं?',
    signUp: 'खाता बनाएँ',
    missing: 'जानकारी अधूरी है',
    fillAll: 'कृपया सारी ज़रूरी जानकारी भरें।',
    loginSuccessful: 'लॉग इन हो गया',
    welcomeBack: (name) => `${name}, आपका फिर स्वागत है!`,
    otherRole: (kind) => `यह ${kind} खाता है, इसलिए इसी का डैशबोर्ड खुला है।`,
    loginFailed: 'लॉग इन नहीं हो सका',
    contactAboutThis: 'इस बारे में हमसे संपर्क करें',
  },
});
