/** Error codes for the conditions of a job; `errors.ts` includes them. */
export const conditionErrors = {
  'resource.job.missing_access_contact': {
    status: 422,
    en: 'Name a person and an address where disabled people can ask what they need.',
    hi: 'एक व्यक्ति का नाम और पता लिखें, जिनसे विकलांग लोग अपनी ज़रूरत के बारे में पूछ सकें।',
  },
} as const;
