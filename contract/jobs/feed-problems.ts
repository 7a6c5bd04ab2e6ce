import type { Language } from '../endpoint.ts';
import type { FeedProblem } from './job-feeds.ts';

/** Why a reading of a feed changed nothing. */
export const feedProblemLabels: Record<Language, Record<FeedProblem, string>> = {
  en: {
    forbidden: 'The address, or one that it redirects to, is not open to everybody over https.',
    too_many_redirects: 'The address redirects too often.',
    too_large: 'The list is larger than 5 MB.',
    too_slow: 'The server took longer than 20 seconds.',
    unreachable: 'The server does not answer.',
    refused: 'The server refuses to give the list.',
    unreadable: 'The list is neither CSV nor Indeed XML nor JSON with one list of jobs.',
    too_many_rows: 'The list has more than 500 jobs.',
    empty: 'The list is empty.',
    shrunk: 'The list has fewer than half as many jobs as before, so nothing was closed.',
    no_poster: 'Nobody in your company may post jobs at present.',
  },
  hi: {
    forbidden: 'यह पता, या जहाँ यह ले जाता है, https से सबके लिए खुला नहीं है।',
    too_many_redirects: 'यह पता बार-बार दूसरे पतों पर ले जाता है।',
    too_large: 'सूची 5 MB से बड़ी है।',
    too_slow: 'सर्वर ने 20 सेकंड से ज़्यादा लिए।',
    unreachable: 'सर्वर जवाब नहीं देता।',
    refused: 'सर्वर सूची देने से मना करता है।',
    unreadable: 'सूची न CSV में है, न Indeed XML में, न JSON में नौकरियों की एक सूची है।',
    too_many_rows: 'सूची में 500 से ज़्यादा नौकरियाँ हैं।',
    empty: 'सूची ख़ाली है।',
    shrunk: 'सूची में पहले की आधी से भी कम नौकरियाँ हैं, इसलिए कुछ बंद नहीं हुआ।',
    no_poster: 'आपकी कंपनी से अभी कोई नौकरी पोस्ट नहीं कर सकता।',
  },
};
