import type { ProfileView } from '../../../../contract/profiles/profile-views.ts';
import { defineMessages } from '../../../lib/messages.ts';
import type { Language } from '../../../../contract/endpoint.ts';

/** Who looked at the profile. */
export const viewMessages = defineMessages({
  en: {
    title: 'Who viewed your profile',
    intro:
      'Each company counts once a day. You see the company, not which of its people it was. Views older than a year are deleted.',
    periods: 'Time',
    month: 'Last 30 days',
    year: 'Last year',
    loadFailed: 'Who viewed your profile could not be loaded',
    none: 'Nobody yet',
    noneMonth: 'Nobody in the last 30 days',
    noneText:
      'Companies that you apply to appear here as soon as they open your profile or resume.',
    showYear: 'Show the last year',
    findJobs: 'Find Jobs',
    choices: 'Choose who sees you',
  },
  hi: {
    title: 'आपकी प्रोफ़ाइल किसने देखी',
    intro:
      'हर कंपनी एक दिन में एक बार गिनी जाती है। आपको कंपनी दिखती है, यह नहीं कि वहाँ किसने देखा। एक साल से पुरानी गिनती मिटा दी जाती है।',
    periods: 'समय',
    month: 'पिछले 30 दिन',
    year: 'पिछला साल',
    loadFailed: 'प्रोफ़ाइल किसने देखी, यह नहीं खुल सका',
    none: 'अभी किसी ने नहीं देखी',
    noneMonth: 'पिछले 30 दिन में किसी ने नहीं देखी',
    noneText: 'जिन कंपनियों में आवेदन करेंगे, वे आपकी प्रोफ़ाइल या रिज़्यूमे खोलते ही यहाँ दिखेंगी।',
    showYear: 'पिछला साल देखें',
    findJobs: 'नौकरी खोजें',
    choices: 'चुनें कि आप किसे दिखें',
  },
});

export const openedLabels: Record<Language, Record<ProfileView['opened'][number], string>> = {
  en: { profile: 'Profile', resume: 'Resume', public_profile: 'Public profile' },
  hi: { profile: 'प्रोफ़ाइल', resume: 'रिज़्यूमे', public_profile: 'सबके लिए प्रोफ़ाइल' },
};

export const reasonLabels: Record<Language, Record<ProfileView['reasons'][number], string>> = {
  en: {
    applied: 'because you applied there',
    searched: 'found by their search',
    shared_link: 'by your public link',
  },
  hi: {
    applied: 'क्योंकि आपने वहाँ आवेदन किया',
    searched: 'उनकी खोज में मिली',
    shared_link: 'आपके लिंक से',
  },
};
