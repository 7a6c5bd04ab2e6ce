import { numberText } from '../../../lib/format/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const searchNotesMessages = defineMessages({
  en: {
    readAs: 'Read from your words:',
    showing: 'Showing jobs for',
    searchInstead: 'Search instead for',
    placeInstead: (typed: string, place: string) =>
      `Next to no job says “${typed}”, so these are in ${place}.`,
    placeAsTyped: (typed: string) => `Only “${typed}”`,
    haveMost: (all: number) =>
      all === 0
        ? 'No job has all of your words. These have most of them, or are for related work.'
        : all === 1
          ? 'One job has all of your words. The others have most of them, or are for related work.'
          : `${numberText(all)} jobs have all of your words. The others have most of them, or are for related work.`,
  },
  hi: {
    readAs: 'आपके शब्दों से समझा:',
    showing: 'इसकी नौकरियाँ दिखा रहे हैं:',
    searchInstead: 'इसके बजाय यह खोजें:',
    placeInstead: (typed, place) => `“${typed}” लगभग किसी नौकरी में नहीं लिखा, इसलिए ये ${place} की हैं।`,
    placeAsTyped: (typed) => `सिर्फ़ “${typed}”`,
    haveMost: (all) =>
      all === 0
        ? 'किसी नौकरी में आपके सारे शब्द नहीं हैं। इनमें ज़्यादातर शब्द हैं, या काम मिलता-जुलता है।'
        : all === 1
          ? 'एक नौकरी में आपके सारे शब्द हैं। बाक़ी में ज़्यादातर शब्द हैं, या काम मिलता-जुलता है।'
          : `${numberText(all)} नौकरियों में आपके सारे शब्द हैं। बाक़ी में ज़्यादातर शब्द हैं, या काम मिलता-जुलता है।`,
  },
});
