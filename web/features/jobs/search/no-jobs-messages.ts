import { defineMessages } from '../../../lib/messages.ts';

const quoted = (words: readonly string[], or: string) => {
  const all = words.map((word) => `“${word}”`);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(or);
};

export const noJobsMessages = defineMessages({
  en: {
    clearFilters: 'Clear All Filters',
    clearSearch: 'Clear search',
    none: 'No jobs found',
    noneHint: 'Try adjusting your search or filters.',
    didYouMean: 'Did you mean',
    elsewhere: 'Jobs for this search in other places:',
    unknownPhrases: (phrases: readonly string[]) =>
      `No job has exactly ${quoted(phrases, ' or ')}, word for word.`,
    unquoted: (words: string) => `Without quotes: ${words}`,
    asRead: (words: string) => `Search for ${words} instead`,
    unknownWords: (words: readonly string[]) => `No job says ${quoted(words, ' or ')}.`,
    placeEmpty: (place: string) => `There is no job in “${place}”.`,
    newest: 'Newest jobs',
    newestWithout: (words: string) => `Newest jobs without “${words}”`,
    newestUnfiltered: 'Newest jobs without your filters',
    newestOfAll: 'Newest of all jobs',
    seeAll: (count: string) => `See all ${count}`,
    cities: 'Where most jobs are:',
  },
  hi: {
    clearFilters: 'सभी फ़िल्टर हटाएँ',
    clearSearch: 'खोज हटाएँ',
    none: 'कोई नौकरी नहीं मिली',
    noneHint: 'खोज के शब्द या फ़िल्टर बदल कर देखें।',
    didYouMean: 'क्या आप यह खोज रहे थे:',
    elsewhere: 'इस खोज की नौकरियाँ दूसरी जगहों पर:',
    unknownPhrases: (phrases) =>
      `किसी नौकरी में ${quoted(phrases, ' या ')} ठीक इन्हीं शब्दों में नहीं लिखा।`,
    unquoted: (words) => `बिना कोट के: ${words}`,
    asRead: (words) => `इसके बजाय यह खोजें: ${words}`,
    unknownWords: (words) => `किसी नौकरी में ${quoted(words, ' या ')} नहीं लिखा।`,
    placeEmpty: (place) => `“${place}” में कोई नौकरी नहीं है।`,
    newest: 'सबसे नई नौकरियाँ',
    newestWithout: (words) => `“${words}” के बिना सबसे नई नौकरियाँ`,
    newestUnfiltered: 'आपके फ़िल्टर के बिना सबसे नई नौकरियाँ',
    newestOfAll: 'सभी नौकरियों में सबसे नई',
    seeAll: (count) => `सभी ${count} देखें`,
    cities: 'सबसे ज़्यादा नौकरियाँ यहाँ हैं:',
  },
});
