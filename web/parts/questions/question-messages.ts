import { defineMessages } from '../../lib/messages.ts';

export const questionMessages = defineMessages({
  en: {
    asked: 'Questions from the company',
    askedText: 'You answer these when you apply.',
    mustHave: (must: string) => `Must-have: ${must}`,
    misses: (must: string) =>
      `The company asks for: ${must}. You can still apply: write a few words about it, and a person will read them.`,
    explanation: 'A few words about it',
    choose: 'Choose an answer',
    yes: 'Yes',
    no: 'No',
    missed: 'Misses a must-have',
    meets: 'Meets a must-have',
    metOf: (met: number, of: number) => `${met} of ${of}`,
    mustHavesMet: 'must-haves met',
    explained: (text: string) => `“${text}”`,
  },
  hi: {
    asked: 'कंपनी के सवाल',
    askedText: 'आवेदन करते समय इनके जवाब देने होंगे।',
    mustHave: (must) => `ज़रूरी: ${must}`,
    misses: (must) =>
      `कंपनी को चाहिए: ${must}। आप फिर भी आवेदन कर सकते हैं: इसके बारे में दो शब्द लिखें, उन्हें कोई इंसान पढ़ेगा।`,
    explanation: 'इसके बारे में दो शब्द',
    choose: 'जवाब चुनें',
    yes: 'हाँ',
    no: 'नहीं',
    missed: 'एक ज़रूरी शर्त पूरी नहीं',
    meets: 'एक ज़रूरी शर्त पूरी',
    metOf: (met, of) => `${of} में से ${met}`,
    mustHavesMet: 'ज़रूरी शर्तें पूरी',
    explained: (text) => `“${text}”`,
  },
});
