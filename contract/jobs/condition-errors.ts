/** Error codes for the conditions of a job and for who posts it; `errors.ts` includes them. */
export const conditionErrors = {
  'resource.job.missing_access_contact': {
    status: 422,
    en: 'Name a person and an address where disabled people can ask what they need.',
    hi: 'एक व्यक्ति का नाम और पता लिखें, जिनसे विकलांग लोग अपनी ज़रूरत के बारे में पूछ सकें।',
  },
  'resource.job.missing_client': {
    status: 422,
    en: 'Name the company for which you hire. Consultants do so before a job opens.',
    hi: 'जिस कंपनी के लिए भर्ती कर रहे हैं, उसका नाम लिखें। कंसल्टेंट की नौकरी उसके बाद ही खुलती है।',
  },
} as const;
