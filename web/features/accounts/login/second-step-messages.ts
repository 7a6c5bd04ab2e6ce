import { defineMessages } from '../../../lib/messages.ts';

export const secondStepMessages = defineMessages({
  en: {
    title: 'Enter your code',
    intro: 'This account uses two-step sign-in. Open your authenticator app for the second step.',
    code: 'Code from the app',
    hint: '6 digits, or one of your recovery codes.',
    codeNeeded: 'Enter a code.',
    logIn: 'Log in',
    back: 'Use another account',
  },
  hi: {
    title: 'अपना कोड लिखें',
    intro: 'इस खाते में लॉग इन दो चरणों में होता है। दूसरे चरण के लिए अपना ऑथेंटिकेटर ऐप खोलें।',
    code: 'ऐप का कोड',
    hint: '6 अंक, या आपका कोई रिकवरी कोड।',
    codeNeeded: 'कोड लिखें।',
    logIn: 'लॉग इन करें',
    back: 'दूसरे खाते से लॉग इन करें',
  },
});
