import { numberText } from '../../lib/format/format.ts';
import { defineMessages } from '../../lib/messages.ts';

/** What every search for jobs shows at once. */
export const jobsMessages = defineMessages({
  en: {
    title: 'Find jobs',
    what: 'Job title, keywords or company',
    where: 'City or area',
    clearWhat: 'Clear the words',
    clearWhere: 'Clear the place',
    search: 'Search',
    searching: 'Searching…',
    failed: 'Failed to load jobs. Please try again.',
    found: (count: number, capped: boolean) =>
      capped
        ? `${numberText(count)}+ jobs found`
        : count === 1
          ? '1 job found'
          : `${numberText(count)} jobs found`,
    inPlace: (place: string) => `in ${place}`,
    salaryDisordered:
      'Minimum salary cannot be greater than maximum salary. These jobs are of any salary.',
    filters: 'Filters',
    areSet: 'set',
    setFilters: 'Filters that are set',
    sort: 'Order of the jobs',
    newest: 'Newest',
    relevance: 'Most Relevant',
    titlesFirst: 'Titles with all your words come first.',
    undisclosedLower: 'Jobs that state no pay rank a little lower.',
    highestSalary: 'Highest Salary',
    view: 'View',
    listView: 'List View',
    gridView: 'Grid View',
    results: 'Jobs',
    preview: 'The chosen job',
  },
  hi: {
    title: 'नौकरी खोजें',
    what: 'पद, शब्द या कंपनी',
    where: 'शहर या इलाक़ा',
    clearWhat: 'शब्द हटाएँ',
    clearWhere: 'जगह हटाएँ',
    search: 'खोजें',
    searching: 'खोज रहे हैं…',
    failed: 'नौकरियाँ नहीं खुलीं। कृपया फिर कोशिश करें।',
    found: (count, capped) =>
      capped
        ? `${numberText(count)}+ नौकरियाँ मिलीं`
        : count === 1
          ? '1 नौकरी मिली'
          : `${numberText(count)} नौकरियाँ मिलीं`,
    inPlace: (place) => `${place} में`,
    salaryDisordered:
      'कम से कम वेतन, ज़्यादा से ज़्यादा वेतन से बड़ा नहीं हो सकता। ये नौकरियाँ किसी भी वेतन की हैं।',
    filters: 'फ़िल्टर',
    areSet: 'चुने हुए',
    setFilters: 'चुने हुए फ़िल्टर',
    sort: 'नौकरियों का क्रम',
    newest: 'सबसे नई',
    relevance: 'सबसे मिलती-जुलती',
    titlesFirst: 'जिनके पद के नाम में आपके सभी शब्द हैं, वे पहले।',
    undisclosedLower: 'जिन नौकरियों में वेतन नहीं बताया, वे थोड़ी नीचे।',
    highestSalary: 'सबसे ज़्यादा वेतन',
    view: 'कैसे दिखाएँ',
    listView: 'सूची',
    gridView: 'ग्रिड',
    results: 'नौकरियाँ',
    preview: 'चुनी हुई नौकरी',
  },
});
