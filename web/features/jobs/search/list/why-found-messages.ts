import { defineMessages } from '../../../../lib/messages.ts';

export const whyFoundMessages = defineMessages({
  en: {
    other_name: (said: string, typed: string) => `Found as “${said}”, another name for “${typed}”.`,
    related_work: (said: string, typed: string) =>
      `Found as “${said}”: work related to “${typed}”.`,
    skill: (said: string) => `Found by the skill “${said}”.`,
    details: (said: string, typed: string) =>
      said === typed
        ? `“${said}” is in its details, not in its title.`
        : `“${said}”, another name for “${typed}”, is in its details, not in its title.`,
    similar_word: (said: string, typed: string) =>
      `Found by the word “${said}”, which is like “${typed}”.`,
    company: (said: string) => `The name of its company says “${said}”.`,
    some_words: (said: string, typed: string) => `Says “${said}”, but not “${typed}”.`,
  },
  hi: {
    other_name: (said, typed) => `“${said}” के नाम से मिली, जो “${typed}” का दूसरा नाम है।`,
    related_work: (said, typed) => `“${said}” के नाम से मिली: काम “${typed}” से मिलता-जुलता है।`,
    skill: (said) => `हुनर “${said}” से मिली।`,
    details: (said, typed) =>
      said === typed
        ? `“${said}” इसके विवरण में है, पद के नाम में नहीं।`
        : `“${said}”, जो “${typed}” का दूसरा नाम है, इसके विवरण में है, पद के नाम में नहीं।`,
    similar_word: (said, typed) => `“${said}” शब्द से मिली, जो “${typed}” जैसा है।`,
    company: (said) => `इसकी कंपनी के नाम में “${said}” है।`,
    some_words: (said, typed) => `इसमें “${said}” है, “${typed}” नहीं।`,
  },
});
