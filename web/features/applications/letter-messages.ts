import { defineMessages } from '../../lib/messages.ts';

export const letterMessages = defineMessages({
  en: {
    template: 'Letter',
    ownWords: 'Your own words',
    builtIn: 'A short letter',
    letter: 'Note to the candidate',
    language: 'Language of the letter',
    preview: 'Preview',
    previewFor: (name: string) => `As ${name} reads it`,
    unfilled: (words: string) =>
      `${words} stays as it is: only {name}, {job} and {company} are filled in.`,
    bothLanguages:
      'Each candidate reads it in their language; if one is empty, everybody reads the other.',
    manage: 'Your letters',
  },
  hi: {
    template: 'लेटर',
    ownWords: 'अपने शब्दों में',
    builtIn: 'छोटा लेटर',
    letter: 'आवेदक के लिए संदेश',
    language: 'लेटर की भाषा',
    preview: 'झलक',
    previewFor: (name) => `${name} को ऐसा दिखेगा`,
    unfilled: (words) => `${words} ऐसा ही रहेगा: सिर्फ़ {name}, {job} और {company} की जगह नाम आते हैं।`,
    bothLanguages: 'हर आवेदक इसे अपनी भाषा में पढ़ेगा; एक भाषा ख़ाली हो, तो सब दूसरी में पढ़ेंगे।',
    manage: 'आपके लेटर',
  },
});
