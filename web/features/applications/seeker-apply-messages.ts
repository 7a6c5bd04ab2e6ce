import { defineMessages } from '../../lib/messages.ts';

export const seekerApplyMessages = defineMessages({
  en: {
    applyAgain: 'Apply again',
    applied: 'Applied',
    seeApplication: 'Applied. See where it stands',
    seekersOnly: 'Only job seekers can apply',
    seekersOnlyText: 'You are signed in with an account of another kind.',
  },
  hi: {
    applyAgain: 'फिर आवेदन करें',
    applied: 'आवेदन किया',
    seeApplication: 'आवेदन हो चुका है। स्थिति देखें',
    seekersOnly: 'आवेदन सिर्फ़ नौकरी खोजने वाले कर सकते हैं',
    seekersOnlyText: 'आप दूसरी तरह के खाते से लॉग इन हैं।',
  },
});
