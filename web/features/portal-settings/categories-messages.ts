import { defineMessages } from '../../lib/messages.ts';

export const categoriesMessages = defineMessages({
  en: {
    categories: 'Kinds of work',
    categoriesNote:
      'The first page leads to searches by kind of work, in this order, each with how many open jobs it finds. One without an open job is left out.',
    categoriesSaved: 'Saved: the first page shows these now',
    category: (place: number) => `Kind of work ${place}`,
    nameEn: 'Name in English',
    nameHi: 'Name in Hindi',
    search: 'Searches for',
    searchHint: 'Words as a visitor would type them. Synonyms are found too.',
    shown: 'Shown',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    unnamed: 'the new one',
    nowAt: (name: string, place: number, count: number) => `${name} is at ${place} of ${count}`,
    add: 'Add a kind of work',
    full: (most: number) => `There can be ${most}.`,
    none: 'Without any, the first page has no such list.',
  },
  hi: {
    categories: 'काम के प्रकार',
    categoriesNote:
      'पहला पेज काम के प्रकार से खोज पर ले जाता है, इसी क्रम में, और हर एक के साथ खुली नौकरियों की संख्या होती है। जिसमें कोई खुली नौकरी न हो, वह नहीं दिखता।',
    categoriesSaved: 'सेव हो गया: पहला पेज अब यही दिखाता है',
    category: (place) => `काम का प्रकार ${place}`,
    nameEn: 'अंग्रेज़ी में नाम',
    nameHi: 'हिन्दी में नाम',
    search: 'क्या खोजे',
    searchHint: 'शब्द, जैसे लोग लिखते हैं। मिलते-जुलते शब्द भी मिलते हैं।',
    shown: 'दिखे',
    up: (name) => `${name} को ऊपर ले जाएँ`,
    down: (name) => `${name} को नीचे ले जाएँ`,
    remove: (name) => `${name} हटाएँ`,
    unnamed: 'नया',
    nowAt: (name, place, count) => `${name}, ${count} में ${place} पर`,
    add: 'काम का प्रकार जोड़ें',
    full: (most) => `ज़्यादा से ज़्यादा ${most} हो सकते हैं।`,
    none: 'एक भी न हो, तो पहले पेज पर यह सूची नहीं होती।',
  },
});
