import type { ReadWish, RelaxedKind } from '../../../../contract/search/search-reading.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { numberText } from '../../../lib/format/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

interface OfOthers {
  /** Whether some jobs are in towns nearby. */
  isNearby: boolean;
  /** Whether some have only most of the words, or are for related work. */
  isNear: boolean;
}

const quoted = (words: string) => `“${words}”`;

/** The words for a wish that is not a filter, or that is about a place or company. */
const wishIn =
  (or: string, without: (words: string) => string) =>
  (kind: ReadWish['kind'], value: string): string => {
    if (kind === 'exclude') return without(value);
    if (kind === 'either') return value.replaceAll(' / ', or);
    return kind === 'phrase' ? quoted(value) : value;
  };

/** The kinds of wishes that get a sentence of their own if they had to be left out. */
export type NamedKind = Extract<RelaxedKind, 'location' | 'company' | 'phrase' | 'posted_within'>;

export const searchNotesMessages = defineMessages({
  en: {
    readAs: 'From your words:',
    showing: 'Showing',
    stop: '.',
    searchInstead: 'Search instead for',
    placeInstead: (typed: string, place: string) =>
      `Hardly any job says “${typed}”, so these are in ${place}.`,
    nearInstead: (typed: string, place: string) =>
      `Hardly any job says “${typed}”, so these are near ${place}.`,
    placeAsTyped: (typed: string) => `Only “${typed}”`,
    relaxed: (kind: NamedKind, value: string) =>
      ({
        location: `No such job in ${value}. All places are shown.`,
        company: `No such job at ${value}. All companies are shown.`,
        phrase: `No such job says “${value}”. Shown with these words in any order.`,
        posted_within:
          value === '1'
            ? 'No such job was posted within a day. Older ones are shown.'
            : `No such job was posted within ${value} days. Older ones are shown.`,
      })[kind],
    unstated: 'Hardly any such job states this, so it was left out:',
    placeOfNone: (place: string) => `No such job has ${place} as its place. All places are shown.`,
    placeNamed: (total: number, count: string) =>
      total === 1 ? '1 job names it in its text.' : `${count} jobs name it in their text.`,
    noWords: (typed: string) => `Nothing in “${typed}” can be searched for, so it was left out.`,
    more: (count: number) => (count === 1 ? 'One more note' : `${count} more notes`),
    aMonth: (rupees: string) => `₹${rupees} a month`,
    undisclosedLast: 'Jobs that state their pay come before others for the same work.',
    undisclosedToo: 'Jobs that do not state their pay are shown too.',
    wish: wishIn(' or ', (words) => `Without ${words}`),
    overruled: (words: readonly string[]) =>
      `Left out of your words, because a filter is set: ${words.map(quoted).join(', ')}.`,
    noneHasAll: 'No job has all of your words. These have most of them, or are for related work.',
    withoutWish: (wish: string, total: number, count: string) =>
      total === 1
        ? `Without “${wish}”, 1 job has all your other words.`
        : `Without “${wish}”, ${count} jobs have all your other words.`,
    otherWork:
      'There is no job for this work, or for any near to it. This is other work that you could do instead.',
    also: (others: number, { isNearby, isNear }: OfOthers) =>
      `And ${numberText(others)} ${[...(isNearby ? ['nearby'] : []), ...(isNear ? ['with most of your words', 'for related work'] : [])].join(' or ')}.`,
  },
  hi: {
    readAs: 'आपके शब्दों से समझा:',
    showing: 'दिखा रहे हैं:',
    stop: '।',
    searchInstead: 'या यह खोजें:',
    placeInstead: (typed, place) =>
      `“${typed}” लगभग किसी नौकरी में नहीं लिखा, इसलिए ये ${placeName(place, 'hi')} की हैं।`,
    nearInstead: (typed, place) =>
      `“${typed}” लगभग किसी नौकरी में नहीं लिखा, इसलिए ये ${placeName(place, 'hi')} के आस-पास की हैं।`,
    placeAsTyped: (typed) => `सिर्फ़ “${typed}”`,
    relaxed: (kind, value) =>
      ({
        location: `${placeName(value, 'hi')} में ऐसी कोई नौकरी नहीं। सभी जगहों की दिखा रहे हैं।`,
        company: `${value} में ऐसी कोई नौकरी नहीं। सभी कंपनियों की दिखा रहे हैं।`,
        phrase: `किसी ऐसी नौकरी में “${value}” नहीं लिखा। ये शब्द किसी भी क्रम में दिखा रहे हैं।`,
        posted_within: `पिछले ${value} दिन में ऐसी कोई नौकरी नहीं आई। पुरानी नौकरियाँ दिखा रहे हैं।`,
      })[kind],
    unstated: 'ऐसी शायद ही किसी नौकरी में यह लिखा है, इसलिए इसे छोड़ दिया:',
    placeOfNone: (place) =>
      `ऐसी किसी नौकरी की जगह ${placeName(place, 'hi')} नहीं है। सभी जगहों की दिखा रहे हैं।`,
    placeNamed: (total, count) =>
      total === 1 ? '1 नौकरी में इसका नाम लिखा है।' : `${count} नौकरियों में इसका नाम लिखा है।`,
    noWords: (typed) => `“${typed}” में खोजने लायक कोई शब्द नहीं, इसलिए इसे छोड़ दिया।`,
    more: (count) => (count === 1 ? 'एक बात और' : `${count} बातें और`),
    aMonth: (rupees) => `₹${rupees} महीना`,
    undisclosedLast: 'एक जैसे काम में वे नौकरियाँ पहले आती हैं जिनमें वेतन बताया गया है।',
    undisclosedToo: 'जिन नौकरियों में वेतन नहीं बताया, वे भी दिखा रहे हैं।',
    wish: wishIn(' या ', (words) => `${words} के बिना`),
    overruled: (words) =>
      `फ़िल्टर चुना हुआ है, इसलिए आपके शब्दों में से यह छोड़ दिया: ${words.map(quoted).join(', ')}।`,
    noneHasAll: 'किसी नौकरी में आपके सारे शब्द नहीं हैं। इनमें ज़्यादातर शब्द हैं, या काम मिलता-जुलता है।',
    withoutWish: (wish, total, count) =>
      total === 1
        ? `“${wish}” के बिना 1 नौकरी में आपके बाकी सारे शब्द हैं।`
        : `“${wish}” के बिना ${count} नौकरियों में आपके बाकी सारे शब्द हैं।`,
    otherWork: 'इस काम की, या इससे मिलते-जुलते काम की कोई नौकरी नहीं है। इसकी जगह ये दूसरे काम देख सकते हैं।',
    also: (others, { isNearby, isNear }) =>
      `और ${numberText(others)} ${[...(isNearby ? ['आस-पास की'] : []), ...(isNear ? ['ज़्यादातर शब्दों वाली', 'मिलते-जुलते काम की'] : [])].join(' या ')}।`,
  },
});
