import type { ReadWish, RelaxedKind } from '../../../../contract/search/search-reading.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { numberText } from '../../../lib/format/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

interface OfOthers {
  /** Some are in towns nearby. */
  isNearby: boolean;
  /** Some have most of the words, or are for related work. */
  isNear: boolean;
}

const quoted = (words: string) => `“${words}”`;

/** A wish that is no filter, or of a place or a company, in words. */
const wishIn =
  (or: string, without: (words: string) => string) =>
  (kind: ReadWish['kind'], value: string): string => {
    if (kind === 'exclude') return without(value);
    if (kind === 'either') return value.replaceAll(' / ', or);
    return kind === 'phrase' ? quoted(value) : value;
  };

export const searchNotesMessages = defineMessages({
  en: {
    readAs: 'From your words:',
    showing: 'Showing',
    searchInstead: 'Search instead for',
    placeInstead: (typed: string, place: string) =>
      `Hardly any job says “${typed}”, so these are in ${place}.`,
    placeAsTyped: (typed: string) => `Only “${typed}”`,
    relaxed: (kind: RelaxedKind, value: string) =>
      ({
        location: `No such job in ${value}. All places are shown.`,
        company: `No such job at ${value}. All companies are shown.`,
        pay: 'No such job states this pay. Shown without the pay.',
        experience_years: 'No such job states this experience. Shown without the years.',
        experience_level: 'No such job states this level. Shown without the level.',
        shift: 'No such job states this shift. Shown without the shift.',
        employment_type: 'No such job states this type. Shown without the type.',
        work_mode: 'No such job states this work mode. Shown without the mode.',
        phrase: `No such job says “${value}”. Shown with these words in any order.`,
      })[kind],
    placeOfNone: (place: string) => `No such job has ${place} as its place. All places are shown.`,
    placeNamed: (total: number, count: string) =>
      total === 1 ? '1 job names it in its text.' : `${count} jobs name it in their text.`,
    noWords: (typed: string) => `Nothing in “${typed}” can be searched for, so it was left out.`,
    aMonth: (rupees: string) => `₹${rupees} a month`,
    undisclosedLast: 'Jobs that do not state their pay come last.',
    undisclosedToo: 'Jobs that do not state their pay are shown too.',
    wish: wishIn(' or ', (words) => `Without ${words}`),
    overruled: (words: readonly string[]) =>
      `Left out of your words, because a filter is set: ${words.map(quoted).join(', ')}.`,
    noneHasAll: 'No job has all of your words. These have most of them, or are for related work.',
    also: (others: number, { isNearby, isNear }: OfOthers) =>
      `And ${numberText(others)} ${[...(isNearby ? ['nearby'] : []), ...(isNear ? ['with most of your words', 'for related work'] : [])].join(' or ')}.`,
  },
  hi: {
    readAs: 'आपके शब्दों से समझा:',
    showing: 'इसकी नौकरियाँ दिखा रहे हैं:',
    searchInstead: 'इसके बजाय यह खोजें:',
    placeInstead: (typed, place) =>
      `“${typed}” लगभग किसी नौकरी में नहीं लिखा, इसलिए ये ${placeName(place, 'hi')} की हैं।`,
    placeAsTyped: (typed) => `सिर्फ़ “${typed}”`,
    relaxed: (kind, value) =>
      ({
        location: `${placeName(value, 'hi')} में ऐसी कोई नौकरी नहीं। सभी जगहों की दिखा रहे हैं।`,
        company: `${value} में ऐसी कोई नौकरी नहीं। सभी कंपनियों की दिखा रहे हैं।`,
        pay: 'ऐसी किसी नौकरी में यह वेतन नहीं लिखा। वेतन के बिना दिखा रहे हैं।',
        experience_years: 'ऐसी किसी नौकरी में यह अनुभव नहीं लिखा। सालों के बिना दिखा रहे हैं।',
        experience_level: 'ऐसी किसी नौकरी में यह स्तर नहीं लिखा। स्तर के बिना दिखा रहे हैं।',
        shift: 'ऐसी किसी नौकरी में यह शिफ़्ट नहीं लिखी। शिफ़्ट के बिना दिखा रहे हैं।',
        employment_type: 'ऐसी किसी नौकरी में यह प्रकार नहीं लिखा। प्रकार के बिना दिखा रहे हैं।',
        work_mode: 'ऐसी किसी नौकरी में काम का यह तरीका नहीं लिखा। इसके बिना दिखा रहे हैं।',
        phrase: `किसी ऐसी नौकरी में “${value}” नहीं लिखा। ये शब्द किसी भी क्रम में दिखा रहे हैं।`,
      })[kind],
    placeOfNone: (place) =>
      `ऐसी किसी नौकरी की जगह ${placeName(place, 'hi')} नहीं है। सभी जगहों की दिखा रहे हैं।`,
    placeNamed: (total, count) =>
      total === 1 ? '1 नौकरी में इसका नाम लिखा है।' : `${count} नौकरियों में इसका नाम लिखा है।`,
    noWords: (typed) => `“${typed}” में खोजने लायक कोई शब्द नहीं, इसलिए इसे छोड़ दिया।`,
    aMonth: (rupees) => `₹${rupees} महीना`,
    undisclosedLast: 'जिन नौकरियों में वेतन नहीं बताया, वे बाद में आती हैं।',
    undisclosedToo: 'जिन नौकरियों में वेतन नहीं बताया, वे भी दिखा रहे हैं।',
    wish: wishIn(' या ', (words) => `${words} के बिना`),
    overruled: (words) =>
      `फ़िल्टर चुना हुआ है, इसलिए आपके शब्दों में से यह छोड़ दिया: ${words.map(quoted).join(', ')}।`,
    noneHasAll: 'किसी नौकरी में आपके सारे शब्द नहीं हैं। इनमें ज़्यादातर शब्द हैं, या काम मिलता-जुलता है।',
    also: (others, { isNearby, isNear }) =>
      `और ${numberText(others)} ${[...(isNearby ? ['आस-पास की'] : []), ...(isNear ? ['ज़्यादातर शब्दों वाली', 'मिलते-जुलते काम की'] : [])].join(' या ')}।`,
  },
});
