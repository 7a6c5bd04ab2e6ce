import { defineMessages } from '../../lib/messages.ts';

export const newPasswordMessages = defineMessages({
  en: {
    confirmPassword: 'Confirm password',
    hint: 'At least 8 characters, with letters and numbers. A few words of your own are easy to keep in mind.',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    showConfirmation: 'Show confirmation',
    hideConfirmation: 'Hide confirmation',
    strength: 'Password strength',
    step1: 'Too easy to guess',
    step2: 'Weak',
    step3: 'Good',
    step4: 'Strong',
  },
  hi: {
    confirmPassword: 'पासवर्ड दोबारा लिखें',
    hint: 'कम से कम 8 अक्षर, जिनमें अक्षर और अंक दोनों हों। अपनी पसंद के दो-चार शब्द जोड़कर लिखें तो याद रखना आसान रहता है।',
    show: 'दिखाएँ',
    hide: 'छिपाएँ',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    showConfirmation: 'दोबारा लिखा पासवर्ड दिखाएँ',
    hideConfirmation: 'दोबारा लिखा पासवर्ड छिपाएँ',
    strength: 'पासवर्ड कितना मज़बूत है',
    step1: 'अंदाज़ा लगाना बहुत आसान',
    step2: 'कमज़ोर',
    step3: 'ठीक',
    step4: 'मज़बूत',
  },
});
